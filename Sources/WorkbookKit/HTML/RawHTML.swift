import SwiftText

/// The words in a piece of raw HTML.
enum RawHTML {
    /// The text between the tags, blanks folded; without comments, scripts and styles.
    static func text(of html: String) -> String {
        var words = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            words += rest[..<start]
            rest = rest[start...]
            if let hidden = hiddenElement(rest) {
                rest = after(hidden, in: rest)
            } else if rest.hasPrefix("<!--") {
                rest = after("-->", in: rest)
            } else if !isTag(rest) {
                words += rest.prefix(1)
                rest = rest.dropFirst()
            } else {
                words += alternative(of: rest)
                rest = after(">", in: rest)
                words += " "
            }
        }
        words += rest
        return unescaped(words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// What ends an element whose contents are not text.
    private static func hiddenElement(_ text: Substring) -> String? {
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
        return ["script", "style", "template"].contains(name) ? "</\(name)>" : nil
    }

    /// Whether a text that begins with `<` begins with a tag, or a declaration, and not with a sign of less.
    private static func isTag(_ text: Substring) -> Bool {
        guard let next = text.utf8.dropFirst().first else { return false }
        return next.isLetter || "/!?".utf8.contains(next)
    }

    /// The words that stand for an image.
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

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
