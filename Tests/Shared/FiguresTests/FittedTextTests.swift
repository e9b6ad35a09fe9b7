import Foundation
import Testing

@testable import Figures

/// Tests of texts that are fitted to a width. A letter of size 10 counts as 5.94 wide, an ideograph as 11.
@Suite struct FittedTextTests {
    @Test(
        arguments: [
            ("abc", 100, "abc"), ("abcdef", 36, "abcdef"), ("abcdef", 35, "abcd…"), ("ab cdef", 24, "ab…"),
            ("abcdef", 3, "…"), ("版本一二", 27, "版…"), ("", 0, ""), ("one\ntwo and more", 40, "one…"),
        ] as [(String, Double, String)])
    func `a text that's too wide is truncated with an ellipsis`(text: String, width: Double, expected: String) {
        #expect(FittedText.shortened(text, to: CGFloat(width), size: 10) == expected)
    }

    @Test(
        arguments: [
            ("one two three", 45, ["one two", "three"]), ("one\ntwo\n\nthree", 100, ["one", "two", "three"]),
            ("abcdefgh", 20, ["abc", "def", "gh"]), ("版本一二三", 24, ["版本", "一二", "三"]), ("", 10, []),
            ("ab", 1, ["a", "b"]),
        ] as [(String, Double, [String])])
    func `a text is wrapped at spaces and line breaks, and inside long words`(
        text: String, width: Double, lines: [String]
    ) {
        #expect(FittedText.lines(of: text, width: CGFloat(width), size: 10) == lines)
    }

    @Test func `a text of a million letters is truncated quickly`() {
        let text = String(repeating: "a", count: 1_000_000)
        #expect(FittedText.shortened(text, to: 50, size: 10) == "aaaaaaa…")
    }

    @Test(arguments: ["level 3000, key", "a", "Every 15 Minutes", "状态栏"])
    func `a text that exactly fits isn't truncated`(text: String) {
        let width = FittedText.width(of: text, size: 11.5)
        // Rounding makes the remaining width smaller in its last bit.
        #expect(FittedText.shortened(text, to: 307 - (307 - width), size: 11.5) == text)
        #expect(FittedText.shortened(text, to: width.nextDown, size: 11.5) == text)
    }

    @Test func `monospaced text is wrapped by the width of the monospaced font`() {
        let word = String(repeating: "i", count: 20)
        let width = FittedText.width(of: "\(word) \(word)", size: 11, font: .monospaced)
        #expect(FittedText.lines(of: "\(word) \(word)", width: width, size: 11, font: .monospaced).count == 1)
        // In the default font, whose letters are estimated to be narrower, this width is enough.
        #expect(FittedText.lines(of: "\(word) \(word)", width: width - 1, size: 11, font: .monospaced).count == 2)
        #expect(FittedText.lines(of: "\(word) \(word)", width: width - 1, size: 11).count == 1)
    }
}
