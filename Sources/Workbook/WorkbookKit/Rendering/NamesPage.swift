import ChapterKit

/// The page that lists the names that the chapters declare, and the names that they use and that are documented
/// elsewhere.
struct NamesPage {
    let book: Book
    let catalog: NameCatalog
    private let template: PageTemplate<Page>

    /// Creates the page.
    ///
    /// - Returns: `nil` if there's no such page because the folder isn't a book or there's no template.
    init?(of book: Book, catalog: NameCatalog, templates: Templates) {
        guard let template = templates.names, Self.isMade(of: book, templates: templates) else { return nil }
        self.book = book
        self.catalog = catalog
        self.template = template
    }

    static func isMade(of book: Book, templates: Templates) -> Bool {
        templates.names != nil && book.kind == .workbook && !book.chapters.isEmpty
    }

    /// Returns the page's file.
    ///
    /// - Parameter records: The names that the chapters declare and use, in the order of the book.
    func file(_ records: [NameRecord]) -> OutputFile {
        template.render(Page(book: book, declared: declared(records), used: used(records)))
    }

    /// The values of the page.
    struct Page: TemplatePage {
        let book: Book
        fileprivate let declared: [Declared]
        fileprivate let used: [Used]

        static let template = ListPages.names
        static let meaning = "the names that the chapters declare and use"

        static let tags: [TemplateTag<Page>] = [
            .language, .direction, .inBook, .address, .cover,
            .items("declared", "the names that the chapters declare", declaredTags, \.declared),
            .items("used", "the names that the chapters use, and that are documented elsewhere", usedTags, \.used),
        ]

        private static let declaredTags: [TemplateTag<Declared>] = [
            .text("name", "the name, after the names of the types around it", \.anchored.name.path),
            .text("kind", "what it is, such as `structure`") { word(for: $0.anchored.name) },
            .text("href", "the address of the listing", \.href),
            .text("declaration", "the declaration, if it has more than a kind and a name", ifAny: \.declaration),
            .html("summary", "the first sentence of its comment") { html($0.anchored.name.summary) },
            .text("chapter", "the chapter's title", \.metadata.title),
        ]

        private static let usedTags: [TemplateTag<Used>] = [
            .text("name", "the name, after the names of the types around it", \.entry.path),
            .text("kind", "how the declaration of a type begins, such as `class`", ifAny: { $0.entry.kind }),
            .text("href", "the address of its documentation") { URLText.encoded($0.entry.address) },
            .text("host", "the site of that address", \.entry.host),
            .html("summary", "the first sentence of its documentation") { html($0.entry.summary) },
            .list("chapters", "the chapters that use it", PageLink.tags, \.chapters),
        ]

        var path: String { ListPages.names }
    }

    /// A name that a chapter declares.
    fileprivate struct Declared {
        let metadata: Chapter.Metadata
        let anchored: AnchoredName

        var href: String { URLText.ofPath(metadata.page) + "#" + URLText.encoded(anchored.anchor) }
        var declaration: String? { anchored.name.hasDetails ? anchored.name.declaration : nil }
    }

    /// A name that chapters use, and that is documented elsewhere.
    fileprivate struct Used {
        let entry: NameCatalog.Entry
        let chapters: [PageLink]
    }

    private func declared(_ records: [NameRecord]) -> [Declared] {
        let names = zip(book.chapters, records).flatMap { metadata, record in
            record.declared.map { (Declared(metadata: metadata, anchored: $0), order: Self.order($0.name)) }
        }
        return names.sorted { $0.order < $1.order }.map(\.0)
    }

    /// Returns the sort key of a name: first the name itself, without its path and in lowercase.
    private static func order(_ name: DeclaredName) -> (String, String, String) {
        (name.name.lowercased(), name.path, name.declaration)
    }

    private func used(_ records: [NameRecord]) -> [Used] {
        let uses = zip(book.chapters, records).flatMap { metadata, record in record.used.map { ($0, metadata) } }
        let chapters = Dictionary(grouping: uses, by: \.0)
        let indices = chapters.keys.compactMap { catalog.indices[$0] }
        return indices.map { catalog.entries[$0] }.sorted { $0.path < $1.path }.map { entry in
            Used(entry: entry, chapters: (chapters[entry.path] ?? []).map { PageLink($0.1) })
        }
    }

    private static func html(_ sentence: String) -> [UInt8] {
        var html = HTMLWriter(capacity: sentence.utf8.count + 32)
        html.write(sentence: sentence)
        return html.bytes
    }

    /// Returns the word for the kind of a declaration.
    private static func word(for name: DeclaredName) -> String {
        switch name.kind {
        case .structure: "structure"
        case .class: "class"
        case .actor: "actor"
        case .protocol: "protocol"
        case .typealias: "type"
        case .enumeration: "enumeration"
        case .case: "case"
        case .function: name.owner.isEmpty ? "function" : "method"
        case .variable: name.owner.isEmpty ? "variable" : "property"
        case .constant: name.owner.isEmpty ? "constant" : "property"
        }
    }
}

extension DeclaredName {
    /// A Boolean value indicating whether the declaration contains more than its kind and its name.
    fileprivate var hasDetails: Bool { declaration != "\(kind.rawValue) \(name)" }
}
