extension Chapter {
    /// Visits every inline of the chapter, nested ones too, in the order of the page.
    func forEachInline(_ visit: (Inline) -> Void) {
        blocks.forEachBlock { block in
            switch block.content {
            case .paragraph(let inlines): inlines.forEachInline(visit)
            case .heading(let heading): heading.text.forEachInline(visit)
            case .table(let table):
                for cell in table.header + table.rows.joined() { cell.forEachInline(visit) }
            default: break
            }
        }
        for footnote in footnotes { footnote.forEachInline(visit) }
    }
}

extension [Inline] {
    func forEachInline(_ visit: (Inline) -> Void) {
        for inline in self {
            visit(inline)
            switch inline {
            case .emphasis(let children), .strong(let children): children.forEachInline(visit)
            case .link(let link): link.children.forEachInline(visit)
            case .image(let image): image.description.forEachInline(visit)
            default: break
            }
        }
    }
}
