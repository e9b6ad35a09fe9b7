import SwiftText

/// A reader of the text in raw HTML.
package enum RawHTML {
    /// Returns the text between the tags, with white space folded, and without comments, scripts, and styles.
    package static func text(of html: String) -> String {
        var text = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            rest = rest[start...]
            if let hidden = hiddenElement(rest) {
                rest = after(hidden, in: rest)
            } else if rest.hasPrefix("<!--") {
                rest = after("-->", in: rest)
            } else if !isTag(rest) {
                text += rest.prefix(1)
                rest = rest.dropFirst()
            } else {
                text += alternative(of: rest)
                rest = after(">", in: rest)
                text += " "
            }
        }
        text += rest
        return unescaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// A part of a block of raw HTML that's kept.
    package enum Piece: Equatable {
        case text(String)
        /// Text whose line breaks are kept.
        case preformatted(String)
    }

    /// Returns the text of a block, and the contents of its `<pre>` elements.
    package static func pieces(of html: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = html[...]
        func append(_ html: Substring) {
            let text = text(of: String(html))
            if !text.isEmpty { pieces.append(.text(text)) }
        }
        while mayHavePre(rest), let start = rest.firstMatch(of: preStart) {
            append(rest[..<start.range.lowerBound])
            let inner = rest[start.range.upperBound...]
            let end = inner.firstMatch(of: preEnd)
            let code = inner[..<(end?.range.lowerBound ?? inner.endIndex)].replacing(#/<[A-Za-z\/!][^>]*>/#, with: "")
            pieces.append(.preformatted(unescaped(String(code))))
            rest = end.map { inner[$0.range.upperBound...] } ?? ""
        }
        append(rest)
        return pieces
    }

    /// Returns a Boolean value indicating whether a tag is `<br>`.
    static func isBreak(_ tag: String) -> Bool {
        let tag = tag.utf8.filter { !$0.isSpaceOrTab && !$0.isLineEnd }.map { $0 | 0x20 }
        return tag.elementsEqual("<br>".utf8.map { $0 | 0x20 }) || tag.elementsEqual("<br/>".utf8.map { $0 | 0x20 })
    }

    /// Returns the anchors that tags define, which are the values of `id`, and of `name` in `<a>`.
    package static func anchors(in html: String) -> [String] {
        guard html.contains("id") || html.contains("name") || html.contains("ID") else { return [] }
        return html.matches(of: tag).flatMap { tag in
            tag.output.2.matches(of: namingAttribute).compactMap { attribute in
                let name = attribute.output.1.lowercased()
                guard name == "id" || tag.output.1.lowercased() == "a" else { return nil }
                let value = attribute.output.2 ?? attribute.output.3 ?? attribute.output.4 ?? ""
                return value.isEmpty || value.contains(where: \.isWhitespace) ? nil : String(value)
            }
        }
    }

    private static func mayHavePre(_ html: Substring) -> Bool { html.contains("<pre") || html.contains("<PRE") }

    private nonisolated(unsafe) static let preStart = #/(?i)<pre(\s[^<>]*)?>\n?/#
    private nonisolated(unsafe) static let preEnd = #/(?i)<\/pre\s*>/#

    /// A start tag with its name and attributes.
    private nonisolated(unsafe) static let tag =
        #/<([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)+)\s*\/?>/#
    private nonisolated(unsafe) static let namingAttribute =
        #/\s([iI][dD]|[nN][aA][mM][eE])\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/#

    /// Returns the end tag of an element whose contents aren't text.
    private static func hiddenElement(_ text: Substring) -> String? {
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
        return ["script", "style", "template"].contains(name) ? "</\(name)>" : nil
    }

    /// Returns a Boolean value indicating whether text that begins with `<` begins with a tag or a declaration, as
    /// opposed to a less-than sign.
    private static func isTag(_ text: Substring) -> Bool {
        guard let next = text.utf8.dropFirst().first else { return false }
        return next.isLetter || "/!?".utf8.contains(next)
    }

    /// Returns the alternative text of an image.
    private static func alternative(of tag: Substring) -> Substring {
        let tag = tag.prefix { $0 != ">" }
        guard tag.dropFirst().prefix(3).lowercased() == "img", let start = tag.range(of: "alt=\"") else { return "" }
        return tag[start.upperBound...].prefix { $0 != "\"" }
    }

    private static func after(_ end: String, in text: Substring) -> Substring {
        var rest = text
        while !rest.isEmpty {
            if rest.prefix(end.count).lowercased() == end { return rest.dropFirst(end.count) }
            rest = rest.dropFirst()
        }
        return rest
    }

    /// Returns a text with its entities decoded.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(#/&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});/#) { match in
            CommonMark.text(ofEntity: String(match.output))
        }
    }
}
