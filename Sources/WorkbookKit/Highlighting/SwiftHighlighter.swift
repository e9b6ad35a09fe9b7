import SwiftText

/// Writes Swift text as HTML, with a span around what has a colour.
enum SwiftHighlighter {
    /// - Parameter chunks: the anchors of the chunks that comments `// <<name>>` link to, by name.
    static func write(_ text: String, chunks: [String: String] = [:], to html: inout HTMLWriter) {
        text.withBytes { bytes in
            for token in SwiftTokenizer(bytes) {
                let piece = UnsafeBufferPointer(rebasing: bytes[token.range])
                if !chunks.isEmpty, token.kind == .comment, let name = ListingScan.chunkName(piece),
                    let anchor = chunks[name]
                {
                    writeReference(to: anchor, name: name, &html)
                } else {
                    let isColoured = open(token.kind, &html)
                    if token.kind.isPlainText { html.markup(safe: piece) } else { html.text(piece) }
                    if isColoured { html.markup("</span>") }
                }
            }
        }
    }

    private static func writeReference(to anchor: String, name: String, _ html: inout HTMLWriter) {
        html.markup("<a class=\"chunk\"")
        html.attribute("href", "#", anchor)
        html.markup(">// ‹")
        html.text(name)
        html.markup("›</a>")
    }

    /// - Returns: whether a span was opened, and is to be closed.
    private static func open(_ kind: SwiftToken.Kind, _ html: inout HTMLWriter) -> Bool {
        switch kind {
        case .keyword: html.markup("<span class=\"k\">")
        case .type: html.markup("<span class=\"t\">")
        case .call: html.markup("<span class=\"f\">")
        case .string: html.markup("<span class=\"s\">")
        case .number: html.markup("<span class=\"n\">")
        case .comment: html.markup("<span class=\"c\">")
        case .attribute: html.markup("<span class=\"a\">")
        case .macro: html.markup("<span class=\"m\">")
        case .plain: return false
        }
        return true
    }
}
