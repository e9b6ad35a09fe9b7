import ChapterKit

extension BodyRenderer {
    /// Writes the locations where a chunk is inserted, and the number of this part if the chunk has several.
    mutating func writeUses(of snippet: Snippet) {
        guard let chunk = snippet.chunk else { return }
        if let parts = chunkUses.parts[chunk], parts.count > 1, let index = parts.firstIndex(of: snippet.anchor) {
            writePart(index, of: parts)
        }
        guard let uses = chunkUses.uses[chunk] else { return }
        html.markup("<span class=\"place\">goes into: ")
        for (index, use) in uses.enumerated() {
            if index > 0 { html.markup(", ") }
            writeLink(to: use.anchor) { html in
                html.markup(use.isDeclaration ? "<code>" : "")
                html.text(use.name)
                html.markup(use.isDeclaration ? "</code>" : "")
            }
        }
        html.markup("</span>")
    }

    private mutating func writePart(_ index: Int, of parts: [String]) {
        html.markup(safe: "<span class=\"place\">part \(index + 1) of \(parts.count)")
        for (other, label) in [(index - 1, "the part before" as StaticString), (index + 1, "the next part")]
        where parts.indices.contains(other) {
            html.markup(other < index ? ": " : index == 0 ? ": " : ", ")
            writeLink(to: parts[other]) { $0.markup(label) }
        }
        html.markup("</span>")
    }

    /// Writes a link to a code block of this chapter. The page with the whole book, which is for paper, has only the
    /// label, because it doesn't contain hidden blocks.
    mutating func writeLink(to anchor: String, _ writeLabel: (inout HTMLWriter) -> Void) {
        if page == .ofWholeBook { return writeLabel(&html) }
        html.markup("<a")
        html.attribute("href", "#", fragment(anchor))
        html.markup(">")
        writeLabel(&html)
        html.markup("</a>")
    }
}
