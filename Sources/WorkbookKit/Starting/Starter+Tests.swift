import SwiftText

extension Starter {
    /// The chapter's own tests, and a file for each exercise's.
    var tests: [OutputFile] {
        let folder = "Tests/\(module)Tests"
        let own = chapter.snippets.filter { $0.kind == .test && $0.exercise == nil }
        var files = exercises.map { exercise in
            let tests = chapter.snippets.filter { $0.exercise == exercise.name }
            let suite = exercise.typeName + "Tests"
            return OutputFile(
                path: "\(folder)/\(suite).swift",
                text: self.suite(suite, title: exercise.title, tests, exercise: exercise).text)
        }
        if !own.isEmpty {
            let suite = module + "Tests"
            files.append(
                OutputFile(
                    path: "\(folder)/\(suite).swift",
                    text: self.suite(suite, title: chapter.outline.title, own, exercise: nil).text))
        }
        return files
    }

    private func suite(_ name: String, title: String, _ tests: [Snippet], exercise: Exercise?) -> [String] {
        let chunks = Chunks(of: chapter)
        let bodies = tests.map { chunks.text(of: $0.code) }
        var lines = importLines(for: bodies, and: ["Testing"]) + ["@testable import \(module)", ""]
        lines += ["@Suite(\(SwiftLiteral.string(title)))", "struct \(name) {"]
        var names = Anchors()
        for (index, (test, body)) in zip(tests, bodies).enumerated() {
            if index > 0 { lines.append("") }
            let function = Self.functionName(names.make(from: test.title))
            lines += self.test(test.title, function: function, body: Imports.removed(from: body), exercise: exercise)
        }
        return lines + ["}"]
    }

    private func test(_ title: String, function: String, body: [String], exercise: Exercise?) -> [String] {
        var attribute = "    @Test(\(SwiftLiteral.string(title))"
        if let exercise, !isSolution {
            attribute +=
                ", .exercise(\(SwiftLiteral.string(exercise.name)), file: \(SwiftLiteral.string(path(of: exercise))))"
        }
        // What stands inside of a macro does not tell the compiler that the closure around it throws.
        let effects =
            body.contains { $0.contains("#expect(try ") || $0.contains("#expect(await ") } ? " () async throws in" : ""
        let scope = (chapter.outline.scope ?? configuration.scope).map { "try await \($0) {\(effects)" }
        var inner = scope.map { [$0] + body.indented + ["}"] } ?? body
        if let exercise, !isSolution, exercise.code.stubStops {
            // The stub stops the process: a process of its own keeps the other tests going.
            inner = ["await #expect(processExitsWith: .success) { @MainActor in"] + inner.indented + ["}"]
        }
        return [attribute + ")", "    @MainActor func \(function)() async throws {"] + inner.indented.indented + [
            "    }"
        ]
    }

    /// `a-quarter-turn` -> `aQuarterTurn`.
    private static func functionName(_ slug: String) -> String {
        let name = SwiftIdentifier.typeName(slug)
        let isPlain = name.unicodeScalars.first?.properties.isXIDStart ?? false
        return isPlain ? name.prefix(1).lowercased() + name.dropFirst() : "test" + name
    }
}

extension [String] {
    fileprivate var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
