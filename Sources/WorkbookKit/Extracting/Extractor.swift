/// Turns a chapter into the Swift file that tests it.
///
/// The file holds the declarations of the chapters it needs and its own, then each snippet as a plain function, and one
/// parameterised test whose cases are those functions: a test function for each snippet compiles six times slower.
public struct Extractor {
    private let chapter: Chapter
    private let needs: [Chapter]
    private let configuration: BookConfiguration
    private let figures: String

    /// - Parameters:
    ///   - needs: the chapters that this one needs, in the order of the book.
    ///   - figures: the folder with the chapter's accepted pictures, as the running test can find it.
    public init(_ chapter: Chapter, needs: [Chapter], configuration: BookConfiguration, figures: String) {
        self.chapter = chapter
        self.needs = needs
        self.configuration = configuration
        self.figures = figures
    }

    /// The whole Swift file.
    ///
    /// Its own names begin with an underscore, and those of other modules with the module's, so that a chapter can use
    /// any other: a book about testing has an `Issue` of its own.
    public var text: String {
        let declarations = declarationRuns
        var source = SwiftSource()
        source.line("// Extracted from \(chapter.outline.path). Edit the chapter: this file is written anew.")
        for line in importLines { source.line(line) }
        source.line()
        source.chapterLines(withoutImports(declarations))
        appendScope(to: &source)
        appendResources(to: &source)
        for (index, snippet) in chapter.snippets.enumerated() {
            guard let result = Self.result(of: snippet) else { continue }
            source.line()
            source.line("@MainActor private func _snippet\(index)() async throws\(result) {")
            source.chapterLines(withoutImports(runs(of: snippet, in: chapter)))
            source.line("}")
        }
        appendSuite(to: &source)
        return source.text
    }

    // MARK: Code

    private var declarationRuns: [Chunks.Run] { (needs + [chapter]).flatMap(declarationRuns) }

    /// A chapter's declarations in the order of the page; chunks stand where they are placed.
    private func declarationRuns(of chapter: Chapter) -> [Chunks.Run] {
        chapter.snippets.flatMap { snippet -> [Chunks.Run] in
            switch snippet.kind {
            case .declaration(chunk: nil), .exercise: runs(of: snippet, in: chapter)
            default: []
            }
        }
    }

    private func runs(of snippet: Snippet, in chapter: Chapter) -> [Chunks.Run] {
        Chunks(of: chapter).runs(of: snippet.code)
    }

    /// What a snippet's function returns, as its signature has it; nil when the snippet is no function.
    private static func result(of snippet: Snippet) -> String? {
        switch snippet.kind {
        case .test, .example, .traps: ""
        case .figure: " -> Figure"
        default: nil
        }
    }

    private var importLines: [String] {
        let lifted = (needs + [chapter]).flatMap { chapter in
            chapter.snippets.filter(\.isCompiled).flatMap { SwiftText($0.code.text).imports.map(\.text) }
        }
        var seen: Set<String> = []
        let own = ["Foundation", "Testing", "WorkbookTesting"] + configuration.imports
        return (own.map { "import \($0)" } + lifted).filter { seen.insert($0).inserted }
    }

    /// Lifted imports leave an empty line behind, so that the lines after them keep their numbers.
    private func withoutImports(_ runs: [Chunks.Run]) -> [Chunks.Run] {
        runs.map { run in
            var run = run
            for entry in SwiftText(run.lines.joined(separator: "\n")).imports { run.lines[entry.line] = "" }
            return run
        }
    }

    // MARK: Around the code

    private func appendScope(to source: inout SwiftSource) {
        source.line()
        source.line(
            "@MainActor private func _inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {")
        source.line(configuration.scope.map { "    try await \($0) { try await body() }" } ?? "    try await body()")
        source.line("}")
        source.line()
        source.line(
            """
            private let _chapter = WorkbookTesting.ChapterUnderTest(
                slug: \(SwiftLiteral.string(chapter.outline.slug)), path: \(SwiftLiteral.string(chapter.outline.path)),
                figures: \(SwiftLiteral.string(figures)))

            private func _record(_ finding: WorkbookTesting.Finding) {
                let place = finding.place
                let location = Testing.SourceLocation(
                    fileID: place.fileID, filePath: place.chapter.path, line: place.line, column: place.column)
                Testing.Issue.record(Testing.Comment(rawValue: finding.message), sourceLocation: location)
            }
            """)
    }

    /// The files of the chapter and of those it needs; its own first, each path once.
    private var resources: [(resource: Resource, text: String)] {
        var seen: Set<String> = []
        return ([chapter] + needs).flatMap(\.resources).filter { seen.insert($0.resource.path).inserted }
    }

    private func appendResources(to source: inout SwiftSource) {
        guard !resources.isEmpty else { return }
        source.line()
        source.line("private let _resources: [String: String] = [")
        for (resource, text) in resources {
            source.line("    \(SwiftLiteral.string(resource.path)): \(SwiftLiteral.string(text)),")
        }
        source.line("]")
        source.line()
        source.line("/// The contents of a file that the chapter holds.")
        source.line("func resource(_ path: String) throws -> Foundation.Data {")
        source.line("    guard let text = _resources[path] else { throw WorkbookTesting.MissingResource(path: path) }")
        source.line("    return Foundation.Data(text.utf8)")
        source.line("}")
    }

    // MARK: The tests

    private func appendSuite(to source: inout SwiftSource) {
        let cases = caseLines
        let fails = mustNotCompileLines
        if !cases.isEmpty { source.block("private let _snippets: [WorkbookTesting.SnippetTest] = [", cases, "]") }
        if !fails.isEmpty {
            source.block(
                "private let _refused = WorkbookTesting.MustNotCompile(prelude: \(SwiftLiteral.string(prelude)), cases: [",
                fails, "])")
        }
        source.line(
            "@Testing.Suite(\(SwiftLiteral.string(chapter.outline.title)), .serialized) struct \(Self.typeName(chapter.outline.slug))Chapter {"
        )
        if !cases.isEmpty {
            source.line(
                """
                    @Testing.Test("Snippets", arguments: _snippets) func snippet(_ snippet: WorkbookTesting.SnippetTest) async {
                        if let finding = await snippet.finding() { _record(finding) }
                    }
                """)
        }
        for (index, snippet) in chapter.snippets.enumerated() {
            if case .traps(let message) = snippet.kind { appendTrap(snippet, index, message, to: &source) }
        }
        if !fails.isEmpty {
            source.line(
                """
                    @Testing.Test("Must not compile", arguments: _refused.cases)
                    func mustNotCompile(_ snippet: WorkbookTesting.MustNotCompile.Case) async throws {
                        if let finding = try await _refused.finding(for: snippet) { _record(finding) }
                    }
                """)
        }
        source.line("}")
    }

    private var caseLines: [String] {
        chapter.snippets.enumerated().compactMap { index, snippet in
            let place = place(index, snippet)
            switch snippet.kind {
            case .test:
                return ".test(\(place)) { try await _inScope(_snippet\(index)) }"
            case .example(let output):
                let output = output.map { SwiftLiteral.string($0.text) } ?? "nil"
                return ".example(\(place), output: \(output)) { try await _inScope(_snippet\(index)) }"
            case .figure(let name, _):
                let name = SwiftLiteral.string(name)
                return
                    ".figure(\(place), name: \(name)) { @MainActor in var svg = \"\"; try await _inScope { svg = try await _snippet\(index)().svg }; return svg }"
            default:
                return nil
            }
        }
    }

    private func place(_ index: Int, _ snippet: Snippet) -> String {
        "_chapter.place(\(index), \(SwiftLiteral.string(snippet.title)), "
            + "line: \(snippet.location.line), column: \(snippet.location.column))"
    }

    private func appendTrap(_ snippet: Snippet, _ index: Int, _ message: String, to source: inout SwiftSource) {
        source.line()
        source.line("    @Testing.Test(\(SwiftLiteral.string(snippet.title))) func trap\(index)() async throws {")
        source.line(
            "#sourceLocation(file: \(SwiftLiteral.string(snippet.location.path)), line: \(snippet.location.line))")
        source.line(
            "let result = await #expect(processExitsWith: .failure, observing: [\\.standardErrorContent]) { try await _inScope(_snippet\(index)) }"
        )
        source.line("#sourceLocation()")
        source.line("        let finding = \(place(index, snippet)).trapFinding(")
        source.line(
            "            message: \(SwiftLiteral.string(message)), standardError: result?.standardErrorContent)")
        source.line("        if let finding { _record(finding) }")
        source.line("    }")
    }

    private var mustNotCompileLines: [String] {
        chapter.snippets.enumerated().compactMap { index, snippet in
            guard case .fails(let message) = snippet.kind else { return nil }
            var code = SwiftSource()
            code.chapterLines(withoutImports(runs(of: snippet, in: chapter)))
            return ".init(place: \(place(index, snippet)), message: \(SwiftLiteral.string(message)), "
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

    /// `status-bar-state` -> `StatusBarState`.
    public static func typeName(_ slug: String) -> String {
        slug.split { $0 == "-" || $0 == "_" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension Snippet {
    /// Whether the block is part of what the compiler sees.
    var isCompiled: Bool {
        if case .skip = kind { false } else { true }
    }
}
