import SwiftText
import Testing

@testable import ChapterKit

@Suite struct TableTests {
    /// Returns the texts of the first table's cells, with the header first, or `nil` if there is no table.
    private func cells(_ text: String) -> [[String]]? {
        var cells: [[String]]?
        parse(text).chapter.blocks.forEachBlock { block in
            guard cells == nil, case .table(let table) = block.content else { return }
            cells = ([table.header] + table.rows).map { $0.map(\.plainText) }
        }
        return cells
    }

    @Test(arguments: ["|---|---|", "| - | - |", "---|---", ":-- | --:", "|:-:|-|", "  |---|---|  "])
    func `a delimiter row makes a table`(row: String) {
        #expect(cells("| a | b |\n\(row)\n| 1 | 2 |\n") == [["a", "b"], ["1", "2"]])
    }

    @Test(arguments: ["|---|", "|---|---|---|", "| | |", "|--x|---|", "|:|---|", "---"])
    func `an invalid delimiter row doesn't make a table`(row: String) {
        #expect(cells("| a | b |\n\(row)\n| 1 | 2 |\n") == nil)
    }

    @Test func `colons in the delimiter row set the alignment`() {
        let row = Array("|---|:--|:-:|--:|".utf8)[...]
        #expect(TableRow.alignments(of: row) == [.natural, .left, .center, .right])
    }

    @Test func `an escaped pipe is part of its cell`() {
        #expect(cells("| a \\| b |\n|---|\n| `c \\| d` |\n| \\\\| e |\n") == [["a | b"], ["c | d"], ["\\"]])
    }

    @Test func `missing cells are empty, and an extra cell is an error`() {
        #expect(cells("| a | b |\n|--|--|\n| 1 |\n| 1 | 2 | 3 |\n") == [["a", "b"], ["1", ""], ["1", "2"]])
        #expect(
            diagnostics("| a | b |\n|--|--|\n| 1 | 2 | 3 |\n") == [
                "3:11: 3 cells under 2 columns; escape a '|' that belongs to a cell as '\\|'"
            ])
    }

    @Test(arguments: [
        "> | a | b |\n> |---|---|\n> | 1 | 2 |\n", "- | a | b |\n  |---|---|\n  | 1 | 2 |\n",
        "1. Text\n\n   | a | b |\n   |---|---|\n   | 1 | 2 |\n", "> - | a | b |\n>   |---|---|\n>   | 1 | 2 |\n",
        "> [!NOTE]\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n", "   a | b\n   --|--\n   1 | 2\n",
    ])
    func `a table can be inside quotes and lists`(text: String) {
        #expect(cells(text) == [["a", "b"], ["1", "2"]])
        #expect(cells(text.replacing("\n", with: "\r\n")) == [["a", "b"], ["1", "2"]])
    }

    @Test func `the lines before the header are a paragraph`() {
        let html = body("*One\ntwo* `three\nfour`\n| a |\n|---|\n| b |\n")
        #expect(html.hasPrefix("<p><em>One\ntwo</em> <code>three four</code></p>\n<div class=\"table\""))
        #expect(cells("*One\n| a* |\n|---|\n") == [["a*"]])
        #expect(body("*One\n| a* |\n|---|\n").hasPrefix("<p>*One</p>\n"))
    }

    @Test func `cells can use the link definitions of the chapter`() {
        #expect(body("| [x][y] |\n|---|\n\n[y]: b.md\n").contains("<a href=\"b.html\">x</a>"))
    }

    @Test(arguments: ["- x", "# x", "> x", "1. x", "+", "```", "[a]: b", "    x"])
    func `a cell that looks like a block is text`(cell: String) {
        #expect(cells("| \(cell) |\n|---|\n| \(cell) |\n") == [[cell.trimmed], [cell.trimmed]])
    }

    @Test func `a link in a cell is reported with its location`() {
        #expect(
            Rules.links("> | a |\n> |---|\n> | x [l](no.md) |\n") == [
                "3:7: 'no.md' doesn't exist; there is no file 'no.md'"
            ]
        )
    }
}

extension Rules {
    /// Returns the diagnostics of a chapter's links.
    static func links(_ text: String) -> [String] {
        Rules(.small).report(on: parse(text).chapter).diagnostics.lines
    }
}
