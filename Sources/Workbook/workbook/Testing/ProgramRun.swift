import ChapterKit
import Foundation
import SnippetPrograms
import SnippetResults
import WorkbookKit

/// A run of the programs in chapters. The tool runs them itself, so they don't require a test target.
struct ProgramRun {
    let chapters: [Chapter]
    let configuration: BookConfiguration
    /// The package whose modules the programs may import.
    let package: PackageBuild?
    let processes: ChildProcesses

    /// The results of the programs.
    struct Report {
        var issues: [EventStream.Issue] = []
        /// The running times of each chapter's processes, keyed by slug.
        var seconds: [String: Double] = [:]
    }

    /// Runs the programs and writes the output of each part.
    ///
    /// - Parameters:
    ///   - results: The folder for the output, which is written as the programs end.
    ///   - live: The report that receives the issues as the programs end, if any.
    /// - Throws: An error if the package doesn't build, or the programs can't be run.
    func report(writing results: ResultsFolder, to live: LiveTestReport? = nil) async throws -> Report {
        let programs = chapters.map { ChapterPrograms($0).programs }
        let built = !configuration.imports.isEmpty ? try await package?.modules() : nil
        let settings = ProgramRunner.Settings(
            imports: configuration.imports, languageMode: configuration.languageMode)
        let runner = try await ProgramRunner.make(
            for: programs.flatMap { $0 }, settings, in: URL(fileURLWithPath: results.path), built: built,
            processes: processes)
        defer { runner.discard() }
        let times = chapters.map { _ in RunningTime() }
        let outcomes = try await outcomes(of: programs, runner, times) { index, outcomes in
            let chapter = chapters[index]
            try? write(outcomes, of: chapter, to: results)
            live?.add(issues(outcomes, of: chapter), of: chapter, isComplete: false)
        } completed: { index, outcomes in
            let chapter = chapters[index]
            live?.add(issues(outcomes, of: chapter), of: chapter, isComplete: true)
        }
        var report = Report()
        for (index, chapter) in chapters.enumerated() {
            report.seconds[chapter.metadata.slug] = times[index].seconds
            let outcomes = outcomes[index] ?? [:]
            try write(outcomes, of: chapter, to: results)
            report.issues += issues(outcomes, of: chapter)
        }
        return report
    }

    /// Writes the output of the parts that ran to their end.
    private func write(_ outcomes: [Int: Program.Outcome], of chapter: Chapter, to results: ResultsFolder) throws {
        let source = ChapterPrograms.source(of: chapter)
        for (index, outcome) in outcomes {
            guard let printed = outcome.printed else { continue }
            let result = SnippetResult(source: source, printed: printed)
            try results.write(result, of: index, in: chapter.metadata.slug)
        }
    }

    private func issues(_ outcomes: [Int: Program.Outcome], of chapter: Chapter) -> [EventStream.Issue] {
        outcomes.sorted { $0.key < $1.key }.flatMap { index, outcome in
            outcome.issues.map { issue($0, with: chapter.snippets[index], of: chapter) }
        }
    }

    /// Returns the outcomes of each chapter's parts. All chapters run at the same time, so the first program of one
    /// doesn't wait for the last of another.
    ///
    /// - Parameters:
    ///   - ended: Called with the index of a chapter and the outcomes of one of its programs when that has ended.
    ///   - completed: Called with the index of a chapter and all its outcomes when its last program has ended.
    private func outcomes(
        of programs: [[Program]], _ runner: ProgramRunner, _ times: [RunningTime],
        ended: @escaping @Sendable (Int, [Int: Program.Outcome]) -> Void,
        completed: @escaping @Sendable (Int, [Int: Program.Outcome]) -> Void
    ) async throws -> [Int: [Int: Program.Outcome]] {
        let progress = Progress(verb: "Ran program", total: programs.reduce(0) { $0 + $1.count })
        defer { progress.finish() }
        return try await withThrowingTaskGroup(of: (Int, [Int: Program.Outcome]).self) { group in
            for (index, programs) in programs.enumerated() {
                let remedy = "'workbook accept \(chapters[index].metadata.slug)' accepts it"
                group.addTask {
                    let outcomes = try await RunningTime.$current.withValue(times[index]) {
                        try await programs.outcomes(with: runner, remedy: remedy) { _, outcomes in
                            ended(index, outcomes)
                            progress.step()
                        }
                    }
                    completed(index, outcomes)
                    return (index, outcomes)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    private func issue(
        _ issue: Program.Issue, with snippet: Snippet, of chapter: Chapter
    ) -> EventStream.Issue {
        let location = issue.location.map {
            EventStream.Issue.Location(file: $0.path, line: $0.line, column: $0.column)
        }
        let fence = snippet.location
        return EventStream.Issue(
            target: TestTargets.name(for: chapter.metadata.slug), test: snippet.title, testCase: snippet.title,
            location: location ?? .init(file: fence.path, line: fence.line, column: fence.column),
            messages: [issue.text])
    }
}
