/// The paths of the pages that list the chapters. A large book has one for each hundred chapters.
package enum ListPages {
    package static let chaptersPerPage = 100

    /// The page with the whole book.
    package static let wholeBook = "book.html"

    /// The page with the list of names that chapters declare.
    package static let names = "names.html"

    /// The page with the list of sources that the book cites.
    package static let sources = "sources.html"

    /// Returns the path of the page that lists a chapter.
    package static func path(ofChapterAt position: Int, in book: Book) -> String {
        path(ofPage: position / chaptersPerPage, in: book)
    }

    /// Returns the paths of all pages that list the chapters of a book.
    package static func paths(in book: Book) -> Set<String> {
        Set((0...book.chapters.count / chaptersPerPage).map { path(ofPage: $0, in: book) })
    }

    package static func path(ofPage page: Int, in book: Book) -> String {
        // A plain folder can contain a file `index.md`, whose page is `index.html`.
        let names = book.kind == .plainMarkdown ? ["index", "contents", "chapters", "all-chapters"] : ["index"]
        let base = names.first { !book.files.contains($0 + ".md") } ?? "list-of-chapters"
        return page == 0 ? "\(base).html" : "\(base)-\(page + 1).html"
    }
}
