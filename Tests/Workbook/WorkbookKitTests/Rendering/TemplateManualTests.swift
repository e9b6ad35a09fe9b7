import TestSupport
import Testing

@testable import WorkbookKit

/// Compares the tables of documentation/authors/templates.md with the tags. The text before the tables is written by hand.
@Suite struct TemplateManualTests {
    @Test func `the manual has a table of each page's tags`() throws {
        let file = GoldenFile(path: Repository.root + "/documentation/authors/templates.md")
        let text = try #require(file.expected)
        let introduction = text.firstRange(of: "\n## ").map { text[..<$0.lowerBound] } ?? text[...]
        let difference = try file.difference(to: introduction + Templates.pages.map(Self.table).joined())
        #expect(difference == nil)
    }

    private static func table(_ page: any TemplatePage.Type) -> String {
        """

        ## \(page.template)

        The tags of \(page.meaning):

        | Tag | Value | Meaning |
        |:---|:---|:---|
        \(rows(page.declarations).joined(separator: "\n"))

        """
    }

    /// Returns a row for each tag, and for each tag inside.
    private static func rows(_ tags: [TagDeclaration], in sections: String = "") -> [String] {
        tags.flatMap { tag -> [String] in
            let (written, value) = written(tag)
            let row = "| `\(sections)\(written)` | \(value) | \(tag.meaning) |"
            return [row] + rows(tag.content.tags, in: sections + "{{#\(tag.name)}}")
        }
    }

    private static func written(_ tag: TagDeclaration) -> (tag: String, value: String) {
        switch tag.content {
        case .text(let isOptional): ("{{\(tag.name)}}", isOptional ? "text, if any" : "text")
        case .html: ("{{{\(tag.name)}}}", "HTML")
        case .flag: ("{{#\(tag.name)}}", "Boolean")
        case .section: ("{{#\(tag.name)}}", "section")
        case .list: ("{{#\(tag.name)}}", "list")
        }
    }
}
