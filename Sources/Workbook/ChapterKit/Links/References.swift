/// The links, images, and raw HTML of a chapter, collected in one traversal.
struct References {
    var links: [Inline.Link] = []
    var images: [Inline.Image] = []
    var rawHTML: [(text: String, location: SourceLocation)] = []

    init(in chapter: Chapter) {
        collect(chapter.blocks, in: chapter.source)
        for footnote in chapter.footnotes { collect(footnote) }
        for blocks in chapter.footnoteBlocks { collect(blocks, in: chapter.source) }
    }

    private mutating func collect(_ blocks: [Block], in file: SourceFile) {
        for block in blocks {
            switch block.content {
            case .paragraph(let inlines): collect(inlines)
            case .heading(let heading): collect(heading.text)
            case .table(let table): for cell in table.header + table.rows.joined() { collect(cell) }
            case .quote(let children), .admonition(_, let children): collect(children, in: file)
            case .list(let list): for item in list.items { collect(item, in: file) }
            case .html(let text): rawHTML.append((text, file.location(of: block)))
            case .rule, .code, .snippet, .listing: break
            }
        }
    }

    private mutating func collect(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline {
            case .text, .code, .softBreak, .lineBreak, .footnote, .citation: break
            case .html(let text, let location): rawHTML.append((text, location))
            case .emphasis(let children), .strong(let children), .struck(let children): collect(children)
            case .link(let link):
                links.append(link)
                collect(link.children)
            case .image(let image):
                images.append(image)
                collect(image.description)
            }
        }
    }
}
