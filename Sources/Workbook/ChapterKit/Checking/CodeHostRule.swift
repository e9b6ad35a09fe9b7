import SwiftText

/// The rule for the extensions of code hosts that a page shows as plain text: formulas, diagrams, and names of emoji.
enum CodeHostRule {
    /// The languages of fences that code hosts render as pictures.
    private static let drawn: Set<String> = ["mermaid", "math", "geojson", "topojson", "stl"]

    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for blocks in [chapter.blocks] + chapter.footnoteBlocks {
            blocks.forEachBlock { block in
                guard let message = message(on: block) else { return }
                diagnostics.append(.warning(message, at: chapter.source.location(of: block)))
            }
        }
        return diagnostics
    }

    private static func message(on block: Block) -> String? {
        switch block.content {
        case .paragraph(let inlines):
            if case .text(let text)? = inlines.first, text.hasPrefix("$$") {
                return "'$$' is shown as text, because formulas aren't supported; write it in words, or use an image"
            }
            return emoji(in: inlines)
        case .heading(let heading): return emoji(in: heading.text)
        case .listing(_, let language, _) where drawn.contains(language):
            return "'\(language)' is shown as text, because pages don't draw it; use an image"
        default: return nil
        }
    }

    private nonisolated(unsafe) static let emojiName = #/(?:^|\s):([a-z][a-z0-9_]+|[+-]1):(?:$|[\s.,!?])/#

    /// Returns a Boolean value indicating whether a colon stands between a space and a word, as it seldom does. Matching
    /// the regular expression takes much longer.
    private static func mayContainEmojiName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.dropLast().contains { index in
            text[index] == UInt8(ascii: ":") && text[index + 1] != .space
                && (index == 0 || text[index - 1] <= .space || text[index - 1] >= 0x80)
        }
    }

    private static func emoji(in inlines: [Inline]) -> String? {
        for case .text(let text) in inlines where text.withBytes(mayContainEmojiName) {
            guard let match = text.firstMatch(of: emojiName) else { continue }
            return "':\(match.output.1):' is shown as text; write the emoji itself"
        }
        return nil
    }
}
