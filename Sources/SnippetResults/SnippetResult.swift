/// What one snippet of a chapter did in a run of the tests. That there is one says that it ran to its end.
package struct SnippetResult: Codable, Equatable, Sendable {
    /// The hash of the chapter's snippets, as they were when the tests were extracted.
    package var source = ""
    /// What an example printed.
    package var printed: String?
    /// What a figure drew, as SVG text.
    package var picture: String?

    package init(source: String = "", printed: String? = nil, picture: String? = nil) {
        self.source = source
        self.printed = printed
        self.picture = picture
    }
}
