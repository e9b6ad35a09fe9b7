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
        template.render(
            Page(book: book, declared: Letter.all(NameGroup.all(book.chapters, records)), used: used(records)))
    }

    /// The values of the page.
    struct Page: TemplatePage {
        let book: Book
        fileprivate let declared: [Letter]
        fileprivate let used: [Used]

        static let template = ListPages.names
        static let meaning = "the names that the chapters declare and use"

        static let tags: [TemplateTag<Page>] = [
            .language, .direction, .theme, .inBook, .address, .cover,
            .items("declared", "the initial letters of the names that the chapters declare", letterTags, \.declared),
            .items("used", "the names that the chapters use, and that are documented elsewhere", usedTags, \.used),
        ]

        private static let letterTags: [TemplateTag<Letter>] = [
            .text("letter", "the letter, or `#` for other characters", \.letter),
            .list("names", "the names that begin with it", groupTags, \.groups),
        ]

        private static let groupTags: [TemplateTag<NameGroup>] = [
            .text("name", "the name, after the names of the types around it", \.path),
            .text("kind", "what it is, such as `structure`", \.word),
            .text("class", "`type`, `function`, or `value`", \.styleClass),
            .text("href", "the address of the listing", \.href),
            .html("summary", "the first sentence of its comment") { html($0.declaration?.name.summary ?? "") },
            .text("chapter", "the chapter's title", \.metadata.title),
            .items("members", "the members of a type", memberTags, \.members),
        ]

        private static let memberTags: [TemplateTag<NameGroup.Member>] = [
            .text("name", "the name", \.name.name),
            .text("kind", "what it is, such as `method`", \.name.word),
            .text("href", "the address of the listing, if it isn't the type's", ifAny: \.href),
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

    /// The names with the same initial letter.
    fileprivate struct Letter {
        let letter: String
        var groups: [NameGroup]

        static func all(_ groups: [NameGroup]) -> [Letter] {
            groups.reduce(into: []) { letters, group in
                let letter = group.path.first.flatMap { $0.isLetter ? $0.uppercased() : nil } ?? "#"
                if letters.last?.letter == letter {
                    letters[letters.count - 1].groups.append(group)
                } else {
                    letters.append(Letter(letter: letter, groups: [group]))
                }
            }
        }
    }

    /// A name that chapters use, and that is documented elsewhere.
    fileprivate struct Used {
        let entry: NameCatalog.Entry
        let chapters: [PageLink]
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
}
