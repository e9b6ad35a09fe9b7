/// The pages that list the chapters: one, or in a big book one for every hundred.
struct IndexPages {
    static let chaptersPerPage = 100

    let book: Book
    let templates: Templates

    /// The index page that lists a chapter.
    static func path(ofChapterAt position: Int, in book: Book) -> String {
        path(ofPage: position / chaptersPerPage, in: book)
    }

    private static func path(ofPage page: Int, in book: Book) -> String {
        // A plain folder may have an index.md of its own: its page is index.html then.
        let base = book.isPlain && book.files.contains("index.md") ? "contents" : "index"
        return page == 0 ? "\(base).html" : "\(base)-\(page + 1).html"
    }

    /// - Parameter reports: the chapters' reports, in the order of the book.
    func files(_ reports: [ChapterReport]) -> [OutputFile] {
        let count = max(1, (reports.count + Self.chaptersPerPage - 1) / Self.chaptersPerPage)
        return (0..<count).map { page in
            let part = reports.dropFirst(page * Self.chaptersPerPage).prefix(Self.chaptersPerPage)
            return OutputFile(
                path: Self.path(ofPage: page, in: book), text: templates.index.render(context(part, page: page, of: count)))
        }
    }

    private func context(_ reports: ArraySlice<ChapterReport>, page: Int, of count: Int) -> [String: Any] {
        var context: [String: Any] = [
            "language": book.configuration.language,
            "title": book.configuration.title,
            "root": "",
            "book": ["title": book.configuration.title],
            "chapters": reports.map(chapter),
        ]
        context["summary"] = book.configuration.summary
        if count > 1 {
            var pages: [String: Any] = ["label": "Page \(page + 1) of \(count)"]
            if page > 0 { pages["previous"] = Self.path(ofPage: page - 1, in: book) }
            if page + 1 < count { pages["next"] = Self.path(ofPage: page + 1, in: book) }
            context["pages"] = pages
        }
        return context
    }

    private func chapter(_ report: ChapterReport) -> [String: Any] {
        var context: [String: Any] = ["title": report.outline.title, "href": URLText.ofPath(report.outline.page)]
        context["number"] = report.outline.number
        if !report.outline.summary.isEmpty { context["summary"] = report.outline.summary }
        if report.testedCount > 0 { context["tested"] = report.testedCount }
        if report.exerciseCount > 0 { context["exercises"] = report.exerciseCount }
        return context
    }
}
