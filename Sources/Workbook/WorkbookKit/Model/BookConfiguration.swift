/// The configuration of a book in its `workbook.yml`.
public struct BookConfiguration: Sendable, Equatable {
    public var title: String
    public var summary: String?
    /// The language of the book as a BCP 47 tag, such as `en`.
    public var language = "en"
    /// The slugs in reading order, or `nil` for the order of the file names.
    public var chapters: [Entry]?
    /// The slug of the file that introduces the book, which has no number and no tests.
    public var introduction: Entry?
    /// The modules that every extracted file imports.
    public var imports: [String] = []
    /// The locations of the imports in `workbook.yml`.
    var importLocations: [SourceLocation] = []
    /// The function that every snippet runs inside.
    public var scope: String?
    /// The isolation of the functions around snippets.
    public var isolation = Isolation.main
    /// The language mode of programs: `6`, or an earlier one.
    public var languageMode = "6"
    /// A Boolean value indicating whether raw HTML in chapters is copied to the pages.
    public var allowsHTML = false
    /// The files that list names documented outside the book, relative to the book's folder.
    public var names: [Entry] = []
    /// The file that lists the sources of the book's claims, relative to the book's folder.
    public var sources: Entry?
    /// The configuration of starters, or `nil` if the book doesn't offer any.
    public var starter: StarterConfiguration?

    /// The web address of the published site, with a trailing slash.
    public var site: String?
    /// The address of a chapter's file, where `{path}` represents its path in the book's folder.
    public var source: String?
    /// The address for opening an issue, where `{title}` represents the title of a page.
    public var issues: String?

    /// An entry of a list, with its location.
    public struct Entry: Sendable, Equatable {
        public var slug: String
        public var location: SourceLocation
    }

    public init(title: String) { self.title = title }
}
