import SwiftText

extension Extractor {
    /// The parts of the suite that are made from the chapter's snippets.
    private struct Parts {
        /// The cases of the parameterized test.
        var cases: [String] = []
        /// The cases that must not compile.
        var refused: [String] = []
        /// The tests of snippets that must stop a process.
        var traps = SwiftSource()
    }

    private var parts: Parts {
        chapter.snippets.enumerated().reduce(into: Parts()) { parts, element in
            let (index, snippet) = element
            switch snippet.role {
            case .runs(let runner): parts.cases.append(caseLine(runner, index, snippet))
            case .mustNotCompile: parts.refused.append(refusedLine(index, snippet))
            case .mustStop: appendTrap(snippet, index, to: &parts.traps)
            case .declares, .isPart, .isNotCompiled: break
            }
        }
    }

    /// Appends the test suite: a parameterized test for the snippets that run, another for those that must not compile,
    /// and a separate test for each snippet that must stop its process.
    func appendSuite(to source: inout SwiftSource) {
        let parts = parts
        if !parts.cases.isEmpty {
            source.block("private let _snippets: [WorkbookTesting.SnippetTest] = [", parts.cases, "]")
        }
        if !parts.refused.isEmpty {
            let prelude = SwiftLiteral.string(prelude)
            let actor = configuration.isolation == .main ? "" : "isOnMainActor: false, "
            source.block(
                "private let _refused = WorkbookTesting.MustNotCompile(prelude: \(prelude), \(actor)cases: [",
                parts.refused, "])")
        }
        let programs = ChapterPrograms(chapter)
        if !programs.isEmpty { append(programs, to: &source) }
        let answers = answerCases
        if !answers.isEmpty { source.block("private let _answers: [WorkbookTesting.AnswerTest] = [", answers, "]") }
        let metadata = chapter.metadata
        source.line(
            "@Testing.Suite(\(SwiftLiteral.string(metadata.title)), .serialized) "
                + "struct \(SwiftIdentifier.typeName(metadata.slug))Chapter {")
        if !parts.cases.isEmpty {
            source.line(
                """
                    @Testing.Test("Snippets", arguments: _snippets) func snippet(_ snippet: WorkbookTesting.SnippetTest) async {
                        if let issue = await snippet.issue() { _record(issue) }
                    }
                """)
        }
        if !answers.isEmpty {
            source.line(
                """
                    @Testing.Test("Answers", .filterIssues { WorkbookTesting.AnswerTest.counts("\\($0)") }, arguments: _answers)
                    func answer(_ answer: WorkbookTesting.AnswerTest) async {
                        if let issue = await answer.issue() { _record(issue) }
                    }
                """)
        }
        source.append(parts.traps)
        if !programs.isEmpty {
            source.line(
                """
                    @Testing.Test("Programs", arguments: _programs.cases)
                    func program(_ part: WorkbookTesting.ProgramTests.Case) async throws {
                        for issue in try await _programs.issues(for: part) { _record(issue) }
                    }
                """)
        }
        if !parts.refused.isEmpty {
            source.line(
                """
                    @Testing.Test("Must not compile", arguments: _refused.cases)
                    func mustNotCompile(_ snippet: WorkbookTesting.MustNotCompile.Case) async throws {
                        if let issue = try await _refused.issue(for: snippet) { _record(issue) }
                    }
                """)
        }
        source.line("}")
    }

    private func append(_ programs: ChapterPrograms, to source: inout SwiftSource) {
        let cases = chapter.snippets.enumerated().filter { $0.element.isPart }.map { index, snippet in
            ".init(\(locationCode(index, snippet)))"
        }
        let modules = configuration.imports.map { SwiftLiteral.string($0) }.joined(separator: ", ")
        source.block(
            "private let _programs = WorkbookTesting.ProgramTests(_chapter, programs: "
                + "\(SwiftLiteral.string(programs.json)), imports: [\(modules)], "
                + "languageMode: \(SwiftLiteral.string(configuration.languageMode)), cases: [", cases, "])")
    }

    /// Returns a call of the function of `WorkbookTesting.SnippetTest` that runs a snippet.
    private func caseLine(_ runner: Snippet.Kind.Runner, _ index: Int, _ snippet: Snippet) -> String {
        let location = locationCode(index, snippet)
        switch runner {
        case .test:
            return ".test(\(location)) { try await _inScope(_snippet\(index)) }"
        case .example:
            return ".example(\(location), output: \(output(of: snippet))) { try await _inScope(_snippet\(index)) }"
        case .figure:
            let name = SwiftLiteral.string(snippet.name)
            let choices = FigureParameters(snippet).parameters.map {
                ".init(\(SwiftLiteral.string($0.name)), \($0.type).self)"
            }
            let list = choices.isEmpty ? "" : ", choices: [\(choices.joined(separator: ", "))]"
            return ".figure(\(location), name: \(name)\(list)) { @MainActor in var svg = \"\"; "
                + "try await _inScope { svg = try await _snippet\(index)().svg }; return svg }"
        case .walk:
            let name = SwiftLiteral.string(snippet.name)
            let steps = WalkSteps(snippet.code).steps.map { SwiftLiteral.string($0.title) }
            return ".walk(\(location), name: \(name), steps: [\(steps.joined(separator: ", "))], "
                + "output: \(output(of: snippet))) { try await _inScope(_snippet\(index)) }"
        }
    }

    private func output(of snippet: Snippet) -> String {
        guard let output = snippet.output else { return "nil" }
        let text = SwiftLiteral.string(output.text)
        return output.isUnordered ? ".inAnyOrder(\(text))" : text
    }

    func locationCode(_ index: Int, _ snippet: Snippet) -> String {
        "_chapter.place(\(index), \(SwiftLiteral.string(snippet.title)), "
            + "line: \(snippet.location.line), column: \(snippet.location.column))"
    }

    private func appendTrap(_ snippet: Snippet, _ index: Int, to source: inout SwiftSource) {
        source.line()
        source.line("    @Testing.Test(\(SwiftLiteral.string(snippet.title))) func trap\(index)() async throws {")
        source.line(
            "#sourceLocation(file: \(SwiftLiteral.string(snippet.location.path)), line: \(snippet.location.line))")
        source.line(
            "let result = await #expect(processExitsWith: .failure, observing: [\\.standardErrorContent]) { try await _inScope(_snippet\(index)) }"
        )
        source.line("#sourceLocation()")
        source.line("        let issue = \(locationCode(index, snippet)).trapIssue(")
        source.line(
            "            message: \(SwiftLiteral.string(snippet.message)), standardError: result?.standardErrorContent)"
        )
        source.line("        if let issue { _record(issue) }")
        source.line("    }")
    }

    private func refusedLine(_ index: Int, _ snippet: Snippet) -> String {
        var code = SwiftSource()
        code.chapterLines(withoutImports(runs(of: snippet, in: chapter)))
        let isAtFileScope = FileScope.isNeeded(by: snippet.code.text)
        return ".init(place: \(locationCode(index, snippet)), message: \(SwiftLiteral.string(snippet.message)), "
            + "code: \(SwiftLiteral.string(code.text))\(isAtFileScope ? ", isAtFileScope: true" : ""))"
    }

    /// The code that precedes the snippets that must not compile.
    private var prelude: String {
        var prelude = SwiftSource()
        for line in importLines where line != "import Testing" && line != "import WorkbookTesting" {
            prelude.line(line)
        }
        prelude.chapterLines(withoutImports(declarationRuns(withAnswers: false)))
        // The code doesn't run, so only the type of the function matters.
        if !resources.isEmpty {
            prelude.line("func resource(_ path: String) throws -> Foundation.Data { Foundation.Data() }")
        }
        return prelude.text
    }
}

extension Snippet.Kind.Role {
    /// The result type of a snippet's function as it appears in the signature, or `nil` if the snippet isn't a
    /// function.
    var result: String? {
        switch self {
        case .runs(.test), .runs(.example), .runs(.walk), .mustStop: ""
        case .runs(.figure): " -> Figure"
        case .declares, .mustNotCompile, .isPart, .isNotCompiled: nil
        }
    }
}
