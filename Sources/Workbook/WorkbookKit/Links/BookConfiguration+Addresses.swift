/// Where the pages of a book and its sources are on the web, as far as `workbook.yml` says it.
extension BookConfiguration {
    /// The address of a page of the site; the first page's is the site's own.
    func address(ofPage path: String) -> String? {
        site.map { path == "index.html" ? $0 : $0 + URLText.ofPath(path) }
    }

    /// The address of the source of a file, whose path is relative to the book's folder.
    func sourceAddress(of path: String) -> String? {
        source.map { $0.replacing(Placeholder.path, with: URLText.ofPath(path)) }
    }

    /// The address at which an issue about a page can be opened.
    func issueAddress(about title: String) -> String? {
        issues.map { $0.replacing(Placeholder.title, with: URLText.component(title)) }
    }

    /// What stands in an address for what is another on every page.
    enum Placeholder {
        static let path = "{path}"
        static let title = "{title}"
    }
}
