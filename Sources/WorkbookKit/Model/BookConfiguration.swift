/// What `workbook.yml` says of the whole book.
public struct BookConfiguration: Sendable, Equatable {
    public var title: String
    public var summary: String?
    /// A BCP 47 tag, such as `en`.
    public var language = "en"
    /// The slugs in reading order; nil for the order of the file names.
    public var chapters: [Entry]?
    /// The modules that every extracted file imports.
    public var imports: [String] = []
    /// The function that every snippet runs inside.
    public var scope: String?
    /// Whether raw HTML in chapters reaches the pages.
    public var allowsHTML = false
    /// Files, relative to the book's folder, that say which names are documented elsewhere.
    public var names: [Entry] = []
    /// Folders, relative to the package, that a starter carries along.
    public var starterSources: [String] = []

    /// What a list names, and where.
    public struct Entry: Sendable, Equatable {
        public var slug: String
        public var location: SourceLocation
    }

    public init(title: String) { self.title = title }
}
