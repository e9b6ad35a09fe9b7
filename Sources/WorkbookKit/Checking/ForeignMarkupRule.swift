import SwiftText

/// What means something in other formats of books, and is text here: a reader would see it as it was typed.
enum ForeignMarkupRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        visit(chapter.blocks, in: chapter, &diagnostics)
        for blocks in chapter.footnoteBlocks { visit(blocks, in: chapter, &diagnostics) }
        return diagnostics
    }

    private static func visit(_ blocks: [Block], in chapter: Chapter, _ diagnostics: inout [Diagnostic]) {
        for block in blocks {
            let place = chapter.source.location(of: block)
            switch block.content {
            case .paragraph(let text):
                if let message = message(inParagraph: text) { diagnostics.append(.warning(message, at: place)) }
            case .heading(let heading):
                if let message = message(on: heading) { diagnostics.append(.warning(message, at: place)) }
            case .snippet(let index): visit(chapter.snippets[index].code, &diagnostics)
            case .listing(let code, let language, _):
                if language.hasPrefix("{") {
                    let message =
                        "'\(language)' is no language; write 'swift' and what the block is, or the bare language"
                    diagnostics.append(.warning(message, at: place))
                }
                visit(code, &diagnostics)
            case .quote(let children), .admonition(_, let children): visit(children, in: chapter, &diagnostics)
            case .list(let list): for item in list.items { visit(item, in: chapter, &diagnostics) }
            case .html, .rule, .code, .table: break
            }
        }
    }

    private static let insertions = ["{{#include ", "{{#rustdoc_include ", "{{#playground ", "{{< include "]

    /// An insertion in a block of code.
    private static func visit(_ code: Listing, _ diagnostics: inout [Diagnostic]) {
        guard code.text.withBytes({ $0.contains(UInt8(ascii: "{"), then: UInt8(ascii: "{")) }) else { return }
        for (index, line) in code.lines.enumerated() {
            guard let insertion = insertion(in: line.trimmed) else { continue }
            diagnostics.append(.warning(insertion, at: code.location(ofLine: index)))
        }
    }

    private static func insertion(in text: some StringProtocol) -> String? {
        insertions.first { text.hasPrefix($0) }.map {
            "'\($0)…' is shown as it stands; paste the lines, for nothing is inserted here"
        }
    }

    /// - Returns: what to say of a paragraph's first words.
    private static func message(inParagraph inlines: [Inline]) -> String? {
        guard case .text(let text)? = inlines.first else { return nil }
        if text.hasPrefix(":::") { return "':::' is shown as it stands; a note is a quote that begins with '[!NOTE]'" }
        if text.hasPrefix("$$") {
            return "'$$' is shown as it stands, for there are no formulas; write one in words or as an image"
        }
        return insertion(in: text)
    }

    /// Attributes behind a heading.
    private static func message(on heading: Heading) -> String? {
        guard case .text(let text)? = heading.text.last, text.utf8.last == UInt8(ascii: "}"),
            let match = text.firstMatch(of: /\{[#.][^{}]*\}$/)
        else {
            return nil
        }
        return
            "'\(match.output)' is shown as it stands; links use the heading's words, and <a id=\"…\"></a> names a place"
    }
}
