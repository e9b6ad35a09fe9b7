/// The pages that list the chapters: one, or in a big book one for every hundred.
struct IndexPages {
    static let chaptersPerPage = 100

    let book: Book
    let templates: Templates

    /// The index page that lists a chapter.
    static func path(ofChapterAt position: Int, in book: Book) -> String {
        path(ofPage: position / chaptersPerPage, in: book)
    }

    /// The paths of all of a book's pages that list chapters.
    static func paths(in book: Book) -> Set<String> {
        Set((0...book.chapters.count / chaptersPerPage).map { path(ofPage: $0, in: book) })
    }

    private static func path(ofPage page: Int, in book: Book) -> String {
        // A plain folder may have an index.md of its own: its page is index.html then.
        let names = book.isPlain ? ["index", "contents", "chapters", "all-chapters"] : ["index"]
        let base = names.first { !book.files.contains($0 + ".md") } ?? "list-of-chapters"
        return page == 0 ? "\(base).html" : "\(base)-\(page + 1).html"
    }

    /// - Parameter reports: the chapters' reports, in the order of the book.
    func files(_ reports: [ChapterReport]) throws -> [OutputFile] {
        let count = max(1, (reports.count + Self.chaptersPerPage - 1) / Self.chaptersPerPage)
        return try parallelMap(Array(0..<count)) { page in
            let part = reports.dropFirst(page * Self.chaptersPerPage).prefix(Self.chaptersPerPage)
            return OutputFile(
                path: Self.path(ofPage: page, in: book),
                bytes: templates.index.render(context(part, page: page, of: count)))
        }
    }

    private func context(_ reports: ArraySlice<ChapterReport>, page: Int, of count: Int) -> TemplateValue {
        var fields: [TemplateValue.Field?] = [
            .init("language", book.configuration.language),
            .init("title", book.configuration.title),
            .init("summary", ifAny: book.configuration.summary),
            .init("root", ""),
            .init("book", .record([.init("title", book.configuration.title)])),
            .init("chapters", .list(reports.map(chapter))),
        ]
        if count > 1 {
            let pages: [TemplateValue.Field?] = [
                .init("label", "Page \(page + 1) of \(count)"),
                .init("previous", ifAny: page > 0 ? Self.path(ofPage: page - 1, in: book) : nil),
                .init("next", ifAny: page + 1 < count ? Self.path(ofPage: page + 1, in: book) : nil),
            ]
            fields.append(.init("pages", .record(pages.compactMap { $0 })))
        }
        return .record(fields.compactMap { $0 })
    }

    private func chapter(_ report: ChapterReport) -> TemplateValue {
        let fields: [TemplateValue.Field?] = [
            .init("title", report.outline.title),
            .init("href", URLText.ofPath(report.outline.page)),
            .init("number", ifAny: report.outline.number.map(String.init)),
            .init("summary", ifAny: report.outline.summary),
            .init("tested", ifAny: report.testedCount > 0 ? String(report.testedCount) : nil),
            .init("exercises", ifAny: report.exerciseCount > 0 ? String(report.exerciseCount) : nil),
        ]
        return .record(fields.compactMap { $0 })
    }
}
