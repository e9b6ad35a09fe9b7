/// What `workbook.yml` says of the whole book.
public struct BookConfiguration: Sendable, Equatable {
    public var title: String
    public var summary: String?
    /// A BCP 47 tag, such as `en`.
    public var language = "en"
    /// The slugs in reading order; nil for the order of the file names.
    public var chapters: [Entry]?
    /// The slug of the file that introduces the book: prose, without a number and without tests.
    public var introduction: Entry?
    /// The modules that every extracted file imports.
    public var imports: [String] = []
    /// Where `workbook.yml` names each of them.
    var importPlaces: [SourceLocation] = []
    /// The function that every snippet runs inside.
    public var scope: String?
    /// What the functions around snippets are isolated to.
    public var isolation = Isolation.main
    /// The language mode of programs: `6`, or an earlier one.
    public var languageMode = "6"
    /// Whether raw HTML in chapters reaches the pages.
    public var allowsHTML = false
    /// Files, relative to the book's folder, that say which names are documented elsewhere.
    public var names: [Entry] = []
    /// The file, relative to the book's folder, that lists what the book's claims rest on.
    public var sources: Entry?
    /// What readers get to work on; nil when the book gives out nothing.
    public var starter: StarterConfiguration?

    /// The web address at which the site will stand, with a slash at its end.
    public var site: String?
    /// The address of a chapter's file, with `{path}` in place of its path in the book's folder.
    public var source: String?
    /// The address at which an issue is opened, with `{title}` in place of a page's title.
    public var issues: String?

    /// What a list names, and where.
    public struct Entry: Sendable, Equatable {
        public var slug: String
        public var location: SourceLocation
    }

    public init(title: String) { self.title = title }
}
