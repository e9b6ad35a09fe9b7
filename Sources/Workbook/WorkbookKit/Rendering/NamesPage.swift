/// The page that lists the names that the chapters declare, and the names that they use and that are documented
/// elsewhere.
struct NamesPage {
    let book: Book
    let catalogue: NameCatalogue
    private let template: FastTemplate

    /// Creates the page.
    ///
    /// - Returns: `nil` if there's no such page because the folder isn't a book or there's no template.
    init?(of book: Book, catalogue: NameCatalogue, templates: Templates) {
        guard let template = templates.names, Self.isMade(of: book, templates: templates) else { return nil }
        self.book = book
        self.catalogue = catalogue
        self.template = template
    }

    static func isMade(of book: Book, templates: Templates) -> Bool {
        templates.names != nil && book.kind == .workbook && !book.chapters.isEmpty
    }

    /// Returns the page's file.
    ///
    /// - Parameter records: The names that the chapters declare and use, in the order of the book.
    func file(_ records: [NameRecord]) -> OutputFile {
        let fields: [TemplateValue.Field?] = [
            .init("language", book.configuration.language),
            .init("direction", ifAny: book.configuration.language.writingDirection),
            .init("book", .record([.init("title", book.configuration.title)])),
            .init("cover", ListPages.path(ofPage: 0, in: book)),
            .init("address", ifAny: book.configuration.address(ofPage: ListPages.names)),
            .init("declared", items: declared(records)),
            .init("used", items: used(records)),
        ]
        return OutputFile(path: ListPages.names, bytes: template.render(.record(fields.compactMap { $0 })))
    }

    private func declared(_ records: [NameRecord]) -> [TemplateValue] {
        let names = zip(book.chapters, records).flatMap { metadata, record in
            record.declared.map { (metadata: metadata, anchored: $0, order: Self.order($0.name)) }
        }
        return names.sorted { $0.order < $1.order }.map { metadata, anchored, _ in
            let fields: [TemplateValue.Field?] = [
                .init("name", anchored.name.path), .init("kind", Self.word(for: anchored.name)),
                .init("href", URLText.ofPath(metadata.page) + "#" + URLText.encoded(anchored.anchor)),
                .init("declaration", ifAny: anchored.name.hasDetails ? anchored.name.declaration : nil),
                .init("summary", .html(Self.html(anchored.name.summary))),
                .init("chapter", metadata.title),
            ]
            return .record(fields.compactMap { $0 })
        }
    }

    /// Returns the sort key of a name: first the name itself, without its path and in lowercase.
    private static func order(_ name: DeclaredName) -> (String, String, String) {
        (name.name.lowercased(), name.path, name.declaration)
    }

    private func used(_ records: [NameRecord]) -> [TemplateValue] {
        let uses = zip(book.chapters, records).flatMap { metadata, record in record.used.map { ($0, metadata) } }
        let chapters = Dictionary(grouping: uses, by: \.0)
        let indices = chapters.keys.compactMap { catalogue.indices[$0] }
        return indices.map { catalogue.entries[$0] }.sorted { $0.path < $1.path }.map { entry in
            let pages = (chapters[entry.path] ?? []).map { _, metadata in
                TemplateValue.record([.init("title", metadata.title), .init("href", URLText.ofPath(metadata.page))])
            }
            return .record([
                .init("name", entry.path), .init("kind", entry.kind), .init("href", URLText.encoded(entry.address)),
                .init("host", entry.host), .init("summary", .html(Self.html(entry.summary))),
                .init("chapters", .list(pages)),
            ])
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
