import Testing

@testable import SwiftText

/// Tests that text from a chapter, a file name or a test can't control the terminal.
@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("evil\u{1B}[2J", "evil\\u{1B}[2J"), ("a\nb", "a\\nb"), ("a\tb\r", "a\\tb\\r"), ("\u{9B}31m", "\\u{009B}31m"),
        ("\u{202E}txt.exe", "\\u{202E}txt.exe"), ("a\u{2028}b", "a\\u{2028}b"),
    ])
    func `interpolated control characters are escaped`(text: String, expected: String) {
        #expect(TerminalText("<\(text)>").rendered(hasColor: false) == "<\(expected)>")
        #expect(TerminalText("\(text, .red)").rendered(hasColor: true) == "\u{1B}[31m\(expected)\u{1B}[0m")
    }

    @Test(arguments: ["é 東 🎉", "👩‍👩‍👧", "e\u{301}", "a \"b\" 'c' \\d"])
    func `interpolated visible characters aren't changed`(text: String) {
        #expect(TerminalText("\(text)").rendered(hasColor: false) == text)
    }

    @Test func `interpolated lines keep their line breaks, other control characters are escaped`() {
        let text: TerminalText = "\(lines: "a\nb\u{1B}c\r\n\nd")"
        #expect(text.rendered(hasColor: false) == "a\nb\\u{1B}c\n\nd")
    }

    @Test func `the literal parts of a text aren't escaped, even in nested texts`() {
        let inner: TerminalText = "\("x\u{7}", .bold)\n"
        #expect(TerminalText("\t\(inner)").rendered(hasColor: false) == "\tx\\u{07}\n")
        #expect(TerminalText("\(inner)").rendered(hasColor: true) == "\u{1B}[1mx\\u{07}\u{1B}[0m\n")
    }
}
