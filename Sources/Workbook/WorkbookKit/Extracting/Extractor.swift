import SwiftText

/// Turns a chapter into the Swift file that tests it.
///
/// The file holds the declarations of the chapters it needs and its own, then each snippet as a plain function, and one
/// parameterised test whose cases are those functions: a test function for each snippet compiles six times slower.
public struct Extractor {
    let chapter: Chapter
    let needs: [Chapter]
    /// What somebody could write into the chapter's exercises.
    let answers: [Answer]
    let configuration: BookConfiguration
    private let figures: String

    /// - Parameters:
    ///   - needs: the chapters that this one needs, in the order of the book.
    ///   - answers: what somebody could write into the chapter's exercises.
    ///   - figures: the folder with the chapter's accepted pictures, as the running test can find it.
    public init(
        _ chapter: Chapter, needs: [Chapter], answers: [Answer] = [], configuration: BookConfiguration, figures: String
    ) {
        self.chapter = chapter
        self.needs = needs
        self.answers = answers
        self.configuration = configuration
        self.figures = figures
    }

    /// The whole Swift file.
    ///
    /// Its own names begin with an underscore, and those of other modules with the module's, so that a chapter can use
    /// any other: a book about testing has an `Issue` of its own.
    public var text: String {
        let declarations = declarationRuns(withAnswers: true)
        var source = SwiftSource()
        source.line("// Extracted from \(chapter.outline.path). Edit the chapter: this file is written anew.")
        for line in importLines { source.line(line) }
        source.line()
        source.chapterLines(withoutImports(declarations))
        appendScope(to: &source)
        appendResources(to: &source)
        for (index, snippet) in chapter.snippets.enumerated() {
            guard let result = snippet.role.result else { continue }
            source.line()
            appendFunction(index, snippet, result: result, to: &source)
        }
        appendSuite(to: &source)
        return source.text
    }

    /// By which a result of the tests says which snippets of the chapter it comes from. Prose does not count: nothing is
    /// compiled anew for it.
    static func hash(of chapter: Chapter) -> String {
        let parts = chapter.snippets.flatMap {
            [$0.kind.rawValue, $0.code.text, $0.output?.text ?? "-", $0[.choices] ?? "-", $0[.picture] ?? "-"]
                + $0.groups
        }
        return ContentHash.text(ContentHash.hash(of: parts.map { ContentHash.hash(Array($0.utf8)) }))
    }

    // MARK: Code

    func declarationRuns(withAnswers: Bool) -> [Chunks.Run] {
        needs.flatMap { declarationRuns(of: $0, withAnswers: false) }
            + declarationRuns(of: chapter, withAnswers: withAnswers)
    }

    /// A chapter's declarations in the order of the page; chunks stand where they are placed.
    private func declarationRuns(of chapter: Chapter, withAnswers: Bool) -> [Chunks.Run] {
        chapter.snippets.filter { $0.traits.role == .declares && $0.chunk == nil }.flatMap { snippet in
            var runs = runs(of: snippet, in: chapter)
            if snippet.usesDeprecated { runs = markingDeprecated(runs, of: snippet) }
            return withAnswers ? self.withAnswers(runs, to: snippet) : runs
        }
    }

    func runs(of snippet: Snippet, in chapter: Chapter) -> [Chunks.Run] {
        Chunks(of: chapter).runs(of: snippet.code)
    }

    var importLines: [String] {
        let texts = (needs + [chapter]).flatMap { $0.snippets.filter { $0.isCompiled && !$0.isPart }.map(\.code.text) }
        return Imports.lines(["Foundation", "Testing", "WorkbookTesting"] + configuration.imports, liftedFrom: texts)
    }

    /// Lifted imports leave an empty line behind, so that the lines after them keep their numbers.
    func withoutImports(_ runs: [Chunks.Run]) -> [Chunks.Run] {
        runs.map { run in
            var run = run
            for line in Imports.places(in: run.lines) { run.lines[line] = "" }
            return run
        }
    }

    // MARK: Around the code

    private func appendScope(to source: inout SwiftSource) {
        source.line()
        source.line(
            "@MainActor private func _inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {")
        let scope = chapter.outline.scope ?? configuration.scope
        source.line(scope.map { "    try await \($0) { try await body() }" } ?? "    try await body()")
        source.line("}")
        source.line()
        source.line(
            """
            private let _chapter = WorkbookTesting.ChapterUnderTest(
                slug: \(SwiftLiteral.string(chapter.outline.slug)), path: \(SwiftLiteral.string(chapter.outline.path)),
                source: \(SwiftLiteral.string(Self.hash(of: chapter))), figures: \(SwiftLiteral.string(figures)))

            private func _record(_ issue: WorkbookTesting.SnippetIssue) {
                let place = issue.place
                let location = Testing.SourceLocation(
                    fileID: place.fileID, filePath: place.chapter.path, line: place.line, column: place.column)
                Testing.Issue.record(Testing.Comment(rawValue: issue.message), sourceLocation: location)
            }
            """)
    }

    /// The files of the chapter and of those it needs.
    var resources: [(resource: Resource, text: String)] { ([chapter] + needs).resources }

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
}
