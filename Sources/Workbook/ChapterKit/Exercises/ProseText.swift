import SwiftText

/// A converter of a chapter's prose to plain text, for comments and task lists. Code is enclosed in backticks, and a
/// link becomes its text.
package enum ProseText {
    /// Returns one text for each paragraph and list item.
    static func paragraphs(of blocks: some Sequence<Block>) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block.content {
            case .paragraph(let inlines): [text(of: inlines)]
            case .list(let list):
                list.items.enumerated().map { index, item in
                    (list.start.map { "\($0 + index). " } ?? "- ") + paragraphs(of: item).joined(separator: " ")
                }
            case .quote(let children), .admonition(_, let children): paragraphs(of: children)
            case .listing(let listing, _, nil): [listing.text.trimmed]
            default: []
            }
        }
    }

    static func text(of inlines: [Inline]) -> String {
        inlines.reduce(into: "") { text, inline in
            switch inline {
            case .text(let string): text += string
            case .code(let string): text += "`\(string)`"
            case .softBreak, .lineBreak: text += " "
            case .emphasis(let children): text += "*\(self.text(of: children))*"
            case .strong(let children): text += "**\(self.text(of: children))**"
            case .struck(let children): text += "~~\(self.text(of: children))~~"
            case .link(let link): text += self.text(of: link.children)
            case .image(let image): text += image.description.plainText
            case .html, .footnote, .citation: break
            }
        }
    }

    /// Returns the text as comment lines of at most 100 columns.
    package static func comment(_ text: String, with sign: String = "//") -> [String] {
        var lines: [String] = []
        var line = sign
        for word in text.split(whereSeparator: \.isWhitespace) {
            if line.count + word.count + 1 > 100, line != sign {
                lines.append(line)
                line = sign
            }
            line += " " + word
        }
        return lines + [line]
    }
}
