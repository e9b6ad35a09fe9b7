import ChapterKit
import Testing

@testable import Doctests

@Suite("Listings of documentation comments")
struct DocListingsTests {
    private func listings(_ comment: String, declaration: String = "public func f() {}") -> DocListings {
        let text = comment.split(separator: "\n", omittingEmptySubsequences: false).map { "/// \($0)\n" }.joined()
        let file = SourceFile(path: "A.swift", text: text + declaration)
        return DocListings(DocumentedDeclarations(file).comments[0], path: "A.swift")
    }

    @Test func `indented and fenced listings are found, with the places of their lines`() {
        let found = listings(
            "Text.\n\n    let x = 1\n\n      x + 1\n\n```swift\nlet y = 2\n```\n- Note: More.\n\n  ```\n  y\n  ```\n"
        ).listings
        #expect(found.map(\.text) == ["let x = 1\n\n  x + 1\n", "let y = 2\n", "y\n"])
        #expect(found.map { $0.lines.map(\.number) } == [[3, 4, 5], [8], [13]])
        #expect(found.map { $0.lines.map(\.column) } == [[9, 5, 9], [5], [7]])
        #expect(found.map(\.title) == ["f()", "f(), listing 2", "f(), listing 3"])
        #expect(found.map(\.isLabeled) == [false, true, false])
    }

    @Test func `other languages and shell sessions are counted`() {
        let found = listings(
            "Text.\n\n    $ example --verbose\n\nText\n\n```json\n{}\n```\n```Swift\nlet x = 1\n```\n```swift,ignore\nlet y = 1\n```"
        )
        #expect(found.otherCount == 2)
        #expect(found.listings.map(\.text) == ["let x = 1\n", "let y = 1\n"])
    }

    @Test(
        arguments: [
            ("skip It needs a server.", .runs, "It needs a server."), ("compiled", .compiles, nil),
            ("fails message=\"cannot find\"", .fails(message: "cannot find"), nil),
            ("fails message=\"'(Int) -> Void'\"", .fails(message: "'(Int) -> Void'"), nil),
            ("traps message=\"out of range\"", .traps(message: "out of range"), nil),
        ] as [(String, DocListing.Expectation, String?)])
    func `a mark before a listing says what else it is`(
        mark: String, expectation: DocListing.Expectation, reason: String?
    ) {
        let found = listings("Text.\n\n<!-- workbook: \(mark) -->\n\n    f()\n\nText.\n\n    g()")
        #expect(found.listings.map(\.expectation) == [expectation, .runs])
        #expect(found.listings.map(\.skipReason) == [reason, nil])
        #expect(found.diagnostics.isEmpty)
    }

    @Test(arguments: ["skip", "fails", "fails message=\"abc\"", "unknown", "traps message=x"])
    func `a mark with a mistake is an error at its line`(mark: String) {
        let found = listings("Text.\n\n<!-- workbook: \(mark) -->\n\n    f()")
        #expect(found.diagnostics.map(\.location.line) == [3])
    }

    @Test func `a mark without a listing after it is an error`() {
        #expect(
            listings("Text.\n\n<!-- workbook: skip A. -->\n\nText.\n\n    f()").diagnostics.map(\.location.line) == [3])
        #expect(listings("Text.\n\n<!-- workbook: skip A. -->").diagnostics.map(\.location.line) == [3])
    }

    @Test func `a listing can't change the places of messages`() {
        let listing = listings("Text.\n\n    #sourceLocation(file: \"a\", line: 1)\n    f()").listings[0]
        #expect(listing.skipReason == "line 3 changes the places of messages")
    }

    @Test(arguments: ["...", "…", "let x = <#value#>", "let x: Int = ...", "f(...)", "f(x, ...)", "return …"])
    func `a listing that leaves out code isn't tested`(line: String) {
        #expect(listings("Text.\n\n    f()\n    \(line)").listings[0].skipReason == "line 4 leaves out code")
    }

    @Test(arguments: ["x[...]", "print(\"...\")", "// ...", "let x = 1...", "let x = ...3", "f(x...)"])
    func `other ellipses are code`(line: String) {
        #expect(listings("Text.\n\n    f()\n    \(line)").listings[0].skipReason == nil)
    }

    @Test(arguments: [
        ("func f() { ... }", "func f() {}"), ("@main struct A {}", "      struct A {}"),
        ("func f() -> Int { … }", "func f() -> Int { fatalError() }"),
        ("x.map { ... }", "x.map { fatalError() }"), ("if x.isEmpty { ... }", "if x.isEmpty {}"),
        ("} else { ... }", "} else {}"), ("for i in 1...3 { i }", "for i in 1...3 { i }"),
    ])
    func `a body that's left out is filled`(line: String, filled: String) {
        #expect(Placeholder.filled(line) == filled)
    }
}
