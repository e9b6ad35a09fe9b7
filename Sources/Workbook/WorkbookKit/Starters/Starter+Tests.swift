import ChapterKit
import SwiftText

extension Starter {
    /// Returns the files of the chapter's own tests and of each exercise's tests.
    func tests(hasPictures: Bool) -> [OutputFile] {
        let context = TestContext(simulation: namesOfSimulation, hasPictures: hasPictures)
        let folder = "Tests/\(module)Tests"
        let chapterTests = chapter.snippets.filter { $0.kind == .test && $0.exercise == nil && !$0.usesDeprecated }
        var files = exercises.map { exercise in
            let tests = chapter.snippets.filter { $0.exercise == exercise.name }
            let suite = exercise.typeName + "Tests"
            return OutputFile(
                path: "\(folder)/\(suite).swift",
                text: self.suite(suite, title: exercise.title, tests, exercise: exercise, in: context).text)
        }
        if !chapterTests.isEmpty {
            let suite = module + "Tests"
            files.append(
                OutputFile(
                    path: "\(folder)/\(suite).swift",
                    text: self.suite(suite, title: chapter.metadata.title, chapterTests, exercise: nil, in: context)
                        .text))
        }
        return files
    }

    /// The context of all tests of a starter.
    private struct TestContext {
        /// The names that only the simulated device provides, and those that the chapters declare for it.
        var simulation: Set<String>
        var hasPictures: Bool
    }

    private func suite(
        _ name: String, title: String, _ tests: [Snippet], exercise: Exercise?, in context: TestContext
    ) -> [String] {
        let bodies = tests.map { Chunks(of: chapter).text(of: $0.code) }
        let needs = bodies.map {
            chapter.metadata.scope != nil || !CodeWords(in: [$0]).isDisjoint(with: context.simulation)
        }
        var lines = ["@Suite(\(SwiftLiteral.string(title)))", "struct \(name) {"]
        if let exercise, !isSolution {
            lines[0] =
                "@Suite(\(SwiftLiteral.string(title)), .exercise(in: \(SwiftLiteral.string(path(of: exercise)))))"
        }
        var names = TestNames(besides: CodeWords(in: bodies))
        for (index, (test, body)) in zip(tests, bodies).enumerated() {
            if index > 0 { lines.append("") }
            let function = names.make(from: test.title)
            let test = self.test(
                test.title, function: function, body: Imports.removed(from: body), exercise: exercise)
            let isApart = needs[index] && needs.contains(false)
            lines += isApart ? guarded(test).indented : test.indented
        }
        lines.append("}")
        return imports(for: bodies, hasPictures: context.hasPictures) + [""]
            + (needs.contains(false) ? lines : guarded(lines))
    }

    /// Returns lines that are compiled only if the simulated device is available.
    private func guarded(_ lines: [String]) -> [String] {
        simulated.first.map { ["#if canImport(\($0))"] + lines.indented + ["#endif"] } ?? lines
    }

    /// Returns the imports of a test file. On a device, only the modules of iOS are available.
    private func imports(for bodies: [[String]], hasPictures: Bool) -> [String] {
        let lifted = Imports.lines(["Foundation", "Testing"] + modules, liftedFrom: bodies.map(\.text))
        let others = lifted.filter { line in
            starterConfiguration.modules.contains { line == "import \($0)" && !modules.contains($0) }
        }
        let more =
            Imports.lines(simulated, liftedFrom: [others.text])
            + (hasPictures ? ["@testable import Pictures"] : [])
        return lifted.filter { !others.contains($0) } + ["", "@testable import \(module)"]
            + (more.isEmpty ? [] : [""] + guarded(more))
    }

    private var namesOfSimulation: Set<String> {
        simulatedNames.union(DeclarationScan(simulatedListings.map(\.text).joined(separator: "\n")).namesToReach())
    }

    /// The declarations of the chapters for pictures and tests, which require the simulated device.
    var simulatedListings: [[String]] {
        (needs + [chapter]).flatMap { chapter in
            chapter.snippets.filter { $0.traits.role == .declares && $0.chunk == nil }
                .map { parts(of: $0, in: chapter).simulated }
        }
    }

    private func test(_ title: String, function: String, body: [String], exercise: Exercise?) -> [String] {
        // From code in a macro, the compiler doesn't infer that the closure around it throws.
        let effects =
            body.contains { $0.contains("#expect(try ") || $0.contains("#expect(await ") } ? " () async throws in" : ""
        let scope = scope.map { "try await \($0) {\(effects)" }
        var inner = scope.map { [$0] + body.indented + ["}"] } ?? body
        if let exercise, !isSolution, exercise.code.stubStops {
            // The stub stops the process, so the test runs in a separate process, and the other tests continue.
            inner =
                ["await #expect(processExitsWith: .success) { \(configuration.isolation.attribute)in"] + inner.indented
                + ["}"]
        }
        return [
            "@Test(\(SwiftLiteral.string(title)))",
            "\(configuration.isolation.attribute)func \(function)() async throws {",
        ] + inner.indented
            + ["}"]
    }
}

extension [String] {
    var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
