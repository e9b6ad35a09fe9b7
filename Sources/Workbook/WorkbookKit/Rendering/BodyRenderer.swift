import ChapterKit

/// A renderer of a chapter's blocks as HTML, for the chapter's page or for the page with the whole book.
struct BodyRenderer: ~Copyable {
    let chapter: Chapter
    let links: LinkResolver
    /// The relative URL from the page to the root of the site: empty, or `../` for each folder.
    let root: String
    /// The drawings of the chapter's figures and walks, keyed by name.
    let figures: [String: PagePicture]
    let allowsHTML: Bool
    let page: Page
    let chunkUses: ChunkUses
    let namedBlocks: NamedBlocks
    /// The anchors of chunks, keyed by name.
    let chunks: [String: String]
    /// The destinations of names in the page, or `nil` if names aren't linked.
    let names: PageNames?
    /// A Boolean value indicating whether the current text is in a heading or a link, where names aren't linked.
    var isInLink = false
    /// A Boolean value indicating whether the current listing is in a fold with code that isn't part of the text, where
    /// names aren't linked.
    var isInFold = false
    /// The anchors in raw HTML that have been written.
    var writtenAnchors: Set<String> = []
    /// The keys of the sources that have been cited.
    var cited: Set<String> = []
    /// The references of the current section.
    var references = SectionReferences()
    /// The notes of the table that is being written, or `nil` outside of a table.
    var notesAfterTable: [SectionReferences.Note]?
    var html: HTMLWriter

    /// The kind of page that the HTML is for.
    enum Page {
        case ofChapter
        /// The page with the whole book. Anchors begin with the chapter's slug, links between chapters stay on the
        /// page, headings are one level lower, and solutions aren't below their exercises.
        case ofWholeBook
    }

    init(
        _ chapter: Chapter, links: LinkResolver, figures: [String: PagePicture], allowsHTML: Bool,
        page: Page = .ofChapter, names: PageNames? = nil
    ) {
        self.chapter = chapter
        self.links = links
        self.figures = figures
        self.allowsHTML = allowsHTML
        self.page = page
        self.names = names
        root = chapter.metadata.root
        chunkUses = ChunkUses(of: chapter)
        namedBlocks = NamedBlocks(in: chapter)
        chunks = chunkUses.parts.mapValues { Self.fragment($0[0], of: chapter.metadata, on: page) }
        html = HTMLWriter(capacity: chapter.source.bytes.count * 3, breaksCode: page == .ofChapter)
    }

    /// Returns the HTML of a chapter's text and of its footnotes.
    static func body(
        of chapter: Chapter, links: LinkResolver, figures: [String: PagePicture], allowsHTML: Bool,
        page: Page = .ofChapter, names: PageNames? = nil
    ) -> (text: [UInt8], footnotes: [UInt8]) {
        var renderer = BodyRenderer(
            chapter, links: links, figures: figures, allowsHTML: allowsHTML, page: page, names: names)
        if page == .ofWholeBook, let anchor = chapter.titleAnchor {
            renderer.html.markup("<a")
            renderer.html.attribute("id", renderer.fragment(anchor))
            renderer.html.markup("></a>")
        }
        renderer.write(chapter.blocks)
        renderer.endSection()
        let end = renderer.html.count
        renderer.writeFootnotes()
        let bytes = renderer.html.bytes
        return (Array(bytes[..<end]), Array(bytes[end...]))
    }

    /// Returns the anchor of a position in a chapter.
    static func fragment(_ anchor: String, of chapter: Chapter.Metadata, on page: Page) -> String {
        switch page {
        case .ofChapter: anchor
        case .ofWholeBook: "\(chapter.slug):\(anchor)"
        }
    }

    /// Returns the anchor of a position in this chapter.
    func fragment(_ anchor: String) -> String { Self.fragment(anchor, of: chapter.metadata, on: page) }

    /// Writes blocks.
    ///
    /// - Parameters:
    ///   - blocks: The blocks.
    ///   - isTight: A Boolean value indicating whether paragraphs are written without an element, as in a list without
    ///     blank lines.
    mutating func write(_ blocks: [Block], isTight: Bool = false) {
        var rest = blocks[...]
        while let block = rest.popFirst() {
            if case .snippet(let index) = block.content, chapter.snippets[index].kind == .exercise {
                let hints = rest.prefix(while: \.isHint)
                rest = rest.dropFirst(hints.count)
                write(exercise: chapter.snippets[index], hints: hints.map(\.children))
            } else if let test = exerciseTest(in: block) {
                let others = rest.prefix { exerciseTest(in: $0) != nil }
                rest = rest.dropFirst(others.count)
                write(exerciseTests: [test] + others.compactMap { exerciseTest(in: $0) })
            } else if let hidden = hiddenSnippet(in: block) {
                let others = rest.prefix { hiddenSnippet(in: $0) != nil }
                rest = rest.dropFirst(others.count)
                let snippets = [hidden] + others.compactMap { hiddenSnippet(in: $0) }
                let tests = rest.prefix { exerciseTest(in: $0) != nil }
                rest = rest.dropFirst(tests.count)
                if tests.isEmpty {
                    write(hidden: snippets)
                } else {
                    write(exerciseTests: tests.compactMap { exerciseTest(in: $0) }, helpers: snippets)
                }
            } else if isTight, case .paragraph(let inlines) = block.content {
                write(inlines)
                html.markup("\n")
            } else {
                write(block)
            }
        }
    }

    private mutating func write(_ block: Block) {
        switch block.content {
        case .paragraph(let inlines):
            html.markup("<p>")
            write(inlines)
            html.markup("</p>\n")
        case .heading(let heading): write(heading)
        case .quote(let children):
            html.markup("<blockquote>\n")
            write(children)
            html.markup("</blockquote>\n")
        case .list(let list): write(list)
        case .rule: html.markup("<hr>\n")
        case .html(let text): writeHTML(block: text)
        case .snippet(let index): write(chapter.snippets[index])
        case .listing(let listing, let language, let resource): write(listing, language: language, resource: resource)
        case .table(let table): write(table)
        case .admonition(let kind, let children): write(kind, children)
        case .code: break
        }
    }

    private mutating func write(_ heading: Heading) {
        if heading.level <= 2 { endSection(next: heading.text.plainText) }
        let level = String(page == .ofChapter ? heading.level : min(heading.level + 1, 6))
        html.markup("<h")
        html.markup(safe: level)
        html.attribute("id", fragment(heading.anchor))
        html.markup(">")
        names?.beginSection()
        isInLink = true
        write(heading.text)
        isInLink = false
        html.markup("</h")
        html.markup(safe: level)
        html.markup(">\n")
    }

    private mutating func write(_ list: List) {
        if list.start == nil { html.markup("<ul") } else { html.markup("<ol") }
        if let start = list.start, start != 1 { html.attribute("start", String(start)) }
        html.markup(">\n")
        for (index, item) in list.items.enumerated() {
            if index < list.checks.count, let isDone = list.checks[index] {
                html.markup("<li class=\"task\"><input type=\"checkbox\" disabled aria-label=\"")
                html.markup(isDone ? "done\" checked> " : "open\"> ")
            } else {
                html.markup("<li>")
            }
            write(item, isTight: list.isTight)
            html.markup("</li>\n")
        }
        if list.start == nil { html.markup("</ul>\n") } else { html.markup("</ol>\n") }
    }

    private mutating func write(_ table: Table) {
        notesAfterTable = []
        html.markup("<div class=\"table\"><table>\n<thead>\n")
        write(row: table.header, of: table, cell: "th")
        html.markup("</thead>\n")
        if !table.rows.isEmpty {
            html.markup("<tbody>\n")
            let columns = table.header.map(\.plainText)
            for row in table.rows { write(row: row, of: table, cell: "td", columns: columns) }
            html.markup("</tbody>\n")
        }
        html.markup("</table></div>\n")
        writeNotesAfterTable()
    }

    /// Writes a row of a table.
    ///
    /// - Parameters:
    ///   - row: The cells of the row.
    ///   - table: The table.
    ///   - cell: The name of the element for a cell.
    ///   - columns: The titles of the columns. A narrow page stacks the cells of a row, and shows the titles before all
    ///     cells except the first.
    private mutating func write(row: [[Inline]], of table: Table, cell: String, columns: [String] = []) {
        html.markup("<tr>")
        for (index, (inlines, alignment)) in zip(row, table.alignments).enumerated() {
            html.markup(safe: "<\(cell)")
            if alignment != .natural { html.attribute("class", alignment.rawValue) }
            if index > 0, index < columns.count { html.attribute("data-column", columns[index]) }
            html.markup(">")
            write(inlines)
            html.markup(safe: "</\(cell)>")
        }
        html.markup("</tr>\n")
    }

    private mutating func write(_ kind: Admonition, _ children: [Block]) {
        let isFolded = kind == .hint
        html.markup(isFolded ? "<details" : "<aside role=\"note\"")
        html.attribute("class", kind.rawValue)
        if !isFolded {
            html.markup(" aria-label=\"")
            html.markup(kind.label)
            html.markup("\"")
        }
        html.markup(isFolded ? "><summary>" : "><p class=\"label\">")
        html.markup(kind.label)
        html.markup(isFolded ? "</summary>\n" : "</p>\n")
        write(children)
        html.markup(isFolded ? "</details>\n" : "</aside>\n")
    }

    private mutating func writeFootnotes() {
        guard !chapter.footnotes.isEmpty else { return }
        html.markup("<section class=\"footnotes\" aria-label=\"Footnotes")
        if page == .ofWholeBook {
            html.markup(": ")
            html.text(chapter.metadata.title)
        }
        html.markup("\">\n<ol>\n")
        for (index, inlines) in chapter.footnotes.enumerated() {
            html.markup("<li")
            html.attribute("id", fragment("fn:\(index + 1)"))
            html.markup(">")
            let more = index < chapter.footnoteBlocks.count ? chapter.footnoteBlocks[index] : []
            if more.isEmpty {
                write(inlines)
            } else {
                if !inlines.isEmpty {
                    html.markup("<p>")
                    write(inlines)
                    html.markup("</p>\n")
                }
                write(more)
            }
            html.markup(" <a class=\"backref\"")
            html.attribute("href", "#", fragment("fnref:\(index + 1)"))
            html.markup(" aria-label=\"Back to the text\">↩</a></li>\n")
        }
        html.markup("</ol>\n")
        endSection()
        html.markup("</section>\n")
    }
}
