/// What one snippet of a chapter did in a run of the tests. That there is one says that it ran to its end.
package struct SnippetResult: Codable, Equatable, Sendable {
    /// The hash of the chapter's snippets, as they were when the tests were extracted.
    package var source = ""
    /// What an example printed.
    package var printed: String?
    /// What a figure or a walk drew.
    package var drawing: Drawing?
    /// How long it ran.
    package var seconds: Double?

    package init(source: String = "", printed: String? = nil, drawing: Drawing? = nil) {
        self.source = source
        self.printed = printed
        self.drawing = drawing
    }
}
