import SwiftText

/// A name in code that leads somewhere: what stands before it and behind it.
struct CodeLink {
    /// One or more tokens of the code.
    var range: Range<Int>
    /// HTML.
    var start: [UInt8]
    var end: [UInt8]
}

/// Writes Swift text as HTML, with a span around what has a colour.
enum SwiftHighlighter {
    /// - Parameters:
    ///   - chunks: the anchors of the chunks that comments `// <<name>>` link to, by name.
    ///   - listing: the anchor of the listing, if lines that place chunks are to have one: its own and their number.
    ///   - links: those of names, in their order.
    static func write(
        _ text: String, chunks: [String: String] = [:], listing: String? = nil, links: [CodeLink] = [],
        to html: inout HTMLWriter
    ) {
        var links = links[...]
        var open: CodeLink?
        text.withBytes { bytes in
            var lines = CodeLines(bytes)
            lines.begin(&html)
            for token in SwiftTokenizer(bytes) {
                let colour = colour(of: token.kind)
                if let link = links.first, link.range.lowerBound == token.range.lowerBound {
                    html.markup(safe: link.start)
                    open = links.popFirst()
                }
                let isWhole = !lines.isLong || token.range.count <= CodeBreaks.shortName
                if token.kind.isPlainText, isWhole, let colour {
                    if lines.isLong, CodeBreaks.opens(bytes, before: token.range.lowerBound) { html.markup("<wbr>") }
                    html.markup(colour)
                    html.markup(safe: UnsafeBufferPointer(rebasing: bytes[token.range]))
                    html.markup("</span>")
                } else if !chunks.isEmpty, token.kind == .comment,
                    let name = ListingScan.chunkName(UnsafeBufferPointer(rebasing: bytes[token.range])),
                    let anchor = chunks[name], isAlone(token.range.lowerBound, in: bytes)
                {
                    let line = bytes[..<token.range.lowerBound].count { $0 == .lineFeed }
                    writeReference(to: anchor, name: name, id: listing.map { "\($0):\(line + 1)" }, &html)
                } else {
                    lines.write(token.range, colour: colour, &html)
                }
                if let link = open, link.range.upperBound == token.range.upperBound {
                    html.markup(safe: link.end)
                    open = nil
                }
            }
            lines.end(&html)
        }
    }

    /// Whether only blanks stand before a place in its line: behind code such a comment places nothing.
    private static func isAlone(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[..<place].reversed().first { !$0.isSpaceOrTab }.map(\.isLineEnd) ?? true
    }

    private static func writeReference(to anchor: String, name: String, id: String?, _ html: inout HTMLWriter) {
        html.markup("<a class=\"chunk\"")
        if let id { html.attribute("id", id) }
        html.attribute("href", "#", anchor)
        html.markup(">// ‹")
        html.text(name)
        html.markup("›</a>")
    }

    /// The start tag of the span around a token; nil for what has the colour of the text.
    private static func colour(of kind: SwiftToken.Kind) -> StaticString? {
        switch kind {
        case .keyword: "<span class=\"k\">"
        case .type: "<span class=\"t\">"
        case .call: "<span class=\"f\">"
        case .string: "<span class=\"s\">"
        case .number: "<span class=\"n\">"
        case .comment: "<span class=\"c\">"
        case .attribute: "<span class=\"a\">"
        case .macro: "<span class=\"m\">"
        case .plain: nil
        }
    }
}
