import SwiftText

/// The rule for the markup of other book formats, which a page shows as plain text.
enum ForeignMarkupRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for blocks in [chapter.blocks] + chapter.footnoteBlocks {
            blocks.forEachBlock { block in
                if let message = message(on: block) {
                    diagnostics.append(.warning(message, at: chapter.source.location(of: block)))
                }
                switch block.content {
                case .snippet(let index): diagnostics += insertions(in: chapter.snippets[index].code)
                case .listing(let code, _, _): diagnostics += insertions(in: code)
                default: break
                }
            }
        }
        return diagnostics
    }

    private static func message(on block: Block) -> String? {
        switch block.content {
        case .paragraph(let inlines):
            if let message = inlines.lazy.compactMap(brokenLink).first { return message }
            guard case .text(let text)? = inlines.first else { return nil }
            if text.hasPrefix(":::") {
                return "':::' is shown as text; a note is a quote that begins with '[!NOTE]'"
            }
            return insertion(in: text)
        case .heading(let heading): return message(on: heading)
        case .listing(_, let language, _) where language.hasPrefix("{"):
            return "'\(language)' isn't a language; write 'swift' and what the block is, or the bare language"
        default: return nil
        }
    }

    /// Returns a message for a link or an image whose path contains a space, so that it's text.
    private static func brokenLink(in inline: Inline) -> String? {
        guard case .text(let text) = inline,
            text.withBytes({ $0.contains(UInt8(ascii: "]"), then: UInt8(ascii: "(")) }),
            let match = text.firstMatch(of: /!?\[[^\[\]]*\]\(([^()<>"]+ [^()<>"]*\.\w+)\)/)
        else { return nil }
        return "'\(match.output.0)' is shown as text, because the path contains a space; write (<\(match.output.1)>)"
    }

    /// Returns a message for attributes at the end of a heading.
    private static func message(on heading: Heading) -> String? {
        guard case .text(let text)? = heading.text.last, text.utf8.last == UInt8(ascii: "}"),
            let match = text.firstMatch(of: /\{[#.][^{}]*\}$/)
        else { return nil }
        return
            "'\(match.output)' is shown as text; links use the heading's words, and <a id=\"…\"></a> names a place"
    }

    // MARK: Insertions

    private static let insertions = ["{{#include ", "{{#rustdoc_include ", "{{#playground ", "{{< include "]

    /// Returns the diagnostics for insertions in a code block, each on a separate line.
    private static func insertions(in code: Listing) -> [Diagnostic] {
        guard code.text.withBytes({ $0.contains(UInt8(ascii: "{"), then: UInt8(ascii: "{")) }) else { return [] }
        return code.lines.enumerated().compactMap { index, line in
            insertion(in: line.trimmed).map { .warning($0, at: code.location(ofLine: index)) }
        }
    }

    private static func insertion(in text: String) -> String? {
        insertions.first { text.hasPrefix($0) }.map {
            "'\($0)…' is shown as text, because files aren't included; paste the lines"
        }
    }
}
