import SwiftText

extension Extractor {
    /// The test suite: one parameterised test for what runs, one for what must not compile, and a test for each snippet
    /// that must stop its process.
    func appendSuite(to source: inout SwiftSource) {
        let cases = caseLines
        let fails = mustNotCompileLines
        if !cases.isEmpty { source.block("private let _snippets: [WorkbookTesting.SnippetTest] = [", cases, "]") }
        if !fails.isEmpty {
            source.block(
                "private let _refused = WorkbookTesting.MustNotCompile(prelude: \(SwiftLiteral.string(prelude)), cases: [",
                fails, "])")
        }
        source.line(
            "@Testing.Suite(\(SwiftLiteral.string(chapter.outline.title)), .serialized) struct \(SwiftIdentifier.typeName(chapter.outline.slug))Chapter {"
        )
        if !cases.isEmpty {
            source.line(
                """
                    @Testing.Test("Snippets", arguments: _snippets) func snippet(_ snippet: WorkbookTesting.SnippetTest) async {
                        if let issue = await snippet.issue() { _record(issue) }
                    }
                """)
        }
        for (index, snippet) in chapter.snippets.enumerated() {
            if snippet.traits.role == .mustStop { appendTrap(snippet, index, to: &source) }
        }
        if !fails.isEmpty {
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

    private var caseLines: [String] {
        chapter.snippets.enumerated().compactMap { index, snippet in
            guard case .runs(let runner) = snippet.traits.role else { return nil }
            return caseLine(runner, index, snippet)
        }
    }

    /// A call of the function of `WorkbookTesting.SnippetTest` that runs a snippet.
    private func caseLine(_ runner: Snippet.Kind.Runner, _ index: Int, _ snippet: Snippet) -> String {
        let place = place(index, snippet)
        switch runner {
        case .test:
            return ".test(\(place)) { try await _inScope(_snippet\(index)) }"
        case .example:
            let output = snippet.output.map { SwiftLiteral.string($0.text) } ?? "nil"
            return ".example(\(place), output: \(output)) { try await _inScope(_snippet\(index)) }"
        case .figure:
            let name = SwiftLiteral.string(snippet.name)
            return ".figure(\(place), name: \(name)) { @MainActor in var svg = \"\"; "
                + "try await _inScope { svg = try await _snippet\(index)().svg }; return svg }"
        }
    }

    private func place(_ index: Int, _ snippet: Snippet) -> String {
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
        source.line("        let issue = \(place(index, snippet)).trapIssue(")
        source.line(
            "            message: \(SwiftLiteral.string(snippet.message)), standardError: result?.standardErrorContent)"
        )
        source.line("        if let issue { _record(issue) }")
        source.line("    }")
    }

    private var mustNotCompileLines: [String] {
        chapter.snippets.enumerated().compactMap { index, snippet in
            guard snippet.traits.role == .mustNotCompile else { return nil }
            var code = SwiftSource()
            code.chapterLines(withoutImports(runs(of: snippet, in: chapter)))
            return ".init(place: \(place(index, snippet)), message: \(SwiftLiteral.string(snippet.message)), "
                + "code: \(SwiftLiteral.string(code.text)))"
        }
    }

    /// What the compiler sees before the snippets that it must refuse.
    private var prelude: String {
        var prelude = SwiftSource()
        for line in importLines where line != "import Testing" && line != "import WorkbookTesting" {
            prelude.line(line)
        }
        prelude.chapterLines(withoutImports(declarationRuns))
        // Nothing runs here: the type of the function is all that the compiler asks for.
        if !resources.isEmpty {
            prelude.line("func resource(_ path: String) throws -> Foundation.Data { Foundation.Data() }")
        }
        return prelude.text
    }
}

extension Snippet.Kind.Role {
    /// What a snippet's function returns, as its signature has it; nil when the snippet is no function.
    var result: String? {
        switch self {
        case .runs(.test), .runs(.example), .mustStop: ""
        case .runs(.figure): " -> Figure"
        case .declares, .mustNotCompile, .isShown: nil
        }
    }
}
