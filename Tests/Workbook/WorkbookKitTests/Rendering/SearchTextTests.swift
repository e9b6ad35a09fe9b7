import SwiftText
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the text of a chapter that the search reads.
@Suite struct SearchTextTests {
    private func text(_ markdown: String, _ change: (inout Chapter.Metadata) -> Void = { _ in }) -> String {
        var chapter = parse(markdown).chapter
        change(&chapter.metadata)
        return SearchText.bytes(of: chapter)[...].text
    }

    /// Returns the lines of a chapter without its title.
    private func lines(_ markdown: String) -> [Substring] { text(markdown).split(separator: "\n").dropFirst() + [] }

    @Test func `a chapter's text begins with its title, summary, and article`() {
        let text = text("x") {
            $0.summary = "About a."
            $0.article = Chapter.Article(title: "状态栏", author: "maple", year: "2013", url: nil)
        }
        #expect(text == "!Title of a\ta.html\n.About a.\n.状态栏, maple, 2013\n.x\n")
    }

    @Test func `prose is indexed without markup, including lists, quotes, and tables`() {
        #expect(lines("*a* `b` [c](b.md) ![d](picture.svg)\ne") == [".a b c d e"])
        #expect(lines("- a\n\n  b\n- c\n\n> [!NOTE]\n> d") == [".a", ".b", ".c", ".d"])
        #expect(lines("| a | b |\n|---|---|\n| `c` | d |\n|   | e |") == [".a · b", ".c · d", ".e"])
    }

    @Test func `headings and named listings have anchors`() {
        #expect(lines("## A `b`") == ["#A b\ta-b"])
        #expect(lines("```swift test name=\"It works\"\nf()\n```") == ["=It works\tb-it-works", ":f()"])
        #expect(lines("```swift name=link\nf()\n```").first == "=link\tchunk-link")
        #expect(lines("```swift figure name=f caption=\"The tree\"\nf()\n```").first == "=The tree\tfigure-f")
        #expect(lines("```swift\nf()\n```") == [":f()"])
        #expect(lines("```plist file=a.plist\n<a>\n```") == ["=a.plist\t", ":<a>"])
    }

    @Test func `keywords follow the title or the heading that they belong to`() {
        #expect(lines("## A\n<!-- keywords: b c, 状态 -->\n\nd") == ["#A\ta", "*b c, 状态", ".d"])
        #expect(text("x") { $0.keywords = ["b", "c"] }.hasPrefix("!Title of a\ta.html\n*b, c\n"))
    }

    @Test func `declared names have their listing's anchor and are counted once`() {
        let chapter = parse("```swift\nstruct A { func goOn() {}; enum B { case c } }\n```").chapter
        let text = SearchText.bytes(of: chapter, declared: ChapterNames.names(in: chapter))
        #expect(
            text[...].text.hasSuffix(
                "\n+A\tb-struct-a\n+A.goOn()\tb-struct-a\n+A.B\tb-struct-a\n:struct A { func goOn() {}; enum B { case c } }\n"
            ))
        #expect(SearchWords(text).postings.allSatisfy { $0.count == 1 })
    }

    @Test func `the solution of an exercise isn't indexed`() {
        let exercise = "```swift exercise name=e title=\"Try\"\n// BEGIN SOLUTION\nsecret()\n// END SOLUTION\n```"
        #expect(lines(exercise).first == "=Exercise: Try\texercise-e")
        #expect(!text(exercise).contains("secret"))
    }

    @Test func `an example's output and the reason of a skipped listing are indexed`() {
        #expect(lines("```swift example\nprint(1)\n```\n\n```output\none\n```") == [":print(1)", ":one"])
        #expect(lines("```swift skip reason=\"needs a phone\"\nf()\n```") == [".needs a phone", ":f()"])
    }

    @Test func `a footnote is indexed after the paragraph that first refers to it`() {
        let text = "a[^n]\n\n## B\n\nb[^n]\n\n[^n]: The note.\n"
        #expect(lines(text) == [".a", ".The note.", "#B\tb", ".b"])
    }

    @Test func `control characters and Unicode line separators become spaces`() {
        #expect(lines("```\na\tb\u{1}c\u{2028}d\u{7F}\n```") == [":a b c   d "])
        #expect(text("x") { $0.title = "a\tb\nc" }.hasPrefix("!a b c\ta.html\n"))
    }
}
