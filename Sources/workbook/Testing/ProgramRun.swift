import Foundation
import SnippetPrograms
import SnippetResults
import WorkbookKit

/// The programs of chapters, run by the tool itself: they need no test target.
struct ProgramRun {
    let chapters: [Chapter]
    let configuration: BookConfiguration
    /// The folder of the package whose modules the programs may import.
    let package: PackageBuild?
    /// Whether the chapters are texts that are tested where they stand.
    var isInPlace = false
    let processes: ChildProcesses

    /// Runs all of them, and writes down what each part printed.
    ///
    /// - Returns: what is wrong.
    /// - Throws: when the package does not build, or nothing can be run.
    func issues(writing results: ResultsFolder) async throws -> [EventStream.Issue] {
        let programs = chapters.map { ChapterPrograms($0, isInPlace: isInPlace).programs }
        let built = isInPlace || !configuration.imports.isEmpty ? try await package?.modules() : nil
        let settings = ProgramRunner.Settings(
            imports: configuration.imports, languageMode: configuration.languageMode)
        let progress = Progress(verb: "Ran program", total: programs.reduce(0) { $0 + $1.count })
        defer { progress.finish() }
        var issues: [EventStream.Issue] = []
        // All chapters' at once: the last program of one does not keep the first of the next waiting.
        let outcomes = try await withThrowingTaskGroup(of: (Int, [Int: Program.Outcome]).self) { group in
            for (index, programs) in programs.enumerated() {
                let slug = chapters[index].outline.slug
                let remedy = isInPlace ? "mend one of them" : "'workbook accept \(slug)' takes it over"
                group.addTask {
                    let outcomes = try await programs.outcomes(
                        settings, built: built, processes: processes, remedy: remedy
                    ) { _ in progress.step() }
                    return (index, outcomes)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (index, chapter) in chapters.enumerated() {
            for (place, outcome) in (outcomes[index] ?? [:]).sorted(by: { $0.key < $1.key }) {
                if let printed = outcome.printed {
                    let result = SnippetResult(source: ChapterPrograms.source(of: chapter), printed: printed)
                    try results.write(result, of: place, in: chapter.outline.slug)
                }
                issues += outcome.problems.map { issue($0, with: chapter.snippets[place], of: chapter) }
            }
        }
        return issues
    }

    private func issue(
        _ problem: Program.Problem, with snippet: Snippet, of chapter: Chapter
    ) -> EventStream.Issue {
        let place = problem.place.map { EventStream.Issue.Place(file: $0.path, line: $0.line, column: $0.column) }
        let fence = snippet.location
        return EventStream.Issue(
            target: TestTargets.name(for: chapter.outline.slug), test: snippet.title, testCase: snippet.title,
            place: place ?? .init(file: fence.path, line: fence.line, column: fence.column), messages: [problem.text])
    }
}
