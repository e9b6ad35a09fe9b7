import ChapterKit

/// The page that lists the sources of the book by kind, with the chapters that cite each.
struct SourcesPage {
    let book: Book
    private let template: PageTemplate<Page>

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
        template.render(Page(book: book, kinds: SourceKind.all(book.sources, reports)))
    }

    /// The values of the page.
    struct Page: TemplatePage {
        let book: Book
        let kinds: [SourceKind]

        static let template = ListPages.sources
        static let meaning = "the sources of the book"

        static let tags: [TemplateTag<Page>] = [
            .language, .direction, .theme, .inBook, .address, .cover,
            .list("kinds", "the kinds of sources", SourceKind.tags(SourceKind.citedItemTags), \.kinds),
        ]

        var path: String { ListPages.sources }
    }
}

/// The sources of one kind.
struct SourceKind {
    let kind: Source.Kind
    let items: [Item]

    struct Item {
        let source: Source
        let chapters: [PageLink]
    }

    /// Returns the sources by kind. Kinds without sources are left out.
    static func all(_ sources: Sources, _ reports: [ChapterReport]) -> [SourceKind] {
        let chapters = Dictionary(
            grouping: reports.flatMap { report in report.cited.map { (key: $0.lowercased(), metadata: report.metadata) }
            },
            by: \.key)
        return Source.Kind.allCases.compactMap { kind in
            let items = sources.entries.filter { $0.kind == kind }.map { source in
                let fragment = "#" + URLText.encoded(BodyRenderer.citation(of: source.key))
                let cited = chapters[source.key.lowercased()] ?? []
                return Item(source: source, chapters: cited.map { PageLink($0.metadata, fragment: fragment) })
            }
            return items.isEmpty ? nil : SourceKind(kind: kind, items: items)
        }
    }

    static func tags(_ itemTags: [TemplateTag<Item>]) -> [TemplateTag<SourceKind>] {
        [
            .text("word", "the word behind a claim") { "\($0.kind.word)" },
            .text("meaning", "what the word means") { "\($0.kind.meaning)" },
            .list("items", "the sources of the kind", itemTags, \.items),
        ]
    }

    static let itemTags: [TemplateTag<Item>] = [
        .text("id", "its anchor") { SourcesPage.fragment(of: $0.source) },
        .text("title", "its title", \.source.title),
        .text("href", "its address", ifAny: { $0.source.url.map(URLText.encoded) }),
        .text("host", "the site of that address", ifAny: \.source.host),
    ]

    static let citedItemTags = itemTags + [.list("chapters", "the chapters that cite it", PageLink.tags, \.chapters)]
}
