import Foundation
import Testing

@testable import SettingsBundle

/// Tests of old-style property lists, the format of `.strings` files.
@Suite struct OpenStepTests {
    static func entries(_ text: String) throws(PropertyListFailure) -> [String] {
        try OldStyleParser.entries(of: text).map { "\($0.key)=\($0.value.string ?? $0.value.kindName)" }
    }

    static let tables: [(String, [String])] = [
        ("", []), ("  \n\t", []), ("/* nothing */ // at all", []),
        (#""a" = "b";"#, ["a=b"]), ("a = b;c=d;", ["a=b", "c=d"]), ("a;", ["a=a"]),
        ("{ a = b; }", ["a=b"]), ("a = b;;", ["a=b"]), ("a = /x/y:z.w-1$_;", ["a=/x/y:z.w-1$_"]),
        ("a = //c\n b /* d */;", ["a=b"]), ("a = \"x\ny\";", ["a=x\ny"]), ("a = '';", ["a="]),
        ("a = (1, {b = c;}, <0fad>);b = {};c = <0F ad>;", ["a=an array", "b=a dictionary", "c=data"]),
        (#"a = "\"\\\n\t\r\a\b\f\v\e";"#, ["a=\"\\\n\t\r\u{7}\u{8}\u{C}\u{B}e"]),
        (#"a = "\U00e9 \Ud83d\Ude00 \U41!";"#, ["a=é 😀 A!"]), (#"a = "\341 \12 \0";"#, ["a=Æ \n \0"]),
        ("a = \"\\\nb\";", ["a=\nb"]), ("a = b\u{2028};", ["a=b"]),
    ]

    @Test(arguments: tables.map(\.0))
    func `a table is parsed into its keys and values`(_ text: String) throws {
        let expected = try #require(Self.tables.first { $0.0 == text }).1
        #expect(try Self.entries(text) == expected)
    }

    /// Compares the parser with Foundation, on texts for which Foundation's result is authoritative.
    @Test(arguments: tables.filter { $0.1.count > 0 }.map(\.0))
    func `the parser reads the same values as Foundation`(_ text: String) throws {
        let theirs = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        #expect(try OldStyleParser.propertyList(of: text) == PropertyList(object: theirs))
    }

    static let mistakes: [(String, String)] = [
        ("\"a\" = \"b\"", "1: a ';' is missing after 'b'"),
        ("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";", "2: a ';' is missing after '2'"),
        ("a = \"say \"hi\" now\";", #"1: a ';' is missing after 'say '; a quote within a text is written '\"'"#),
        ("\"a\" = \"one;\n\"b\" = \"two\";", "1: the text 'one;' goes on to line 2: is its '\"' missing?"),
        ("\n\"a\" = \"one", "2: the text that begins here has no '\"' at its end"),
        ("\"a\" \"b\";", "1: a '=' is missing after 'a'"),
        ("\"a\": \"b\"", "1: there is ':' where '=' belongs; JSON is no property list"),
        ("a = ;", "1: the text for 'a' must stand here, and not ';'"),
        ("= b;", "1: a text in quotes must stand here, and not '='"),
        ("\n“a” = “b”;", "2: a text in quotes must stand here, and not '“'; texts stand in straight quotes"),
        ("a = b;\n/* c", "2: the comment that begins here has no '*/'"),
        ("{ a = b;\n", "1: the '{' that begins here has no '}'"),
        ("a = b; }", "1: there is '}' after the last ';', which ends it"),
        ("a = (b,\nc", "1: the '(' that begins here has no ')'"),
        ("a = (b c);", "1: an array goes on with ',' or ends with ')', and not with 'c'"),
        ("a = <0g>;", "1: data is written in hexadecimal digits, and not with 'g'"),
        ("a = <00", "1: the '<' that begins here has no '>'"),
        ("a = <000>;", "1: data has two hexadecimal digits for each byte, and here is one more"),
        ("a = (1) b;", "1: a ';' is missing after the value of 'a'"),
        ("a = \u{1}", "1: the text for 'a' must stand here, and not '\\u{1}'"),
    ]

    @Test(arguments: mistakes.map(\.0))
    func `a syntax error is reported with its line and a suggestion`(_ text: String) throws {
        let expected = try #require(Self.mistakes.first { $0.0 == text }).1
        let failure = #expect(throws: PropertyListFailure.self) { try OldStyleParser.entries(of: text) }
        #expect(failure.map { "\($0.line ?? 0): \($0.description)" } == expected)
    }

    @Test func `LF, CR and CRLF each end one line`() {
        for end in ["\n", "\r", "\r\n"] {
            let failure = #expect(throws: PropertyListFailure.self) {
                try OldStyleParser.entries(of: "a = b;\(end)\(end)c = d")
            }
            #expect(failure?.line == 3)
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `deeply nested and very long texts are refused`() {
        for text in ["(", "{a=", "{", "a = (", "'", "\"\\", "/*"].map({ String(repeating: $0, count: 100_000) }) {
            #expect(throws: PropertyListFailure.self) { try OldStyleParser.propertyList(of: text) }
        }
        #expect(throws: PropertyListFailure.self) {
            try OldStyleParser.propertyList(of: "(\(String(repeating: "a,", count: 600_000)))")
        }
    }
}
