/// Where the pages are that list the chapters: one, or in a big book one for every hundred.
enum ListPages {
    static let chaptersPerPage = 100

    /// The page that holds the whole book.
    static let wholeBook = "book.html"

    /// The page that lists the names that chapters declare.
    static let names = "names.html"

    /// The page that lists what the book's claims rest on.
    static let sources = "sources.html"

    /// The page that lists a chapter.
    static func path(ofChapterAt position: Int, in book: Book) -> String {
        path(ofPage: position / chaptersPerPage, in: book)
    }

    /// The paths of all of a book's pages that list chapters.
    static func paths(in book: Book) -> Set<String> {
        Set((0...book.chapters.count / chaptersPerPage).map { path(ofPage: $0, in: book) })
    }

    static func path(ofPage page: Int, in book: Book) -> String {
        // A plain folder may have an index.md of its own: its page is index.html then.
        let names = book.dialect == .plain ? ["index", "contents", "chapters", "all-chapters"] : ["index"]
        let base = names.first { !book.files.contains($0 + ".md") } ?? "list-of-chapters"
        return page == 0 ? "\(base).html" : "\(base)-\(page + 1).html"
    }
}
