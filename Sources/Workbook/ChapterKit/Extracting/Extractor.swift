import SwiftText

/// A converter of a chapter to the Swift file that tests it.
///
/// The file contains the declarations of the chapters that the chapter needs and its own. Then it contains each snippet
/// as a plain function, and one parameterized test whose cases are those functions. A separate test function for each
/// snippet would compile six times slower.
package struct Extractor {
    let chapter: Chapter
    let needs: [Chapter]
    /// The sample answers to the chapter's exercises.
    let answers: [Answer]
    let configuration: BookConfiguration
    private let figures: String

    /// Creates an extractor.
    ///
    /// - Parameters:
    ///   - needs: The chapters that this one needs, in the order of the book.
    ///   - answers: The sample answers to the chapter's exercises.
    ///   - figures: The folder with the chapter's accepted pictures, as a path that the test can open while it runs.
    package init(
        _ chapter: Chapter, needs: [Chapter], answers: [Answer] = [], configuration: BookConfiguration, figures: String
    ) {
        self.chapter = chapter
        self.needs = needs
        self.answers = answers
        self.configuration = configuration
        self.figures = figures
    }

    /// The complete Swift file.
    ///
    /// The names that the file defines begin with an underscore, and names of other modules are qualified with the
    /// module. Therefore, a chapter can use any other name. For example, a book about testing can declare its own
    /// `Issue`. The exceptions are what tests call: `resource`, and `Solution` if a test of an exercise mentions it.
    package var text: String {
        let declarations = declarationRuns(withAnswers: true)
        var source = SwiftSource()
        source.line("// Extracted from \(chapter.metadata.path). Edit the chapter: this file is written anew.")
        for line in importLines { source.line(line) }
        source.line()
        source.chapterLines(withoutImports(declarations))
        appendSolutions(to: &source)
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

    /// Returns a hash that identifies the snippets of a chapter that a test result belongs to. Prose isn't included,
    /// because a change in it doesn't affect the compiled code.
    package static func hash(of chapter: Chapter) -> String {
        let parts = chapter.snippets.flatMap {
            [$0.kind.rawValue, $0.code.text, $0.output?.text ?? "-", $0[.choices] ?? "-", $0[.picture] ?? "-"]
                + $0.groups
        }
        return ContentHash.text(ContentHash.hash(of: parts.map { ContentHash.hash(Array($0.utf8)) }))
    }

    // MARK: Code

    package func declarationRuns(withAnswers: Bool) -> [Chunks.Run] {
        needs.flatMap { declarationRuns(of: $0, withAnswers: false) }
            + declarationRuns(of: chapter, withAnswers: withAnswers)
    }

    /// Returns the declarations of a chapter in the order of the page. Chunks are located where they're placed.
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

    /// Returns the lines without their imports. Each import becomes an empty line, so that the following lines keep
    /// their numbers.
    package func withoutImports(_ runs: [Chunks.Run]) -> [Chunks.Run] {
        runs.map { run in
            var run = run
            for line in Imports.lineIndices(in: run.lines) { run.lines[line] = "" }
            return run
        }
    }

    // MARK: Around the code

    func appendScope(to source: inout SwiftSource) {
        source.line()
        source.line(
            "@MainActor private func _inScope(_ body: @escaping @MainActor () async throws -> Void) async throws {")
        let scope = chapter.metadata.scope ?? configuration.scope
        source.line(scope.map { "    try await \($0) { try await body() }" } ?? "    try await body()")
        source.line("}")
        source.line()
        source.line(
            """
            private let _chapter = WorkbookTesting.ChapterUnderTest(
                slug: \(SwiftLiteral.string(chapter.metadata.slug)), path: \(SwiftLiteral.string(chapter.metadata.path)),
                source: \(SwiftLiteral.string(Self.hash(of: chapter))), figures: \(SwiftLiteral.string(figures)))

            private func _record(_ issue: WorkbookTesting.SnippetIssue) {
                let place = issue.place
                let location = Testing.SourceLocation(
                    fileID: place.fileID, filePath: place.chapter.path, line: place.line, column: place.column)
                Testing.Issue.record(Testing.Comment(rawValue: issue.message), sourceLocation: location)
            }
            """)
    }

    /// The files of the chapter and of the chapters that it needs.
    var resources: [(resource: Resource, text: String)] { ([chapter] + needs).resources }

    func appendResources(to source: inout SwiftSource) {
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
