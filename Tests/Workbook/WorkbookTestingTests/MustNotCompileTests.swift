import Testing

@testable import WorkbookTesting

@Suite("Snippets that must not compile")
struct MustNotCompileTests {
    private let chapter = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: "")

    private func snippet(
        _ index: Int, message: String, _ code: String, _ isAtFileScope: Bool = false
    ) -> MustNotCompile.Case {
        let place = chapter.place(index, "Case \(index)", line: 10 * index, column: 1)
        return MustNotCompile.Case(
            place: place, message: message,
            code:
                "#sourceLocation(file: \"chapters/01-levels.md\", line: \(10 * index + 1))\n\(code)\n#sourceLocation()\n",
            isAtFileScope: isAtFileScope)
    }

    @Test func `each snippet is judged by its own errors, even those after type checking`() async throws {
        let cases = [
            snippet(1, message: "cannot convert value of type 'Int'", "let text: String = level"),
            snippet(2, message: "before being initialized", "let late: Int\nprint(late)"),
            snippet(3, message: "anything", "let fine = level + 1\nprint(fine)"),
            snippet(4, message: "something else", "let text: String = level"),
        ]
        let group = MustNotCompile(prelude: "let level = 1\n", cases: cases)
        #expect(try await group.issue(for: cases[0]) == nil)
        #expect(try await group.issue(for: cases[1]) == nil)
        #expect(try await group.issue(for: cases[2])?.message == "this compiles, but must not")
        #expect(
            try await group.issue(for: cases[3])?.message == """
                does not compile, but the compiler does not say 'something else'; it says:
                cannot convert value of type 'Int' to specified type 'String'
                """)
    }

    @Test func `a snippet at file scope is compiled by itself`() async throws {
        let cases = [
            snippet(
                1, message: "does not conform to protocol 'Equatable'",
                "struct A {}\nextension A: Equatable {\n  let b: () -> Void\n}", true),
            snippet(2, message: "invalid redeclaration of 'level'", "extension Int {}\nlet level = 2", true),
            snippet(3, message: "anything", "struct A {}\nextension A {}", true),
        ]
        let group = MustNotCompile(prelude: "let level = 1\n", cases: cases)
        #expect(
            try await group.issue(for: cases[0])?.message.contains("extensions must not contain stored properties")
                == true)
        #expect(try await group.issue(for: cases[1]) == nil)
        #expect(try await group.issue(for: cases[2])?.message == "this compiles, but must not")
    }

    @Test func `shared declarations that don't compile throw an error`() async {
        let cases = [snippet(1, message: "level", "print(level)")]
        let group = MustNotCompile(prelude: "let level: Int = \"one\"\n", cases: cases)
        await #expect(throws: CompilerError.self) { try await group.issue(for: cases[0]) }
    }
}
