/// The page that lists the sources of the book by kind, with the chapters that cite each.
struct SourcesPage {
    let book: Book
    private let template: FastTemplate

    /// Creates the page.
    ///
    /// - Returns: `nil` if there's no such page because the book has no sources or there's no template.
    init?(of book: Book, templates: Templates) {
        guard let template = templates.sources, Self.isMade(of: book, templates: templates) else { return nil }
        self.book = book
        self.template = template
    }

    static func isMade(of book: Book, templates: Templates) -> Bool {
        templates.sources != nil && !book.sources.entries.isEmpty
    }

    static func fragment(of source: Source) -> String { "source:\(source.key)" }

    func file(_ reports: [ChapterReport]) -> OutputFile {
        let fields: [TemplateValue.Field?] = [
            .init("language", book.configuration.language),
            .init("direction", ifAny: book.configuration.language.writingDirection),
            .init("book", .record([.init("title", book.configuration.title)])),
            .init("cover", ListPages.path(ofPage: 0, in: book)),
            .init("address", ifAny: book.configuration.address(ofPage: ListPages.sources)),
            .init("kinds", .list(Self.kinds(book.sources, reports))),
        ]
        return OutputFile(path: ListPages.sources, bytes: template.render(.record(fields.compactMap { $0 })))
    }

    /// Returns the sources by kind. Kinds without sources are left out.
    static func kinds(_ sources: Sources, _ reports: [ChapterReport]) -> [TemplateValue] {
        let chapters = Dictionary(
            grouping: reports.flatMap { report in report.cited.map { (key: $0.lowercased(), metadata: report.metadata) }
            },
            by: \.key)
        return Source.Kind.allCases.compactMap { kind in
            let items = sources.entries.filter { $0.kind == kind }.map { source in
                item(source, citedBy: (chapters[source.key.lowercased()] ?? []).map(\.metadata))
            }
            guard !items.isEmpty else { return nil }
            return .record([
                .init("word", "\(kind.word)"), .init("meaning", "\(kind.meaning)"), .init("items", .list(items)),
            ])
        }
    }

    private static func item(_ source: Source, citedBy chapters: [Chapter.Metadata]) -> TemplateValue {
        let fragment = "#" + URLText.encoded(BodyRenderer.citation(of: source.key))
        let pages = chapters.map { metadata in
            TemplateValue.record([
                .init("title", metadata.title), .init("href", URLText.ofPath(metadata.page) + fragment),
            ])
        }
        let fields: [TemplateValue.Field?] = [
            .init("id", Self.fragment(of: source)), .init("title", source.title),
            .init("href", ifAny: source.url.map(URLText.encoded)), .init("host", ifAny: source.host),
            .init("chapters", .list(pages)),
        ]
        return .record(fields.compactMap { $0 })
    }
}
