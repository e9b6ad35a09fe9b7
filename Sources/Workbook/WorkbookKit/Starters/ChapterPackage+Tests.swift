import ChapterKit
import SwiftText

extension ChapterPackage {
    /// The files of the chapter's own tests and of each exercise's tests.
    var tests: [OutputFile] {
        let simulation = namesOfSimulation
        let chapterTests = chapter.snippets.filter { $0.kind == .test && $0.exercise == nil && !$0.usesDeprecated }
        var files = exercises.map { exercise in
            let tests = chapter.snippets.filter { $0.exercise == exercise.name }
            return file(
                of: exercise.typeName + "Tests", title: exercise.title, tests, exercise: exercise,
                simulation: simulation)
        }
        if !chapterTests.isEmpty {
            files.append(
                file(
                    of: testModule, title: chapter.metadata.title, chapterTests, exercise: nil, simulation: simulation))
        }
        return files
    }

    /// Returns the file with a suite of tests.
    ///
    /// - Parameter simulation: The names that only the simulated device provides, and those that the chapters declare
    ///   for it.
    private func file(
        of name: String, title: String, _ tests: [Snippet], exercise: Exercise?, simulation: Set<String>
    ) -> OutputFile {
        OutputFile(
            path: "Tests/\(name).swift",
            text: suite(name, title: title, tests, exercise: exercise, simulation: simulation).text)
    }

    private func suite(
        _ name: String, title: String, _ tests: [Snippet], exercise: Exercise?, simulation: Set<String>
    ) -> [String] {
        let bodies = tests.map { Chunks(of: chapter).text(of: $0.code) }
        let needs = bodies.map {
            chapter.metadata.scope != nil || !CodeWords(in: [$0]).isDisjoint(with: simulation)
        }
        var lines = ["@Suite(\(SwiftLiteral.string(title)))", "struct \(name) {"]
        if let exercise, !isSolution {
            let stub = exercise.code.stubLines.first?.trimmed ?? ""
            lines[0] =
                "@Suite(\(SwiftLiteral.string(title)), .exercise(in: \(SwiftLiteral.string(path(of: exercise))), "
                + "until: \(SwiftLiteral.string(stub))))"
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
        return imports(for: bodies) + [""]
            + (needs.contains(false) ? lines : guarded(lines))
    }

    /// Returns lines that are compiled only if the simulated device is available.
    private func guarded(_ lines: [String]) -> [String] {
        simulated.first.map { ["#if canImport(\($0))"] + lines.indented + ["#endif"] } ?? lines
    }

    /// Returns the imports of a test file. On a device, only the modules of iOS are available.
    private func imports(for bodies: [[String]]) -> [String] {
        let lifted = Imports.lines(["Foundation", "Testing"] + modules, liftedFrom: bodies.map(\.text))
        let others = lifted.filter { line in
            starterConfiguration.modules.contains { line == "import \($0)" && !modules.contains($0) }
        }
        let more = Imports.lines(simulated, liftedFrom: [others.text]) + testImportsOfPictures(for: bodies)
        return lifted.filter { !others.contains($0) } + testImports(for: bodies)
            + (more.isEmpty ? [] : [""] + guarded(more))
    }

    private var namesOfSimulation: Set<String> {
        let listings = (needs + [self]).flatMap(\.simulatedListings)
        return simulatedNames.union(DeclarationScan(listings.map(\.text).joined(separator: "\n")).namesToReach())
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
