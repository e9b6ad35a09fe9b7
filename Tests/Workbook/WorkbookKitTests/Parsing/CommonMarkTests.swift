import SwiftText
import Testing

@testable import ChapterKit

@Suite struct CommonMarkTests {
    @Test func `a long document is parsed completely`() throws {
        let paragraphs = (0..<3000).map {
            "Paragraph \($0) with `code \($0)`, *emphasis* and a [link \($0)](page-\($0).html)."
        }
        let file = SourceFile(path: "a.md", text: paragraphs.joined(separator: "\n\n"))
        let texts = try CommonMark.blocks(of: file).map { block in
            guard case .paragraph(let inlines) = block.content else { return "" }
            return inlines.plainText
        }
        #expect(texts == (0..<3000).map { "Paragraph \($0) with code \($0), emphasis and a link \($0)." })
    }

    @Test func `a paragraph of 200,000 words is parsed completely`() throws {
        let words = (0..<200_000).map { "word\($0)" }.joined(separator: " ")
        let blocks = try CommonMark.blocks(of: SourceFile(path: "a.md", text: words))
        guard case .paragraph(let inlines)? = blocks.first?.content else { throw Unexpected() }
        #expect(inlines == [.text(words)])
    }

    @Test func `documents are parsed in parallel`() async throws {
        let texts = try parallelMap(Array(0..<64)) { number in
            let file = SourceFile(
                path: "a.md", text: String(repeating: "# \(number)\n\nText *\(number)*\n\n", count: 100))
            return try CommonMark.blocks(of: file).map { block -> String in
                switch block.content {
                case .heading(let heading): heading.text.plainText
                case .paragraph(let inlines): inlines.plainText
                default: "?"
                }
            }
        }
        for (number, text) in texts.enumerated() {
            #expect(text == (0..<100).flatMap { _ in ["\(number)", "Text \(number)"] })
        }
    }

    private struct Unexpected: Error {}
}
