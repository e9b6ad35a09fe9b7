/// A renderer of chapter pages, from the body of a chapter and the template.
struct PageRenderer: Sendable {
    let book: Book
    let templates: Templates
    /// A Boolean value indicating whether the site offers starter archives for download.
    let offersStarters: Bool
    /// The index of each chapter in the book, keyed by path.
    private let positions: [String: Int]
    /// The relative URLs of the chapters' pages, in the order of the book.
    private let urls: [String]

    /// The number of chapters that a page of a large book lists before and after its own.
    private static let neighbours = 5
    /// The maximum number of chapters in a book whose pages list all chapters.
    static let smallBook = 30

    init(book: Book, templates: Templates, offersStarters: Bool = false) {
        self.book = book
        self.templates = templates
        self.offersStarters = offersStarters
        positions = Dictionary(
            book.chapters.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        urls = book.chapters.map { URLText.ofPath($0.page) }
    }

    func page(_ chapter: Chapter, body: [UInt8], footnotes: [UInt8] = []) -> OutputFile {
        let context = context(of: chapter, body: body, footnotes: footnotes)
        return OutputFile(path: chapter.metadata.page, bytes: templates.page.render(context))
    }

    private func context(of chapter: Chapter, body: [UInt8], footnotes: [UInt8]) -> TemplateValue {
        let metadata = chapter.metadata
        let root = metadata.root
        let position = positions[metadata.path] ?? 0
        let previous = position > 0 ? link(to: position - 1, root: root) : nil
        let next = position + 1 < book.chapters.count ? link(to: position + 1, root: root) : nil
        // A plain folder has no configured language, so it's inferred from the title.
        let language =
            (book.kind == .plainMarkdown ? metadata.title.writtenLanguage : nil) ?? book.configuration.language
        let fields: [TemplateValue.Field?] = [
            .init("language", language), .init("direction", ifAny: language.writingDirection),
            .init("title", metadata.title), .init("titleAnchor", ifAny: chapter.titleAnchor),
            .init("summary", ifAny: metadata.summary),
            .init("number", ifAny: metadata.number.map(String.init)),
            .init("root", root),
            .init("book", .record([.init("title", book.configuration.title)])),
            .init("address", ifAny: book.configuration.address(ofPage: metadata.page)),
            .init("body", .html(body)),
            .init("footnotes", .html(footnotes)),
            .init("chapters", .list(neighbours(of: position, root: root))),
            .init("allChapters", root + ListPages.path(ofChapterAt: position, in: book)),
            .init("names", ifAny: NamesPage.isMade(of: book, templates: templates) ? root + ListPages.names : nil),
            .init(
                "sources", ifAny: SourcesPage.isMade(of: book, templates: templates) ? root + ListPages.sources : nil),
            .init("previous", ifAny: previous.map { .record($0) }),
            .init("next", ifAny: next.map { .record($0) }),
            .init("contents", items: contents(of: chapter)),
            .init("article", ifAny: metadata.article.map(Self.article)),
            .init("needs", items: needs(of: metadata)),
            .init(
                "swift", ifAny: chapter.declaresSomething ? root + URLText.ofPath(ChapterSwift.path(of: metadata)) : nil
            ),
            .init("starter", ifAny: starter(of: chapter)),
            .init("exercises", items: exercises(of: chapter), .init("command", "workbook starter \(metadata.slug)")),
            .init("introduction", ifAny: metadata.isIntroduction ? nil : introduction(root: root)),
            .init("foot", ifAny: foot(of: metadata)),
        ]
        return .record(fields.compactMap { $0 })
    }

    /// Returns the link to the archive with the chapter's starter, and its instructions.
    private func starter(of chapter: Chapter) -> TemplateValue? {
        let metadata = chapter.metadata
        guard offersStarters, let starterConfiguration = book.configuration.starter,
            StarterLink.isOffered(metadata, declaresSomething: chapter.declaresSomething)
        else { return nil }
        let name = StarterLink.path(of: metadata)
        return .record(
            [
                .init("href", metadata.root + URLText.ofPath(name)), .init("file", name),
                .init("folder", metadata.slug),
                .init("hasApp", .flag(StarterLink.hasApp(metadata, in: book))),
                .init("minutes", ifAny: starterConfiguration.minutes.map { $0 == 1 ? "a minute" : "\($0) minutes" }),
            ].compactMap { $0 })
    }

    /// Returns the indices of the chapters whose titles are on a chapter's page, including its own.
    func chaptersNamed(on metadata: Chapter.Metadata) -> [Int] {
        let near = Array(range(around: positions[metadata.path] ?? 0))
        let first = book.introduction == nil ? [] : [0]
        return near + first + metadata.needs.compactMap { need in book.chapters.firstIndex { $0.slug == need.slug } }
    }

    /// Returns the indices of the chapters that a page lists.
    private func range(around position: Int) -> Range<Int> {
        let count = book.chapters.count
        if count <= Self.smallBook { return 0..<count }
        return max(0, position - Self.neighbours)..<min(count, position + Self.neighbours + 1)
    }

    private func link(to position: Int, root: String) -> [TemplateValue.Field] {
        [.init("title", book.chapters[position].title), .init("href", root + urls[position])]
    }

    private func foot(of metadata: Chapter.Metadata) -> TemplateValue? {
        PageFooter.value(
            of: book, file: String(metadata.path.dropFirst(book.prefix.count)), title: metadata.title,
            legend: metadata.root + Legend.address(in: book))
    }

    private func introduction(root: String) -> TemplateValue? {
        book.introduction.map { .record([.init("title", $0.title), .init("href", root + URLText.ofPath($0.page))]) }
    }

    private func neighbours(of position: Int, root: String) -> [TemplateValue] {
        range(around: position).map { index in
            let number = TemplateValue.Field("number", ifAny: book.chapters[index].number.map(String.init))
            let current = TemplateValue.Field("current", .flag(index == position))
            return .record(link(to: index, root: root) + [current] + [number].compactMap { $0 })
        }
    }

    private func contents(of chapter: Chapter) -> [TemplateValue] {
        let items: [TemplateValue] = chapter.blocks.compactMap { block in
            guard case .heading(let heading) = block.content, heading.level == 2 || heading.level == 3 else {
                return nil
            }
            return .record([
                .init("level", String(heading.level)), .init("href", "#" + URLText.encoded(heading.anchor)),
                .init("label", .html(label(of: heading))),
            ])
        }
        return items.count < 2 ? [] : items
    }

    /// Returns a heading for the table of contents, with its code but without links and footnotes.
    private func label(of heading: Heading) -> [UInt8] {
        var html = HTMLWriter(capacity: 64)
        for inline in heading.text {
            if case .code(let text) = inline {
                html.markup("<code>")
                html.text(text)
                html.markup("</code>")
            } else {
                html.text([inline].plainText)
            }
        }
        return html.bytes
    }

    /// Returns the article that a chapter is based on, for the templates.
    static func article(_ article: Chapter.Article) -> TemplateValue {
        let isWeb = article.url.map { ["http", "https"].contains(URLText.scheme(of: $0)) } ?? false
        let fields: [TemplateValue.Field?] = [
            .init("title", article.title), .init("lang", ifAny: article.title.writtenLanguage),
            .init("author", ifAny: article.author), .init("year", ifAny: article.year),
            .init("url", ifAny: isWeb ? article.url.map(URLText.encoded) : nil),
        ]
        return .record(fields.compactMap { $0 })
    }

    private func needs(of metadata: Chapter.Metadata) -> [TemplateValue] {
        metadata.needs.compactMap { need in
            book.chapters.firstIndex { $0.slug == need.slug }.map { .record(link(to: $0, root: metadata.root)) }
        }
    }

    private func exercises(of chapter: Chapter) -> [TemplateValue] {
        chapter.snippets.compactMap { snippet in
            guard snippet.kind == .exercise else { return nil }
            return .record([.init("title", snippet.title), .init("href", "#" + snippet.anchor)])
        }
    }
}
