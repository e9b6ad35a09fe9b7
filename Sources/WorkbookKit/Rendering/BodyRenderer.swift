/// Writes a chapter's blocks as HTML: the body of its page.
struct BodyRenderer: ~Copyable {
    let chapter: Chapter
    let links: LinkResolver
    /// The relative URL from the page to the site's root: empty, or `../` for each folder.
    let root: String
    /// What the chapter's figures and walks drew, by name.
    let figures: [String: PagePicture]
    let allowsHTML: Bool
    let chunks: [String: String]
    var html: HTMLWriter

    init(_ chapter: Chapter, links: LinkResolver, figures: [String: PagePicture], allowsHTML: Bool) {
        self.chapter = chapter
        self.links = links
        self.figures = figures
        self.allowsHTML = allowsHTML
        root = chapter.outline.root
        var chunks: [String: String] = [:]
        for snippet in chapter.snippets {
            if let name = snippet.chunk, chunks[name] == nil { chunks[name] = snippet.anchor }
        }
        self.chunks = chunks
        html = HTMLWriter(capacity: chapter.source.bytes.count * 3)
    }

    /// The HTML of the whole chapter.
    static func body(
        of chapter: Chapter, links: LinkResolver, figures: [String: PagePicture], allowsHTML: Bool
    ) -> [UInt8] {
        var renderer = BodyRenderer(chapter, links: links, figures: figures, allowsHTML: allowsHTML)
        renderer.write(chapter.blocks)
        renderer.writeFootnotes()
        return renderer.html.bytes
    }

    mutating func write(_ blocks: [Block]) {
        for block in blocks { write(block) }
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
        let level = String(heading.level)
        html.markup("<h")
        html.markup(safe: level)
        html.attribute("id", heading.anchor)
        html.markup(">")
        write(heading.text)
        html.markup(" <a class=\"anchor\"")
        html.attribute("href", "#", heading.anchor)
        html.markup(" aria-label=\"Link to this section\">#</a></h")
        html.markup(safe: level)
        html.markup(">\n")
    }

    private mutating func write(_ list: List) {
        if list.start == nil { html.markup("<ul") } else { html.markup("<ol") }
        if let start = list.start, start != 1 { html.attribute("start", String(start)) }
        html.markup(">\n")
        for item in list.items {
            html.markup("<li>")
            for block in item {
                if list.isTight, case .paragraph(let inlines) = block.content {
                    write(inlines)
                    html.markup("\n")
                } else {
                    write(block)
                }
            }
            html.markup("</li>\n")
        }
        if list.start == nil { html.markup("</ul>\n") } else { html.markup("</ol>\n") }
    }

    private mutating func write(_ table: Table) {
        html.markup("<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n")
        write(row: table.header, of: table, cell: "th")
        html.markup("</thead>\n<tbody>\n")
        for row in table.rows { write(row: row, of: table, cell: "td") }
        html.markup("</tbody>\n</table></div>\n")
    }

    private mutating func write(row: [[Inline]], of table: Table, cell: String) {
        html.markup("<tr>")
        for (inlines, alignment) in zip(row, table.alignments) {
            html.markup(safe: "<\(cell)")
            if alignment != .natural { html.attribute("class", alignment.rawValue) }
            html.markup(">")
            write(inlines)
            html.markup(safe: "</\(cell)>")
        }
        html.markup("</tr>\n")
    }

    private mutating func write(_ kind: Admonition, _ children: [Block]) {
        let isFolded = kind == .hint
        html.markup(isFolded ? "<details" : "<aside")
        html.attribute("class", kind.rawValue)
        html.markup(isFolded ? "><summary>" : "><p class=\"label\">")
        html.markup(kind.label)
        html.markup(isFolded ? "</summary>\n" : "</p>\n")
        write(children)
        html.markup(isFolded ? "</details>\n" : "</aside>\n")
    }

    private mutating func writeFootnotes() {
        guard !chapter.footnotes.isEmpty else { return }
        html.markup("<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n")
        for (index, inlines) in chapter.footnotes.enumerated() {
            html.markup(safe: "<li id=\"fn:\(index + 1)\">")
            write(inlines)
            html.markup(
                safe: " <a class=\"backref\" href=\"#fnref:\(index + 1)\" aria-label=\"Back to the text\">↩</a></li>\n")
        }
        html.markup("</ol>\n</section>\n")
    }
}
