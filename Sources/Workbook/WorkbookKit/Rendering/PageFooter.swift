/// The footer of a page: links to the legend of the badges, to the page's source, and to an issue about it.
enum PageFooter {
    /// Returns the footer of a page.
    ///
    /// - Parameters:
    ///   - book: The book.
    ///   - file: The path of the page's source, relative to the book's folder.
    ///   - title: The title of the page.
    ///   - legend: The address of the legend, if it's on another page.
    /// - Returns: `nil` if there's nothing to link to.
    static func value(of book: Book, file: String, title: String, legend: String? = nil) -> TemplateValue? {
        guard book.kind == .workbook else { return nil }
        let fields: [TemplateValue.Field?] = [
            .init("marks", ifAny: legend),
            .init("source", ifAny: book.configuration.sourceAddress(of: file)),
            .init("issue", ifAny: book.configuration.issueAddress(about: title)),
        ]
        let links = fields.compactMap { $0 }
        return links.isEmpty ? nil : .record(links)
    }
}
