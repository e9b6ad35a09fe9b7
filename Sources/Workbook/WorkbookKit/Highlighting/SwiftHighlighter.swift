import ChapterKit
import SwiftText

/// A link on a name in code: the HTML before and after the name.
struct CodeLink {
    /// The range of the name, which covers one or more whole tokens.
    var range: Range<Int>
    /// The HTML before the name.
    var start: [UInt8]
    var end: [UInt8]
}

/// A writer of Swift code as HTML, with a span around each token that has a color.
enum SwiftHighlighter {
    /// Writes code as HTML.
    ///
    /// - Parameters:
    ///   - text: The code.
    ///   - chunks: The anchors of the chunks that comments such as `// <<name>>` refer to, keyed by name.
    ///   - listing: The anchor of the listing. The identifier of a line that refers to a chunk is this anchor with the
    ///     line's number. If it's `nil`, such lines have no identifier.
    ///   - links: The links on names, in the order of their positions.
    ///   - html: The destination.
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
                let spanTag = spanTag(of: token.kind)
                if let link = links.first, link.range.lowerBound == token.range.lowerBound {
                    html.markup(safe: link.start)
                    open = links.popFirst()
                }
                let isWhole = !lines.isLong || token.range.count <= CodeBreaks.shortName
                if token.kind.isPlainText, isWhole, let spanTag {
                    if lines.isLong, CodeBreaks.opens(bytes, before: token.range.lowerBound) { html.markup("<wbr>") }
                    html.markup(spanTag)
                    html.markup(safe: UnsafeBufferPointer(rebasing: bytes[token.range]))
                    html.markup("</span>")
                } else if !chunks.isEmpty, token.kind == .comment,
                    let name = ListingScan.chunkName(UnsafeBufferPointer(rebasing: bytes[token.range])),
                    let anchor = chunks[name], isAlone(token.range.lowerBound, in: bytes)
                {
                    let line = bytes[..<token.range.lowerBound].count { $0 == .lineFeed }
                    writeReference(to: anchor, name: name, id: listing.map { "\($0):\(line + 1)" }, &html)
                } else {
                    let isLongString = token.kind == .string && token.range.count > CodeBreaks.shortName
                    let breaksAtSpaces = token.kind == .comment || isLongString
                    lines.write(token.range, spanTag: spanTag, breaksAtSpaces: breaksAtSpaces, &html)
                }
                if let link = open, link.range.upperBound == token.range.upperBound {
                    html.markup(safe: link.end)
                    open = nil
                }
            }
            lines.end(&html)
        }
    }

    /// Returns a Boolean value indicating whether only white space precedes a position in its line. A comment after
    /// code isn't a reference to a chunk.
    private static func isAlone(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[..<index].reversed().first { !$0.isSpaceOrTab }.map(\.isLineEnd) ?? true
    }

    private static func writeReference(to anchor: String, name: String, id: String?, _ html: inout HTMLWriter) {
        html.markup("<a class=\"chunk\"")
        if let id { html.attribute("id", id) }
        html.attribute("href", "#", anchor)
        html.markup(">// ‹")
        html.text(name)
        html.markup("›</a>")
    }

    /// Returns the start tag of the span around a token, or `nil` for a token in the color of the text.
    private static func spanTag(of kind: SwiftToken.Kind) -> StaticString? {
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
