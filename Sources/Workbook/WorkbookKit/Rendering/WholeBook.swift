/// The page with the whole book, for printing. It contains all chapters, and the solutions of all exercises at the end.
///
/// A large book has no such page, because it would take too long to load.
struct WholeBook: Sendable {
    private static let mostChapters = 30

    let book: Book
    let links: LinkResolver
    let catalogue: NameCatalogue
    private let template: FastTemplate

    /// Creates the page.
    ///
    /// - Returns: `nil` if there's no such page because the folder isn't a book, the book is large, or there's no
    ///   template.
    init?(of book: Book, links: LinkResolver, catalogue: NameCatalogue, templates: Templates) {
        guard let template = templates.book, Self.isMade(of: book, templates: templates) else { return nil }
        self.book = book
        self.links = links
        self.catalogue = catalogue
        self.template = template
    }

    static func isMade(of book: Book, templates: Templates) -> Bool {
        templates.book != nil && book.kind == .workbook && (1...mostChapters).contains(book.chapters.count)
    }

    /// Returns the page's file.
    ///
    /// - Parameter chapters: All chapters, in the order of the book.
    func page(_ chapters: [CheckedChapter]) throws -> OutputFile {
        let names = BookNames(of: book, catalogue: catalogue) { metadata in
            chapters.first { $0.chapter.metadata == metadata }.map { ChapterNames.names(in: $0.chapter) } ?? []
        }
        let parts = try parallelMap(chapters) { part($0, names) }
        let solutions = chapters.compactMap { self.solutions(of: $0.chapter) }
        let fields: [TemplateValue.Field?] = [
            .init("language", book.configuration.language),
            .init("direction", ifAny: book.configuration.language.writingDirection),
            .init("title", book.configuration.title),
            .init("summary", ifAny: book.configuration.summary),
            .init("address", ifAny: book.configuration.address(ofPage: ListPages.wholeBook)),
            .init("cover", ListPages.path(ofPage: 0, in: book)),
            .init("chapters", .list(parts)),
            .init("solutions", items: solutions),
            .init("marks", ifAny: Legend.value(of: book)),
            .init("sources", items: SourcesPage.kinds(book.sources, [])),
        ]
        return OutputFile(path: ListPages.wholeBook, bytes: template.render(.record(fields.compactMap { $0 })))
    }

    private func part(_ checked: CheckedChapter, _ names: BookNames) -> TemplateValue {
        let metadata = checked.chapter.metadata
        let body = BodyRenderer.body(
            of: checked.chapter, links: links, figures: checked.pictures, allowsHTML: book.configuration.allowsHTML,
            page: .ofWholeBook, names: names.names(on: checked.chapter))
        let fields: [TemplateValue.Field?] = [
            .init("title", metadata.title), .init("id", metadata.slug),
            .init("number", ifAny: metadata.number.map(String.init)), .init("summary", ifAny: metadata.summary),
            .init("article", ifAny: metadata.article.map(PageRenderer.article)),
            .init("body", .html(body.text + body.footnotes)),
        ]
        return .record(fields.compactMap { $0 })
    }

    private func solutions(of chapter: Chapter) -> TemplateValue? {
        let html = BodyRenderer.solutions(of: chapter, links: links)
        return html.isEmpty ? nil : .record([.init("title", chapter.metadata.title), .init("body", .html(html))])
    }
}
