import Testing

@testable import ChapterKit

@Suite struct YAMLReaderTests {
    private func read(_ text: String, known: [String] = ["a", "b"]) -> (yaml: YAMLReader, diagnostics: [String]) {
        var diagnostics: [Diagnostic] = []
        let yaml = YAMLReader(text, path: "w.yml", firstLine: 10, known: known, diagnostics: &diagnostics)
        return (yaml, diagnostics.lines)
    }

    @Test func `an absent key and an empty one both have no value`() {
        var diagnostics: [Diagnostic] = []
        let yaml = read("a:\n").yaml
        #expect(yaml.string("a", &diagnostics) == nil)
        #expect(yaml.string("b", &diagnostics) == nil)
        #expect(yaml.strings("b", &diagnostics) == nil)
        #expect(diagnostics == [])
    }

    @Test func `numbers and dates are read as they are written`() {
        var diagnostics: [Diagnostic] = []
        #expect(read("a: 2019\n").yaml.string("a", &diagnostics) == "2019")
        #expect(read("a: 01:02\n").yaml.string("a", &diagnostics) == "01:02")
        #expect(read("a: \"é \\u00e9\"\n").yaml.string("a", &diagnostics) == "é é")
    }

    @Test func `the elements of a list have locations`() {
        var diagnostics: [Diagnostic] = []
        let found = read("a: [x, yy]\nb:\n- z\n").yaml
        #expect(found.strings("a", &diagnostics)?.map(\.1.column) == [5, 8])
        #expect(found.strings("b", &diagnostics)?.map { "\($1)" } == ["w.yml:12:3"])
    }

    @Test(arguments: [("a: true", true), ("a: false", false), ("a: yes", true)]) func `Booleans are read`(
        text: String, value: Bool
    ) {
        var diagnostics: [Diagnostic] = []
        #expect(read(text).yaml.bool("a", &diagnostics) == value)
        #expect(diagnostics == [])
    }

    @Test func `invalid YAML is one diagnostic on one line`() {
        for text in [
            "a: [", "a: b: c", "\ta: b", "a: *x", "a: \"\\q\"", "a: 1\na: 2", "- a\n- b", "text", "a: \u{1}",
            "? [x]\n: y\n",
        ] {
            let found = read(text).diagnostics
            #expect(found.count == 1, "\(text)")
            #expect(found.allSatisfy { !$0.contains("\n") }, "\(text)")
        }
    }

    @Test func `CR LF ends a line`() {
        #expect(read("a: b\r\nc: d\r\n").diagnostics == ["11:1: unknown key 'c'; known: 'a' and 'b'"])
    }
}
