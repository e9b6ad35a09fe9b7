import Testing

@testable import SnippetPrograms

@Suite("Errors of the compiler and the linker")
struct CompilerErrorTests {
    @Test(
        arguments: [
            ("a/b c.swift:3:14: error: no", [CompilerError(path: "a/b c.swift", line: 3, column: 14, "no")]),
            ("a.swift:3:14: fatal error: no", [CompilerError(path: "a.swift", line: 3, column: 14, "no")]),
            ("<unknown>:0: error: no", [CompilerError("no")]), ("error: no", [CompilerError("no")]),
            ("a.swift:3:14: warning: no", []), ("  |  `- error: no", []),
            ("a.o: in function f:", []), ("12 | print(\"a: error: b\")", []), ("   | print(\"error: b\")", []),
            (
                "a.o:a.swift: undefined reference to 'f'",
                [CompilerError("a.o:a.swift: undefined reference to 'f'")]
            ),
            ("a.o:a.swift:f: error: undefined reference to 'f'", [CompilerError("undefined reference to 'f'")]),
            ("error: no\nerror: no\nerror: link command failed with exit code 1", [CompilerError("no")]),
            ("error: link command failed with exit code 1", [CompilerError("link command failed with exit code 1")]),
        ] as [(String, [CompilerError])])
    func `a line may have an error`(output: String, errors: [CompilerError]) {
        #expect(CompilerError.errors(in: output) == errors)
    }
}
