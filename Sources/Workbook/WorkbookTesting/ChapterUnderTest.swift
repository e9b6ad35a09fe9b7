/// The chapter that an extracted file tests.
public struct ChapterUnderTest: Sendable {
    public let slug: String
    /// The chapter's file, relative to the package: `chapters/01-windows.md`.
    public let path: String
    /// The hash of the chapter's snippets at the time of the extraction.
    let source: String
    /// The folder with the chapter's accepted pictures.
    let figures: String

    public init(slug: String, path: String, source: String = "", figures: String) {
        self.slug = slug
        self.path = path
        self.source = source
        self.figures = figures
    }

    public func place(_ index: Int, _ title: String, line: Int, column: Int) -> SnippetPlace {
        SnippetPlace(chapter: self, index: index, title: title, line: line, column: column)
    }
}

/// The error that is thrown if the chapter contains no file with the given path.
public struct MissingResource: Error, CustomStringConvertible {
    let path: String

    public init(path: String) { self.path = path }

    public var description: String { "no block of the chapter says file=\"\(path)\"" }
}
