import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite("Listings of a page and their hidden tests")
struct PairedTestsTests {
    private func paired(_ text: String) throws -> PairedTests {
        PairedTests(of: try DocCPage(SourceFile(path: "a.md", text: text), name: "a"))
    }

    private func listing(_ code: String) -> String { "```swift\n\(code)\n```\n\n" }

    private func comment(_ tests: (name: String, code: String)...) -> String {
        let tests = tests.map { "- test: `\($0.name)`\n\n```swifttest\n\($0.code)\n```\n" }
        return "<!--\n\(tests.joined(separator: "\n"))-->\n\n"
    }

    @Test func `a test belongs to the listing before it, even with other comments between them`() throws {
        let text = listing("a()") + "<!-- Later. -->\n\n" + comment(("one", "-> a()")) + comment(("two", "-> a()"))
        let tests = try paired(text)
        #expect(tests.pairs.mapValues { $0.test.names } == [1: ["one"]])
        #expect(tests.others.values.map { $0.map(\.names) }.filter { !$0.isEmpty } == [[["two"]]])
        #expect(tests.diagnostics.isEmpty)
    }

    @Test func `hidden code between a listing and its test is moved before the listing`() throws {
        let text = listing("a()") + comment(("one", ">> func a() {}"), ("two", "-> a()"), ("three", ">> b()"))
        let tests = try paired(text)
        #expect(tests.pairs[1]?.before.map(\.names) == [["one"]])
        #expect(tests.pairs[1]?.test.names == ["two"])
        #expect(tests.others.mapValues { $0.map(\.names) } == [5: [["three"]]])
    }

    @Test func `a test after a list belongs to the last listing in the list`() throws {
        let tests = try paired("- ```swift\n  a()\n  ```\n\n" + comment(("one", "-> a()")))
        #expect(tests.pairs.mapValues { $0.test.names } == [1: ["one"]])
    }

    @Test(arguments: ["Text.\n\n", "# Title\n\n", "```swift\nb()\n```\n\n", "```\nb()\n```\n\n"])
    func `a test after other content doesn't belong to a listing`(_ other: String) throws {
        let tests = try paired(listing("a()") + other + comment(("one", "-> a()")))
        #expect(tests.pairs.isEmpty)
        #expect(tests.others.values.map { $0.map(\.names) } == [[["one"]]])
    }

    @Test func `a warning reports the difference between a test and its listing`() throws {
        let tests = try paired(listing("a()\nb()") + comment(("one", ">> c()"), ("two", "-> a()\n-> c()")))
        #expect(
            tests.diagnostics.values.joined().map { "\($0)" } == [
                "a.md:6:1: warning: the listing before this is not the one that is tested here: it has 'b()' where the "
                    + "test has 'c()'"
            ])
    }

    @Test func `a test name without a fence causes a warning`() throws {
        let tests = try paired(
            "<!--\n- test: `one`\n\n- test: `two`\n\n```swifttest\n-> a()\n```\n\n- test: `three`\n-->\n")
        let messages = tests.diagnostics.values.joined().map { "\($0)" }
        #expect(messages.map { $0.prefix(9) } == ["a.md:2:1:", "a.md:10:1"])
        #expect(
            messages.allSatisfy {
                $0.hasSuffix("warning: nothing is tested here: no fence 'swifttest' follows this name")
            })
        #expect(tests.others.mapValues { $0.map(\.names) } == [1: [["two"]]])
    }
}
