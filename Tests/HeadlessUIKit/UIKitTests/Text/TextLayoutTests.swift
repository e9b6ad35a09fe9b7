import TestSupport
import Testing

@testable import UIKit

@Suite struct TextLayoutTests {
    /// A font in which a lowercase letter is 5.4 points wide, a space 2.8, "…" 8.8 and a Chinese character 10.
    private let font = UIFont.systemFont(ofSize: 10)

    private func lines(
        _ text: String, _ width: CGFloat, limit: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
    ) -> [String] {
        TextLayout(text, font: font, width: width, lineLimit: limit, mode: mode).lines.map(\.text)
    }

    @Test func `lines break between words, and the spaces at the break are dropped`() {
        #expect(lines("abc abc  abc", 36) == ["abc abc", "abc"])
        #expect(lines("abc abc", 35.2) == ["abc abc"])
        #expect(lines("abc abc", 35.1) == ["abc", "abc"])
    }

    @Test func `spaces at the end of the text are kept only if all of them fit`() {
        #expect(lines("abc  ", 100) == ["abc  "])
        #expect(lines("abc  ", 20) == ["abc"])
    }

    @Test func `a word wider than a line breaks between characters`() {
        #expect(lines("abcde", 11) == ["ab", "cd", "e"])
        #expect(lines("abc", 1) == ["a", "b", "c"])
    }

    @Test func `Chinese text breaks between characters, also next to Latin letters`() {
        #expect(lines("状态栏提示", 20) == ["状态", "栏提", "示"])
        #expect(lines("ab状态", 21) == ["ab状", "态"])
    }

    @Test func `byCharWrapping breaks lines between characters`() {
        #expect(lines("ab cd", 14, .byCharWrapping) == ["ab", "cd"])
        #expect(lines("ab cd", 19, .byCharWrapping) == ["ab c", "d"])
    }

    @Test func `newlines in the text start new lines, including empty ones`() {
        #expect(lines("a\n\nb", 100) == ["a", "", "b"])
        #expect(lines("a\r\nb\n", 100) == ["a", "b", ""])
        #expect(lines("", 100) == [])
    }

    @Test func `the line break mode determines how the last line is truncated`() {
        #expect(lines("abcdef", 20, limit: 1, .byTruncatingTail) == ["ab…"])
        #expect(lines("abcdef", 20, limit: 1, .byTruncatingHead) == ["…ef"])
        #expect(lines("abcdef", 20, limit: 1, .byTruncatingMiddle) == ["a…f"])
        #expect(lines("abcdef", 20, limit: 1, .byClipping) == ["abcdef"])
        #expect(lines("ab cdef", 20, limit: 1, .byWordWrapping) == ["ab"])
        #expect(lines("abc abcdef", 20, limit: 2, .byTruncatingTail) == ["abc", "ab…"])
    }

    @Test func `text that fits isn't truncated, unless the line limit omits a paragraph`() {
        #expect(lines("abc", 20, limit: 1, .byTruncatingTail) == ["abc"])
        #expect(lines("abc\nd", 40, limit: 1, .byTruncatingTail) == ["abc…"])
    }

    @Test func `truncated text without any room is an ellipsis`() {
        #expect(lines("abc", 0, limit: 1, .byTruncatingTail) == ["…"])
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `line breaking drops only whitespace, and no line exceeds the width`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = String((0..<40).map { _ in "abW 1 文\n".randomElement(using: &random)! })
        let width = CGFloat.random(in: 10...120, using: &random)
        let layout = TextLayout(text, font: font, width: width)
        let letters = layout.lines.map(\.text).joined().filter { !$0.isWhitespace }
        #expect(letters == text.filter { !$0.isWhitespace })
        #expect(layout.lines.allSatisfy { $0.width <= width + 1e-5 })
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a layout as wide as the widest line of another has the same lines`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = String((0..<40).map { _ in "abW 1 文".randomElement(using: &random)! })
        let layout = TextLayout(text, font: font, width: 60)
        #expect(TextLayout(text, font: font, width: layout.size.width) == layout)
    }
}
