import TestSupport
import Testing

@testable import SwiftText

@Suite struct SwiftTokenizerTests {
    private func tokens(_ text: String) -> [SwiftToken] {
        Array(text.utf8).withUnsafeBufferPointer { Array(SwiftTokenizer($0)) }
    }

    /// Returns the texts of the tokens of the given kinds.
    private func texts(_ text: String, _ kinds: SwiftToken.Kind...) -> [String] {
        let bytes = Array(text.utf8)
        return tokens(text).filter { kinds.contains($0.kind) }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private func covers(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var end = 0
            for token in SwiftTokenizer(buffer) {
                guard token.range.lowerBound == end, !token.range.isEmpty else { return false }
                end = token.range.upperBound
            }
            return end == bytes.count
        }
    }

    @Test(arguments: 0..<10) func `tokens cover any bytes, in order and without gaps`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "\"", "\"\"\"", "#", "\\(", "\\#(", ")", "(", "/*", "*/", "//", "\n", "\r", "`", "@a", "x", "1.5e", "\\",
            "é", "#if", "/", "#/", "/#", "=",
        ]
        for _ in 0..<200 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                if Int.random(in: 0...3, using: &random) == 0 {
                    bytes.append(UInt8.random(in: 0...255, using: &random))
                } else {
                    bytes += pieces.randomElement(using: &random)!.utf8
                }
            }
            #expect(covers(bytes), "\(bytes)")
        }
    }

    @Test func `tokens cover each file of WorkbookKit and UIKit`() {
        let files =
            Repository.swiftFiles(below: "Sources/Workbook/WorkbookKit")
            + Repository.swiftFiles(below: "Sources/HeadlessUIKit/UIKit")
        #expect(files.count > 50)
        for file in files { #expect(covers(file.bytes), "\(file.path)") }
    }

    @Test func `a string continues after nested interpolations`() {
        let text = #"f("a \(b("c \(d) e") + (1)) g", 2)"#
        #expect(texts(text, .string) == [#""a \("#, #""c \("#, ") e\"", ") g\""])
        #expect(texts(text, .number) == ["1", "2"])
        #expect(texts(text, .call) == ["f", "b"])
    }

    @Test func `a raw string has its own quotes and interpolations`() {
        #expect(texts(##"#"a "b" \(c) \#(d) "# e"##, .string) == [##"#"a "b" \(c) \#("##, ##") "#"##])
    }

    @Test func `a multiline string ends at three quotes`() {
        #expect(texts("\"\"\"\na \"b\" \"\"\nc\n\"\"\" d", .string) == ["\"\"\"\na \"b\" \"\"\nc\n\"\"\""])
        #expect(texts("\"\"\"\n\\\"\"\" a\n\"\"\" b", .string) == ["\"\"\"\n\\\"\"\" a\n\"\"\""])
    }

    @Test func `an unterminated string ends at the end of its line`() {
        #expect(texts("\"a\nlet b", .string) == ["\"a"])
        #expect(texts("\"a\nlet b", .keyword) == ["let"])
        #expect(texts("\"a\\\"\" b", .string) == ["\"a\\\"\""])
        #expect(texts("\"\" b", .string) == ["\"\""])
    }

    @Test func `comments nest`() {
        #expect(texts("/* a /* b */ c */ d // e\nf", .comment) == ["/* a /* b */ c */", "// e"])
        #expect(texts("/* never closed", .comment) == ["/* never closed"])
    }

    @Test func `attributes, macros and directives are distinguished`() {
        #expect(
            texts("@MainActor @available(iOS 13, *) #expect(x) #if os(Linux) $0 @ a", .attribute) == [
                "@MainActor", "@available",
            ])
        #expect(texts("#expect(x) #if os(Linux) #file", .macro) == ["#expect", "#if", "#file"])
    }

    @Test(arguments: ["1", "1_000", "0xFF_a", "0b01", "1.5", "1e9", "1.5e-3", "0x1p+3", "2E+8"])
    func `a number is one token`(number: String) {
        #expect(texts("x = \(number);", .number) == [number])
    }

    @Test func `a range operator or a member access ends a number`() {
        #expect(texts("1...5, 1..<9, 1.description", .number) == ["1", "5", "1", "9", "1"])
    }

    @Test func `keywords aren't keywords as members or in backticks`() {
        #expect(texts("let x = a.default; `let`; letter; .self", .keyword) == ["let"])
        #expect(texts("func f() async throws -> Self?", .keyword) == ["func", "async", "throws", "Self"])
    }

    @Test func `a type begins with a capital letter, and a call precedes a parenthesis`() {
        #expect(texts("let v: UIView = makeView(CGRect()) + é(1)", .type) == ["UIView", "CGRect"])
        #expect(texts("let v: UIView = makeView(CGRect()) + é(1)", .call) == ["makeView", "é"])
    }

    // MARK: Regular expressions

    @Test(arguments: [
        ##"x = #/a"b // (/# "##, ##"f(##/a/#b/##, 1)"##, ##"x = #/a\/#b[/# "##,
    ]) func `an extended regular expression is one token`(text: String) {
        let start = text.firstIndex(of: "#")!
        let end = text.lastIndex(of: "#")!
        #expect(texts(text, .string, .comment) == [String(text[start...end])])
    }

    @Test func `an extended regular expression has several lines if its first line is empty`() {
        #expect(texts("x = #/ \n a\"b // c\n/# + y", .string, .comment) == ["#/ \n a\"b // c\n/#"])
        #expect(texts("x = #/a\ny = 1/# \"b\"", .string, .comment) == ["\"b\""])
        #expect(texts("x = #/a\\\ny = 1/# \"b\"", .string, .comment) == ["\"b\""])
        #expect(texts("x = /a\\\ny/ + \"b\"", .string, .comment) == ["\"b\""])
    }

    @Test(arguments: [
        "x = REGEX", "f(REGEX)", "f(x, REGEX)", "[REGEX]", "{ REGEX }", "f(of: REGEX)", "return REGEX", "return/a\"b/",
        "for x in REGEX", "case REGEX: b", "try REGEX", "try? REGEX", "try! REGEX", "await REGEX", "x ?? REGEX",
        "x == REGEX", "x ? REGEX : y", "REGEX", "  REGEX", "x\nREGEX.y", "x; REGEX", "!x && REGEX",
    ]) func `a regular expression is in the place of an operand`(pattern: String) {
        let literals = pattern.contains("REGEX") ? [#"/a"b[)]/"#, #"/(\/)"/"#, #"/\ a\ /"#, #"/^\d+$/"#] : [#"/a"b/"#]
        for literal in literals {
            let text = pattern.replacing("REGEX", with: literal) + " // c"
            #expect(texts(text, .string, .comment) == [literal, "// c"], "\(text)")
        }
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "f(a)/b/c", "a[0] / b /c", "(a + b)/c/d", "a.in /b/c", "x! /b/c", "x? /b/c", "2/a/b",
        "a\n    / b / c", "a\n    /= b / c", "reduce(1, /) + f(2, /)", "f(/, 0) / 2", "x = / a/", "x = /a /", "x = /a",
        "x = /a\n/b", "infix operator /", "static func / (a: A, b: B) -> A { a/b }", "`return` /a/b", "x = /a//b/",
        "}/a/b", "a */b/c", "x >/a/ y", "Self.return /a/b", "f(-/a/b)", "x = (/)",
    ]) func `a division is none`(text: String) {
        #expect(texts(text, .string).isEmpty)
    }

    @Test func `a regular expression ends before the code after it`() {
        #expect(texts("let x = /a(/ + y /b/ \"c\"", .string) == ["/a(/", "\"c\""])
        #expect(texts("let x = [/a/, /b/]", .plain).joined().contains("]"))
    }
}
