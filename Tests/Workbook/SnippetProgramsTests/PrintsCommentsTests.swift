import Testing

@testable import SnippetPrograms

@Suite("Comments with the expected output")
struct PrintsCommentsTests {
    private func comments(_ lines: String...) -> PrintsComments {
        PrintsComments([Program.Run(path: "a.md", line: 1, lines: lines)])
    }

    @Test(arguments: [
        ("print(4)  // prints 4", "4"), ("// Prints \"a b\"", "a b"), ("// Prints \"Saved.\".", "Saved."),
        ("  // prints: [1, 2] ", "[1, 2]"), ("//prints “x”", "x"), ("x() // Prints `y`.", "y"),
    ])
    func `comments are recognized in their common forms`(line: String, text: String) {
        #expect(comments(line).comments.map(\.text) == [text])
    }

    @Test(arguments: [
        "// printsomething", "// It prints 4", "print(\"prints 4\")", "// prints", "/// Prints a greeting.",
    ])
    func `other comments are ignored`(line: String) {
        #expect(comments(line).comments.isEmpty)
    }

    @Test func `a colon at the end announces several lines`() {
        let found = comments("f()", "// Prints two lines:", "// one", "  // \"two\".", "g()", "// three").comments
        #expect(found.map(\.text) == ["one", "two"])
        #expect(found.map(\.location.line) == [3, 4] && found.map(\.location.column) == [1, 3])
    }

    @Test func `the comments' texts are expected in order, with other lines in between`() {
        let comments = comments("// prints a", "x", "  // prints c")
        #expect(comments.issues(with: "a\nb\nc\n").isEmpty)
        #expect(
            comments.issues(with: "c\na\n") == [
                .init("this does not print 'c': nothing more is printed", at: .init(path: "a.md", line: 3, column: 3))
            ])
        #expect(
            comments.issues(with: "b\n").map(\.text) == [
                "this does not print 'a': it prints 'b'", "this does not print 'c': it prints 'b'",
            ])
    }
}
