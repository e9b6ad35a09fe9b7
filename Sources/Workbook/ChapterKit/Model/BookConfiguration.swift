/// The configuration of a book in its `workbook.yml`.
package struct BookConfiguration: Sendable, Equatable {
    package var title: String
    package var summary: String?
    /// The language of the book as a BCP 47 tag, such as `en`.
    package var language = "en"
    /// The slugs in reading order, or `nil` for the order of the file names.
    package var chapters: [Entry]?
    /// The slug of the file that introduces the book, which has no number and no tests.
    package var introduction: Entry?
    /// The modules that every extracted file imports.
    package var imports: [String] = []
    /// The locations of the imports in `workbook.yml`.
    var importLocations: [SourceLocation] = []
    /// The function that every snippet runs inside.
    package var scope: String?
    /// The isolation of the functions around snippets.
    package var isolation = Isolation.main
    /// The language mode of programs: `6`, or an earlier one.
    package var languageMode = "6"
    /// A Boolean value indicating whether raw HTML in chapters is copied to the pages.
    package var allowsHTML = false
    /// The files that list names documented outside the book, relative to the book's folder.
    package var names: [Entry] = []
    /// The file that lists the sources of the book's claims, relative to the book's folder.
    package var sources: Entry?
    /// The configuration of starters, or `nil` if the book doesn't offer any.
    package var starter: StarterConfiguration?

    /// The web address of the published site, with a trailing slash.
    package var site: String?
    /// The address of a chapter's file, where `{path}` represents its path in the book's folder.
    package var source: String?
    /// The address for opening an issue, where `{title}` represents the title of a page.
    package var issues: String?

    /// The style sheet that changes the site's colors, fonts, and measures, relative to the book's folder.
    package var theme: Entry?
    /// The parts of the cover that the chapters don't contain.
    package var cover = Cover()

    package struct Cover: Sendable, Equatable {
        /// The people for whom the book is.
        package var readers: String?
        /// The things that the reader builds.
        package var builds: [String] = []
        /// The requirements for running the book's code.
        package var needs: String?
        package var picture: Picture?

        /// A figure of a chapter.
        package struct Picture: Sendable, Equatable {
            package var slug: String
            package var name: String
            package var location: SourceLocation
        }
    }

    /// An entry of a list, with its location.
    package struct Entry: Sendable, Equatable {
        package var slug: String
        package var location: SourceLocation
    }

    package init(title: String) { self.title = title }
}
