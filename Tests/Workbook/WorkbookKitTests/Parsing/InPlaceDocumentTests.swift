import SnippetPrograms
import Testing

@testable import WorkbookKit

@Suite("A text that is tested where it stands")
struct InPlaceDocumentTests {
    /// The messages about comments that aren't valid.
    static let messages = [
        "README.md:1:1: error: say why: <!-- workbook: skip REASON -->",
        "README.md:1:1: error: a listing here cannot be 'figure'; known: skip, fails, traps, example and program",
    ]

    private func read(_ text: String) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
        InPlaceDocument.read(SourceFile(path: "README.md", text: text), slug: "document-1")
    }

    @Test func `its listings are one program, those in lists and quotes too`() {
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
        let programs = ChapterPrograms(chapter, isInPlace: true).programs
        #expect(programs.count == 1)
        #expect(programs[0].parts.map(\.line) == [3, 7, 11])
        #expect(programs[0].parts.flatMap(\.code).flatMap(\.lines) == ["let a = 1", "  print(a)", "  print(a + 1)"])
    }

    @Test(arguments: [("swift", 1), ("swift,ignore", 1), ("SWIFT, ignore", 1), ("swiftinterface", 0), ("sh", 0)])
    func `Swift is Swift whatever stands behind a comma`(words: String, listings: Int) {
        #expect(read("```\(words)\nlet a = 1\n```\n").chapter.snippets.count == listings)
    }

    @Test func `a comment right before a listing says what it is`() {
        let (chapter, diagnostics) = read(
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
        #expect(diagnostics.isEmpty)
        #expect(chapter.snippets.map(\.kind) == [.skip, .fails, .program, .program])
        #expect(chapter.snippets[0][.reason] == "it is a piece of a manifest")
        #expect(chapter.snippets[1].message == "cannot find")
        #expect(ChapterPrograms(chapter).programs.map { $0.parts.map(\.index) } == [[1, 3], [2]])
    }

    @Test(arguments: zip(["skip", "figure name=a caption=b"], messages))
    func `a comment that cannot be understood is an error`(words: String, message: String) {
        let diagnostics = read("<!-- workbook: \(words) -->\n```swift\na\n```\n").diagnostics
        #expect(diagnostics.map(\.description) == [message])
    }

    @Test func `a comment may hold what ends a tag`() {
        let (chapter, diagnostics) = read(
            "<!-- workbook: fails message=\"'(Int) -> Int'\" -->\n```swift\na\n```\n\n"
                + "<!-- workbook: skip a > b -->\n```swift\nb\n```\n")
        #expect(diagnostics.isEmpty)
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

    @Test func `a type that begins a program is compiled, and not run`() {
        let chapter = read("```swift\n@main struct App {}\n@mainly struct B {}\n  @main\n```\n").chapter
        let lines = ChapterPrograms(chapter, isInPlace: true).programs[0].parts[0].code[0].lines
        #expect(lines == ["      struct App {}", "@mainly struct B {}", "       "])
    }
}
