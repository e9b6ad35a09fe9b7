import Testing

@testable import ChapterKit

@Suite struct InfoStringTests {
    private func read(_ text: String) -> (info: InfoString, diagnostics: [String]) {
        var diagnostics: [Diagnostic] = []
        let location = SourceLocation(path: "a.md", line: 7, column: 4)
        let info = InfoString(Array(text.utf8)[...], at: location, diagnostics: &diagnostics)
        return (info, diagnostics.lines)
    }

    @Test func `the first word is the language`() {
        #expect(read("swift").info.language == "swift")
        #expect(read("  \tswift test").info.language == "swift")
        #expect(read("").info.language == "")
    }

    @Test(arguments: [("f&ouml;o\\+bar", "föo+bar"), ("sw&#105;ft", "swift"), ("c&nonsense;\\d", "c&nonsense;\\d")])
    func `escapes and entities in the language are decoded`(text: String, language: String) {
        #expect(read(text).info.language == language)
    }

    @Test func `options are read in order, with their values and locations`() {
        let items = read("swift test  name=\"A b\"\treason=c").info.items
        #expect(items.map(\.name) == ["test", "name", "reason"])
        #expect(items.map(\.value) == [nil, "A b", "c"])
        #expect(items.map(\.location.column) == [10, 16, 27])
    }

    @Test func `a backslash escapes only a quote or a backslash`() {
        #expect(read(#"swift name="a \"b\" \\ \n""#).info.items.map(\.value) == [#"a "b" \ \n"#])
    }

    @Test func `a value can contain an equals sign and non-ASCII letters`() {
        #expect(read("swift a=b=c d=\"é=東\"").info.items.map(\.value) == ["b=c", "é=東"])
    }

    @Test func `an invalid value is reported with its location`() {
        #expect(read("swift name=").diagnostics == ["7:10: 'name=' has no value; write name=\"…\""])
        #expect(read("swift name=\"a").diagnostics == ["7:15: the quote is never closed; end the value with '\"'"])
    }

    @Test func `a back-tick fence and a tilde fence read the same`() {
        for fence in ["```", "~~~", "``````"] {
            let snippet = parse("\(fence)swift test name=\"A\"\n\(fence)\n").chapter.snippets[0]
            #expect(snippet.kind == .test && snippet.exercise == nil)
            #expect(snippet.title == "A")
        }
    }
}
