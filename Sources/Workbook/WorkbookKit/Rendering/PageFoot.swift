/// What stands at the foot of a page: links to the legend of the marks, to the page's source, and to an issue about it.
enum PageFoot {
    /// - Parameters:
    ///   - file: the page's source, relative to the book's folder.
    ///   - marks: where the legend is, on another page than this.
    /// - Returns: nil when there is nothing to link to.
    static func value(of book: Book, file: String, title: String, marks: String? = nil) -> TemplateValue? {
        guard book.dialect == .book else { return nil }
        let fields: [TemplateValue.Field?] = [
            .init("marks", ifAny: marks),
            .init("source", ifAny: book.configuration.sourceAddress(of: file)),
            .init("issue", ifAny: book.configuration.issueAddress(about: title)),
        ]
        let links = fields.compactMap { $0 }
        return links.isEmpty ? nil : .record(links)
    }
}
