import ChapterKit

extension ChapterPackage {
    /// The file with the solutions that tests compare the reader's functions with, if there are any.
    var solutions: [OutputFile] {
        let called = CalledSolutions(in: chapter).exercises
        let solutions = exercises.filter { called.contains($0.name) }.map(\.code.solution)
        let functions = solutions.compactMap { StaticFunctions.lines(of: Imports.removed(from: $0)) }
        guard !functions.isEmpty else { return [] }
        let head = [
            "// The book's solutions of exercises. The tests call them to compare your functions with them.",
            "// Solve the exercises before you read on.", "",
        ]
        let lines =
            head + Imports.lines(["Foundation"] + modules, liftedFrom: solutions.map(\.text))
            + testImports(for: functions) + ["", "enum \(CalledSolutions.type) {"]
            + Array(functions.joined(separator: [""])).indented + ["}"]
        return [OutputFile(path: "Tests/Solutions.swift", text: lines.text)]
    }
}
