import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests that malformed Markdown passes through the whole pipeline without a crash, and without losing a word of the
/// text.
@Suite struct ChapterFuzzTests {
    private static let fragments = [
        "\n", "\n\n", "\r\n", "\r", "> ", ">", "- ", "  ", "    ", "\t", "1. ", "# ", "## ", "---\n", "===\n",
        "```swift\n", "```\n", "~~~\n",
        "```swift test name=\"T\"\n", "```output\n", "```swift example\n",
        "```swift exercise name=e title=\"E\"\n// BEGIN SOLUTION\n",
        "// END SOLUTION\n", "// <<x>>\n", "```swift name=x\n", "```xml file=\"a\"\n", "````\n", "``` `\n", "`", "``",
        "*", "**", "_", "[", "]",
        "](b.md)", "](", ")", "![", "[^n]", "[^n]: ", "[x]: b.md\n", "| ", "|---|\n", "| a | b |\n|---|:-:|\n", "\\|",
        "\\", "<b>", "</b>",
        "<!-- ", " -->", "<div>\n", "&amp;", "&#0;", "<", "{{x}}", "[!NOTE]\n", "> [!HINT]\n", "é", "\u{301}",
        "\u{FEFF}", "https://a.b", "~~", "~", "- [ ] ", "- [x] ", "www.a.b/", "@b.c", "<br>", "<a id=\"x\">", "</a>",
        "<pre>\n",
        "</pre>", "&ldquo;", "// BEGIN HIDDEN\n", "// END HIDDEN\n", "```swift program group=a\n",
        "```output unordered\n",
        "> [!NONSENSE]\n", "> Note: ", "@Row {\n", "@Image(source: a)\n", "}\n", "<doc:b#c>",
        "<!-- workbook: skip -->\n",
        "<!--\n- test: `a`\n\n```swifttest\n-> ", "#if a\n", "#endif\n", "import A\n", "switch a {\n", "(\n",
        "\"\"\"\n",
    ]

    /// Returns a text of fragments, with words between them that occur in no fragment.
    private static func text(_ random: inout SeededGenerator) -> (text: String, words: [String]) {
        var text = ""
        var words: [String] = []
        for _ in 0..<Int.random(in: 1...30, using: &random) {
            if Int.random(in: 0...2, using: &random) == 0 {
                words.append("Word\(words.count)q")
                text += words.last!
            } else {
                text += fragments.randomElement(using: &random)!
            }
        }
        return (text, words)
    }

    @Test(arguments: 0..<8)
    func `no word of plain Markdown is lost from its page or from an imported book`(number: UInt64) {
        var random = Fuzzing.random(100 + number)
        for _ in Fuzzing.rounds(150) {
            let (text, words) = Self.text(&random)
            let metadata = Chapter.Metadata(path: "a.md", slug: "a", number: nil, title: "", summary: "", needs: [])
            let file = SourceFile(path: "a.md", text: text)
            let (chapter, findings) = ChapterParser.parse(file, metadata: metadata, bookKind: .plainMarkdown)
            // Cells without a column and second footnotes with the same name are left out, and reported.
            let isWhole = !findings.contains {
                $0.message.contains("cells under") || $0.message.contains("a second footnote")
            }
            let book = Book(
                configuration: BookConfiguration(title: "B"), kind: .plainMarkdown, chapters: [metadata], files: [],
                prefix: "")
            let (page, notes) = BodyRenderer.body(
                of: chapter, links: LinkResolver(book), figures: [:], allowsHTML: true)
            let html = (page + notes)[...].text
            _ = BodyRenderer.body(of: chapter, links: LinkResolver(book), figures: [:], allowsHTML: false)
            Self.renderRest(of: chapter)
            _ = ChapterPrograms(InPlaceDocument(file).chapter).json
            let imported = DocCImport(title: "B", catalog: [OutputFile(path: "a.md", text: text)])
            let source = imported.files.map { $0.bytes[...].text }.joined()
            for word in words {
                if isWhole, !html.utf8.contains(word.utf8), !Self.mayVanish(word, in: text, []) {
                    Issue.record("\(word) is lost from \(text.debugDescription)\n\(html)")
                }
                if !source.utf8.contains(word.utf8), !text.contains("swifttest"), !Self.mayVanish(word, in: text, []) {
                    Issue.record("\(word) is not imported from \(text.debugDescription)\n\(source)")
                }
            }
        }
    }

    @Test(arguments: 0..<8) func `no word of a chapter is lost from its page`(number: UInt64) {
        var random = Fuzzing.random(number)
        for _ in Fuzzing.rounds(150) {
            let (text, words) = Self.text(&random)
            let (chapter, diagnostics) = parse(text)
            _ = Rules(.small).report(on: chapter)
            _ = Extractor(chapter, needs: [chapter], configuration: BookConfiguration(title: "B"), figures: "f").text
            #expect(
                diagnostics.allSatisfy { $0.location.line >= 1 && $0.location.line <= chapter.source.lineCount },
                "\(text.debugDescription)")
            Self.renderRest(of: chapter)
            let html = body(text, allowsHTML: true)
            #expect(html.utf8.elementsEqual(body(text, allowsHTML: true).utf8))
            for word in words where !html.utf8.contains(word.utf8) && !Self.mayVanish(word, in: text, diagnostics) {
                Issue.record("\(word) is lost from \(text.debugDescription)\n\(html)")
            }
        }
    }

    /// Renders the other parts that a site has for a chapter: the text for the search, and the names of its listings.
    private static func renderRest(of chapter: Chapter) {
        let names = ChapterNames.names(in: chapter)
        _ = SearchText.bytes(of: chapter, declared: names)
        _ = PageNames(of: chapter, names: names, needed: [], catalog: NameCatalog())
    }

    /// Returns a Boolean value indicating whether a word can be missing from the page.
    ///
    /// This is the case for words that aren't text: in info strings, in addresses, titles and labels of links, and in
    /// tags. It is also the case for all words of a text with an error, because its page is never written.
    private static func mayVanish(_ word: String, in text: String, _ diagnostics: [Diagnostic]) -> Bool {
        guard !diagnostics.hasErrors, !text.hasPrefix("---"), let range = text.utf8.firstRange(of: word.utf8) else {
            return true
        }
        // An info string ends with its line. The address of a link can be on the line after its parenthesis.
        let line = text.utf8[..<range.lowerBound].reversed().prefix { $0 != .lineFeed && $0 != .carriageReturn }
        let before = text.utf8[..<range.lowerBound].suffix(max(60, line.count))
        // The word is in the label of a link definition.
        if text.utf8[range.upperBound...].prefix(60).contains("]:".utf8) { return true }
        return ["```", "~~~", "](", "]:", "<", "[^"].contains { !before.ranges(of: $0.utf8).isEmpty }
    }
}
