import Testing

@testable import SwiftText

@Suite struct SwiftLiteralTests {
    @Test(arguments: [
        ("plain", "\"plain\""), ("\"q\" \\(x)", #""\"q\" \\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\u{0}\u{1B}\u{7F}", #""\u{0}\u{1b}\u{7f}""#),
        ("é 東 🎉", "\"é 東 🎉\""), ("e\u{301}\"\u{301}", "\"e\u{301}\\\"\u{301}\""),
    ])
    func `a literal contains its text on one line`(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }
}
