/// What one snippet of a chapter did in a run of the tests. That there is one says that it ran to its end.
public struct SnippetResult: Codable, Equatable, Sendable {
    /// What an example printed.
    public var printed: String?
    /// What a figure drew, as SVG text.
    public var picture: String?

    public init(printed: String? = nil, picture: String? = nil) {
        self.printed = printed
        self.picture = picture
    }
}
