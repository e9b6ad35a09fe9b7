import Testing

@testable import ChapterKit

@Suite struct ExerciseCodeTests {
    private func code(_ text: String) -> ExerciseCode {
        ExerciseCode(
            Listing(text: text, location: SourceLocation(path: "a.md", line: 1, column: 1), indentations: []), name: "e"
        )
    }

    @Test func `the solution is the code without stubs and markers`() {
        let code = code("func e() {\n  // STUB: 0\n  // BEGIN SOLUTION\n  1\n  // END SOLUTION\n}\n")
        #expect(code.solution == ["func e() {", "  1", "}"])
        #expect(code.solutionLines == ["1"])
        #expect(code.errors.isEmpty)
    }

    @Test func `stubs inside the markers are part of the stub code, in their order`() {
        let code = code(
            "// BEGIN SOLUTION\n1\n// STUB: 0\n// STUB:2\n// END SOLUTION\nend\n// BEGIN SOLUTION\n3\n// STUB: 4\n// END SOLUTION\n"
        )
        #expect(code.stub.filter { !$0.hasPrefix("//") } == ["0", "2", "end", "4"])
        #expect(code.solution == ["1", "end", "3"])
    }

    @Test func `a stub is indented like its marker`() {
        let code = code("    // BEGIN SOLUTION\n  x\n    // STUB: a\n    // END SOLUTION\n")
        #expect(code.stub.last == "    a")
    }

    @Test func `an exercise without a stub calls fatalError with the exercise's name`() {
        let code = code("// BEGIN SOLUTION\n1\n// END SOLUTION\n")
        #expect(code.stub.contains("fatalError(\"exercise e: not solved yet\")"))
        #expect(!code.stub.contains("1"))
    }

    @Test(arguments: [
        ("// BEGIN SOLUTION\n", [0]), ("a\n// END SOLUTION\n", [1, 0]), ("a\n", [0]),
        ("// STUB: 1\na\n// BEGIN SOLUTION\n// END SOLUTION\n", [0]),
        ("// BEGIN SOLUTION\n// BEGIN SOLUTION\n// END SOLUTION\n", [0]),
        ("// BEGIN SOLUTION\n// END SOLUTION\n// STUB: 1\n", [2]),
        ("", [0]),
    ])
    func `missing and misplaced markers are errors with line numbers`(text: String, lines: [Int]) {
        #expect(code(text).errors.map(\.line) == lines)
    }
}
