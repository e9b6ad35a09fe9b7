import ChapterKit

/// The page with the whole book, for printing. It contains all chapters, and the solutions of all exercises at the end.
///
/// A large book has no such page, because it would take too long to load.
struct WholeBook: Sendable {
    private static let mostChapters = 30

    let book: Book
    let links: LinkResolver
    private let template: PageTemplate<Page>

    /// Creates the page.
    ///
    /// - Returns: `nil` if there's no such page because the folder isn't a book, the book is large, or there's no
    ///   template.
    init?(of book: Book, links: LinkResolver, templates: Templates) {
        guard let template = templates.book, Self.isMade(of: book, templates: templates) else { return nil }
        self.book = book
        self.links = links
        self.template = template
    }

    static func isMade(of book: Book, templates: Templates) -> Bool {
        templates.book != nil && book.kind == .workbook && (1...mostChapters).contains(book.chapters.count)
    }

    /// Returns the page's file.
    ///
    /// - Parameter chapters: All chapters, in the order of the book.
    func page(_ chapters: [CheckedChapter]) throws -> OutputFile {
        let parts = try parallelMap(chapters) { part($0) }
        let solutions = chapters.compactMap { self.solutions(of: $0.chapter) }
        return template.render(Page(book: book, parts: parts, solutions: solutions))
    }

    /// The values of the page.
    struct Page: TemplatePage {
        let book: Book
        let parts: [Part]
        let solutions: [Part]

        static let template = ListPages.wholeBook
        static let meaning = "the whole book, for printing"

        static let tags: [TemplateTag<Page>] = [
            .language, .direction, .theme, .bookTitle, .bookSummary, .address, .cover,
            .list("chapters", "the chapters", chapterTags, \.parts),
            .items("solutions", "the chapters with exercises", Part.tags, \.solutions),
            .section("marks", "the legend", Legend.tags) { Legend(of: $0.book) },
            .items("sources", "the kinds of sources", SourceKind.tags(SourceKind.itemTags)) {
                SourceKind.all($0.book.sources, [])
            },
        ]

        private static let chapterTags: [TemplateTag<Part>] =
            Part.tags + [
                .text("id", "its anchor", \.metadata.slug),
                .text("number", "its number", ifAny: { $0.metadata.number.map(String.init) }),
                .text("summary", "its summary", ifAny: \.metadata.summary),
                .section(
                    "article", "the article that it's based on", ChapterPage.articleTags, \.metadata.article),
            ]

        var path: String { ListPages.wholeBook }
    }

    /// A chapter, or the solutions of its exercises.
    struct Part {
        let metadata: Chapter.Metadata
        let body: [UInt8]

        fileprivate static let tags: [TemplateTag<Part>] = [
            .text("title", "the chapter's title", \.metadata.title),
            .html("body", "its text, or the solutions", \.body),
        ]
    }

    private func part(_ checked: CheckedChapter) -> Part {
        let body = BodyRenderer.body(
            of: checked.chapter, links: links, figures: checked.pictures, allowsHTML: book.configuration.allowsHTML,
            page: .ofWholeBook)
        return Part(metadata: checked.chapter.metadata, body: body.text + body.footnotes)
    }

    private func solutions(of chapter: Chapter) -> Part? {
        let html = BodyRenderer.solutions(of: chapter, links: links)
        return html.isEmpty ? nil : Part(metadata: chapter.metadata, body: html)
    }
}
