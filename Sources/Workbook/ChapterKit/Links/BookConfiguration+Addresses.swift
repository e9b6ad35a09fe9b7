/// The web addresses of a book's pages and sources, as configured in `workbook.yml`.
extension BookConfiguration {
    /// Returns the address of a page of the site. The address of the first page is that of the site.
    package func address(ofPage path: String) -> String? {
        site.map { path == "index.html" ? $0 : $0 + URLText.ofPath(path) }
    }

    /// Returns the address of a source file whose path is relative to the book's folder.
    package func sourceAddress(of path: String) -> String? {
        source.map { $0.replacing(Placeholder.path, with: URLText.ofPath(path)) }
    }

    /// Returns the address for opening an issue about a page.
    package func issueAddress(about title: String) -> String? {
        issues.map { $0.replacing(Placeholder.title, with: URLText.component(title)) }
    }

    /// The placeholders in addresses for values that differ between pages.
    enum Placeholder {
        static let path = "{path}"
        static let title = "{title}"
    }
}
