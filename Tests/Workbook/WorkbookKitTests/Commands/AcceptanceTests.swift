import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of inserting the output of examples into the chapter.
@Suite struct AcceptanceTests {
    /// The messages of these tests, for the test that every message has a case.
    static let messages = [
        "the output doesn't end with a line break, which a fence requires; print one at the end",
        "what the example prints contains such a fence; make this one longer",
        "the example prints nothing; take its output away",
    ]

    private func accepted(_ text: String, _ outputs: [Int: String]) -> Acceptance {
        Acceptance(parse(text).chapter, outputs: outputs)
    }

    private func text(_ text: String, _ outputs: [Int: String]) -> String {
        String(decoding: accepted(text, outputs).bytes, as: UTF8.self)
    }

    @Test func `accepting an output changes only the text between its fences`() {
        let chapter = "A\n\n```swift example\nprint(1)\n```\n\n```output\n0\nx\n```\n\nB\n"
        #expect(text(chapter, [0: "1\n"]) == chapter.replacing("0\nx\n", with: "1\n"))
        #expect(accepted(chapter, [0: "1\n"]).changed == [SourceLocation(path: "a.md", line: 7, column: 1)])
        #expect(text(chapter, [0: "0\nx\n"]) == chapter)
        #expect(text(chapter, [:]) == chapter)
    }

    @Test func `an output is inserted into an empty fence`() {
        let empty = "```swift example\nprint(1)\n```\n\n```output\n```\n"
        let full = "```swift example\nprint(1)\n```\n\n```output\n1\n```\n"
        #expect(text(empty, [0: "1\n"]) == full)
    }

    @Test func `new lines get the prefix of the list item or block quote that contains them`() {
        let list = "- ```swift example\n  print(1)\n  ```\n\n  ```output\n  0\n  ```\n"
        #expect(text(list, [0: "1\n\n2\n"]) == list.replacing("  0\n", with: "  1\n\n  2\n"))
        let quote = "> ```swift example\n> print(1)\n> ```\n>\n> ```output\n> 0\n> ```\n"
        #expect(text(quote, [0: "1\n\n2\n"]) == quote.replacing("> 0\n", with: "> 1\n>\n> 2\n"))
    }

    @Test func `the new output has the line endings of the chapter`() {
        let chapter = "```swift example\nprint(1)\n```\n\n```output\n0\n```\n".replacing("\n", with: "\r\n")
        #expect(text(chapter, [0: "1\n2\n"]) == chapter.replacing("0\r\n", with: "1\r\n2\r\n"))
    }

    @Test func `several outputs of a chapter are replaced`() {
        let one = "```swift example\nprint(1)\n```\n\n```output\n0\n```\n\n"
        let both = text(one + one, [0: "1\n2\n", 1: "3\n"])
        #expect(both == one.replacing("0\n", with: "1\n2\n") + one.replacing("0\n", with: "3\n"))
    }

    @Test func `an output that its fence can't contain is reported, and the chapter doesn't change`() {
        let chapter = "```swift example\nprint(1)\n```\n\n```output\n0\n```\n"
        for (output, message) in zip(["no line end", "```\n", ""], Self.messages) {
            let result = accepted(chapter, [0: output])
            #expect(String(decoding: result.bytes, as: UTF8.self) == chapter)
            #expect(result.diagnostics.map(\.message) == [message])
        }
        let longer = chapter.replacing("```output\n0\n```", with: "````output\n0\n````")
        #expect(text(longer, [0: "```\n"]) == longer.replacing("0\n", with: "```\n"))
    }
}
