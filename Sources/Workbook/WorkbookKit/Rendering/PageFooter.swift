import ChapterKit

/// The footer of a page: links to the legend of the badges, to the page's source, and to an issue about it.
struct PageFooter {
    /// The address of the legend, if it's on another page.
    let legend: String?
    private let source: String?
    private let issue: String?

    static let tags: [TemplateTag<PageFooter>] = [
        .text("source", "the address of the page's source", ifAny: \.source),
        .text("issue", "the address for an issue about the page", ifAny: \.issue),
    ]

    /// Creates the footer of a page.
    ///
    /// - Parameters:
    ///   - book: The book.
    ///   - file: The path of the page's source, relative to the book's folder.
    ///   - title: The title of the page.
    ///   - legend: The address of the legend, if it's on another page.
    /// - Returns: `nil` if there's nothing to link to.
    init?(of book: Book, file: String, title: String, legend: String? = nil) {
        guard book.kind == .workbook else { return nil }
        self.legend = legend
        source = book.configuration.sourceAddress(of: file)
        issue = book.configuration.issueAddress(about: title)
        if legend == nil, source == nil, issue == nil { return nil }
    }
}
