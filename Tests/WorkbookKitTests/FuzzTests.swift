import SwiftText
import TestSupport
import Testing

@testable import WorkbookKit

/// Nasty Markdown through the whole pipeline: nothing crashes, and no word of the text is lost.
@Suite struct FuzzTests {
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
        "\u{FEFF}", "https://a.b",
    ]

    /// A text of fragments, with words between them that no fragment holds.
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

    @Test(arguments: 0..<8) func `no word of the text is lost`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<150 {
            let (text, words) = Self.text(&random)
            let (chapter, diagnostics) = parse(text)
            _ = Rules(.small).report(on: chapter)
            _ = Extractor(chapter, needs: [chapter], configuration: BookConfiguration(title: "B"), figures: "f").text
            #expect(
                diagnostics.allSatisfy { $0.location.line >= 1 && $0.location.line <= chapter.source.lineCount },
                "\(text.debugDescription)")
            let html = body(text, allowsHTML: true)
            #expect(html.utf8.elementsEqual(body(text, allowsHTML: true).utf8))
            for word in words where !html.utf8.contains(word.utf8) && !Self.mayVanish(word, in: text, diagnostics) {
                Issue.record("\(word) is lost from \(text.debugDescription)\n\(html)")
            }
        }
    }

    /// Words that are no text: in info strings, in addresses, titles and labels of links, in tags; and those of a text
    /// with an error, whose page is never written.
    private static func mayVanish(_ word: String, in text: String, _ diagnostics: [Diagnostic]) -> Bool {
        guard !diagnostics.hasErrors, let range = text.utf8.firstRange(of: word.utf8) else { return true }
        // A link's address may stand on the line after its parenthesis.
        let before = text.utf8[..<range.lowerBound].suffix(60)
        return ["```", "~~~", "](", "]:", "<", "[^"].contains { !before.ranges(of: $0.utf8).isEmpty }
    }
}
