import SnippetPrograms
import Testing

@testable import ChapterKit

@Suite("A document that is tested in place")
struct InPlaceDocumentTests {
    /// The messages about texts that are tested in place.
    static let messages = [
        "README.md:1:1: error: say why: <!-- workbook: skip REASON -->",
        "README.md:1:1: error: 'figure name=a caption=b' isn't a mark; write 'skip REASON', 'compiled', 'from=\"FILE\"', "
            + "'fails message=\"…\"' or 'traps message=\"…\"'",
        "README.md:1:5: warning: an indented listing isn't tested; fence it with '```swift'",
        "README.md:1:1: warning: a fence without a word isn't tested; write '```swift'",
        "README.md:5:1: warning: this looks like the output above, which isn't compared; write it as comments "
            + "'// prints …'",
        "README.md:1:1: error: 'swfit' isn't tested; write '```swift'",
    ]

    private func read(_ text: String) -> InPlaceDocument {
        InPlaceDocument(SourceFile(path: "README.md", text: text))
    }

    @Test func `a document's listings form one program, including those in lists and quotes`() {
        let chapter = read(
            """
            # Levels

            ```swift
            let a = 1
            ```

            - ```Swift
              print(a)
              ```

            > ~~~swift
            > print(a + 1)
            > ~~~

            ```sh
            make
            ```
            """
        ).chapter
        #expect(chapter.snippets.map(\.title) == ["Levels: listing", "Levels: listing 2", "Levels: listing 3"])
        let programs = ChapterPrograms(chapter).programs
        #expect(programs.count == 1)
        #expect(programs[0].parts.map(\.line) == [3, 7, 11])
        #expect(programs[0].parts.flatMap(\.code).flatMap(\.lines) == ["let a = 1", "  print(a)", "  print(a + 1)"])
    }

    @Test(arguments: [("swift", 1), ("swift,ignore", 1), ("SWIFT, ignore", 1), ("swiftinterface", 0), ("sh", 0)])
    func `a listing's language ends at a comma and is case-insensitive`(words: String, listings: Int) {
        #expect(read("```\(words)\nlet a = 1\n```\n").chapter.snippets.count == listings)
    }

    @Test func `a comment right before a listing sets its kind and options`() {
        let document = read(
            """
            <!-- workbook: skip it is a piece of a manifest -->
            ```swift
            .package(
            ```

            <!-- workbook: fails message="cannot find" -->

            ```swift
            a
            ```

            <!-- workbook: program group=other -->
            ```swift
            let b = 1
            ```

            ```swift
            let c = 1
            ```
            """)
        let chapter = document.chapter
        #expect(document.diagnostics.isEmpty)
        #expect(chapter.snippets.map(\.kind) == [.skip, .fails, .program, .program])
        #expect(chapter.snippets[0][.reason] == "it is a piece of a manifest")
        #expect(chapter.snippets[1].message == "cannot find")
        #expect(ChapterPrograms(chapter).programs.map { $0.parts.map(\.index) } == [[1, 3], [2]])
    }

    @Test(arguments: zip(["skip", "figure name=a caption=b"], messages.prefix(2)))
    func `a comment that cannot be understood is an error`(words: String, message: String) {
        let diagnostics = read("<!-- workbook: \(words) -->\n```swift\na\n```\n").diagnostics
        #expect(diagnostics.map(\.description) == [message])
    }

    @Test func `a comment can contain '>' and '->'`() {
        let document = read(
            "<!-- workbook: fails message=\"'(Int) -> Int'\" -->\n```swift\na\n```\n\n"
                + "<!-- workbook: skip a > b -->\n```swift\nb\n```\n")
        let chapter = document.chapter
        #expect(document.diagnostics.isEmpty)
        #expect(chapter.snippets[0].message == "'(Int) -> Int'")
        #expect(chapter.snippets[1][.reason] == "a > b")
    }

    @Test(arguments: [
        "Text between.\n\n```swift\nlet c = 1\n```\n", "```sh\nls\n```\n", "", "<!-- workbook: skip b -->\n\n",
    ])
    func `a comment that no listing follows is an error`(after: String) {
        let diagnostics = read("<!-- workbook: skip a -->\n\n" + after).diagnostics
        #expect(
            diagnostics.first?.description
                == "README.md:1:1: error: no listing in Swift follows this comment; put it right before the fence")
    }

    // MARK: Listings that would pass without a test

    private func findings(_ text: String) -> [String] { read(text).diagnostics.map(\.description) }

    @Test(arguments: ["swfit", "{.swift}", "{swift}", "swif"])
    func `a misspelled language is an error`(word: String) {
        #expect(
            findings("```\(word)\nlet a = 1\n```\n")
                == ["README.md:1:1: error: '\(word)' isn't tested; write '```swift'"])
        #expect(findings("<!-- workbook: skip old -->\n```\(word)\nlet a = 1\n```\n") == [])
    }

    @Test func `a test of a framework is an error, because a program doesn't run it`() {
        #expect(
            findings("```swift\nimport Testing\n@Test func a() {}\n```\n") == [
                "README.md:3:1: error: a program doesn't run its tests, so '@Test' proves nothing; "
                    + "write '<!-- workbook: skip REASON -->' before the listing"
            ])
        #expect(
            findings("```swift\nfinal class A: XCTestCase {}\n```\n") == [
                "README.md:2:1: error: a program doesn't run its tests, so 'XCTestCase' proves nothing; "
                    + "write '<!-- workbook: skip REASON -->' before the listing"
            ])
        #expect(findings("```swift\nextension XCTestCase { func expectLevel() {} }\n```\n") == [])
        #expect(findings("```swift\n// not an @Test\nprint(\"@Test\")\n```\n") == [])
    }

    @Test func `a mark says that a listing is only compiled, or shows lines of a file`() {
        let document = read(
            """
            <!-- workbook: compiled -->

            ```swift
            fatalError()
            ```

            > <!-- workbook: from="Snippets/A.swift#b" -->
            > ```swift
            > a()
            > ```

            ```swift from=Snippets/A.swift
            ```
            """)
        #expect(document.diagnostics.isEmpty)
        let snippets = document.chapter.snippets
        #expect(snippets.map(\.isOnlyCompiled) == [true, false, false])
        #expect(snippets.map { $0.copy?.reference } == [nil, "Snippets/A.swift#b", "Snippets/A.swift"])
        #expect(snippets.map { $0.copy?.lines } == [nil, ["a()"], []])
    }

    @Test func `a fence without a word right after a listing that prints is a warning`() {
        let text = "```swift\nprint(1)\n```\n\n```\n1\n```\n"
        #expect(findings(text) == [Self.messages[4]])
        #expect(findings(text.replacing("print", with: "f")) == [])
        #expect(read(text.replacing("print", with: "f")).untagged.count == 1)
    }

    @Test func `a comment at the end of raw HTML applies to the listing after it`() {
        let text = "<details>\n<!-- workbook: skip it needs a network -->\n\n```swift\na()\n```\n\n</details>\n"
        #expect(read(text).chapter.snippets.map { $0[.reason] } == ["it needs a network"])
        #expect(findings("<!-- Tested with workbook: see CONTRIBUTING -->\n\nText.\n") == [])
    }

    @Test func `an indented block that shows a fence can be skipped`() {
        let block = "    ```swift\n    let a = 1\n    ```\n"
        #expect(findings("Write a fence:\n\n" + block).count == 2)
        #expect(findings("<!-- workbook: skip it shows a fence -->\n\n" + block) == [])
    }

    @Test func `untagged and indented code is listed as possible Swift`() {
        #expect(read("    let a = 1\n").untagged.map(\.description) == [Self.messages[2]])
        #expect(read("```\nlet a = 1\n```\n").untagged.map(\.description) == [Self.messages[3]])
    }

    @Test func `a fence that is part of raw HTML is an error`() {
        #expect(findings("<details>\n```swift\na\n```\n</details>\n").count == 2)
    }

    @Test(arguments: [
        (".package(url: \"a\", from: \"1.0.0\"),", "a part of a package's manifest"),
        (
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\")",
            "a part of a package's manifest"
        ),
        ("dependencies: [\n    .package(path: \"a\"),\n]", "a part of a package's manifest"),
        (
            "#if os(iOS) || os(tvOS)\nlet a = 1\n#endif",
            "all of it is inside '#if os(iOS) || os(tvOS)', which is false here"
        ),
        (
            "import A\n\n#if canImport(UIKit)\nlet a = 1\n#endif",
            "all of it is inside '#if canImport(UIKit)', which is false here"
        ),
        ("// nothing", "it has no code"), ("", "it has no code"),
    ])
    func `a listing that can't be tested is skipped with a reason`(code: String, reason: String) {
        let snippets = read("```swift\n\(code)\n```\n").chapter.snippets
        #expect(snippets.map(\.kind) == [.skip])
        #expect(snippets.first?[.reason] == reason)
    }

    @Test(arguments: [
        "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif", "let parcel = Package(weight: 3)", "#if DEBUG\na()\n#endif",
    ])
    func `other listings are tested`(code: String) {
        #expect(read("```swift\n\(code)\n```\n").chapter.snippets.map(\.kind) == [.program])
    }
}
