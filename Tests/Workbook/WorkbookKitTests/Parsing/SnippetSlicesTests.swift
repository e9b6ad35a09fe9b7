import Testing

@testable import ChapterKit

/// Tests of the lines of a file that documentation shows.
@Suite struct SnippetSlicesTests {
    private let snippet = SnippetSlices(
        """
        //! Greets.
        //! Politely.

        import Greetings
        // snippet.hide
        let name = "Ann"
        // snippet.show
        do {
            // snippet.greet
            let greeting = greet(name)

            //  SNIPPET.print
            print(greeting)
            // snippet.end
        }
        // a snippet.comment
        /// snippet.shows this line

        // snippet.tabs
        \tif true {
        \t\tprint(1)
        \t}

        """)

    @Test func `the description, the hidden lines, and the markers aren't shown`() {
        #expect(
            snippet.lines == [
                "import Greetings", "do {", "    let greeting = greet(name)", "", "    print(greeting)", "}",
                "// a snippet.comment", "/// snippet.shows this line", "", "\tif true {", "\t\tprint(1)", "\t}",
            ])
    }

    @Test func `a slice ends at the next one or at its end, and has no indentation`() {
        #expect(
            snippet.slices == [
                "greet": ["let greeting = greet(name)"], "print": ["print(greeting)"],
                "tabs": ["if true {", "\tprint(1)", "}"],
            ])
    }

    @Test func `without markers, all lines are shown, except empty ones at the ends`() {
        #expect(SnippetSlices("\n  let a = 1\r\n    + 2\n\n").lines == ["let a = 1", "  + 2"])
        #expect(SnippetSlices("").lines.isEmpty && SnippetSlices("//! Only text.").lines.isEmpty)
    }

    private func copy(_ lines: [String], of reference: String = "A.swift#x") -> CopiedListing {
        CopiedListing(
            of: reference, location: SourceLocation(path: "README.md", line: 10, column: 1), lines: lines, marginLine: 9
        )
    }

    private func file(_ text: String) -> SourceFile { SourceFile(path: "A.swift", text: text) }

    @Test(arguments: [
        (["a", "b"], "'A.swift#x' goes on with 'c'", 11),
        (["a", "b", "c", "d"], "'A.swift#x' ends before this line", 13),
        (["a", "x", "c"], "'A.swift#x' has 'b' here", 11), ([], "'A.swift#x' goes on with 'a'", 10),
    ])
    func `a difference is reported at its line`(lines: [String], text: String, line: Int) throws {
        let difference = try #require(copy(lines).difference(from: ["a", "b", "c"], command: "accept"))
        #expect(difference.text == "\(text); 'accept' copies the lines" && difference.line == line)
    }

    @Test func `a listing that equals its slice has no difference`() throws {
        #expect(copy(["a"]).difference(from: ["a"], command: "accept") == nil)
        #expect(try copy([]).lines(in: file("// snippet.x\na\n")) == ["a"])
        #expect(throws: CopyError(description: "'A.swift' has no slice 'x'; known: 'y' and 'z'")) {
            try copy([]).lines(in: file("// snippet.z\n// snippet.y\n"))
        }
    }

    @Test(arguments: [
        ("// snippet.x\n", "'A.swift#x' has no lines to show"),
        (
            "// snippet.x\nlet a = \"\"\"\n ```\n\"\"\"\n",
            "'A.swift#x' has a line with '```', which would end the listing"
        ),
        ("// snippet.x\n\u{0}\n", "'A.swift' can't be shown: a NUL byte; remove it"),
    ])
    func `lines that a listing can't contain are an error`(text: String, message: String) {
        #expect(throws: CopyError(description: message)) { try copy([]).lines(in: file(text)) }
    }

    @Test func `the name of a folder may contain the sign before a slice`() {
        #expect(copy([], of: "C#/A.swift").path == "C#/A.swift" && copy([], of: "C#/A.swift").slice == nil)
        #expect(copy([], of: "C#/A.swift#b").path == "C#/A.swift" && copy([], of: "C#/A.swift#b").slice == "b")
    }
}
