/// The result of one snippet of a chapter in a test run. It exists only if the snippet ran to completion.
package struct SnippetResult: Codable, Equatable, Sendable {
    /// The hash of the chapter's snippets at the time when the tests were extracted.
    package var source = ""
    /// The output of an example.
    package var printed: String?
    /// The drawing of a figure or a walk.
    package var drawing: Drawing?
    /// The running time, in seconds.
    package var seconds: Double?

    package init(source: String = "", printed: String? = nil, drawing: Drawing? = nil) {
        self.source = source
        self.printed = printed
        self.drawing = drawing
    }
}
