import ArgumentParser
import ChapterKit
import Foundation
import SnippetPrograms
import WorkbookKit

/// A command that tries mutants of the exercises' solutions.
struct MutantsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Try whether the tests of exercises find small mistakes.",
        discussion: """
            Makes mutants of each exercise's solution: a comparison is another one, a
            number is one more, a condition is negated, a statement is left out. Each
            mutant that compiles runs in a process of its own, against the tests of its
            exercise. A mutant that passes all of them is printed: add a test that finds
            it. If it's right, list it in 'answers/CHAPTER/EXERCISE/equivalent.diff', with
            a line '# reason' above the printed lines.

            Ends with status 1 if the tests find fewer than 95 % of the mutants of a
            chapter that --held names, or if a listed mutant is found or doesn't exist.

            Example:
              workbook mutants rotation --held rotation
            """)

    @OptionGroup var chapters: ChapterArguments

    @Option(help: ArgumentHelp("A chapter whose tests must find 95 % of the mutants.", valueName: "chapter"))
    var held: [String] = []

    @OptionGroup var diagnosticArguments: DiagnosticArguments

    private static let percent = 95

    func run() async throws {
        let selection = try chapters.resolvingPaths().open(diagnosticArguments)
        let held = try Set(held.map { try selection.folder.metadata(named: $0).slug })
        let report = MutantReport(chapters: try await results(of: selection), held: held, percent: Self.percent)
        if !diagnosticArguments.format.isDocument { report.print() }
        diagnosticArguments.report(report.diagnostics.of(.exercises), of: "workbook mutants")
        if diagnosticArguments.shouldFail(for: report.diagnostics) { throw ExitCode(1) }
    }

    /// Returns the results of the chapters with exercises.
    private func results(of selection: ChapterArguments.Selection) async throws -> [MutantReport.Chapter] {
        let folder = selection.folder
        let chapters = try selection.selectedChapters.map { try folder.chapterWithNeeds($0) }.filter { chapter in
            chapter.chapter.snippets.contains { $0.kind == .exercise }
        }
        guard !chapters.isEmpty else { return [] }
        let scratch = FileManager.default.temporaryDirectory.appending(path: "workbook-mutants-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let processes = ChildProcesses()
        @Sendable func discard() { try? FileManager.default.removeItem(at: scratch) }
        Interruption.handle {
            processes.stop()
            discard()
        }
        defer { discard() }
        Terminal.begin("Compiling the package")
        let built = try await PackageBuild(package: selection.package).modules(withTests: true)
        Terminal.end()
        let modules = try await built?.arguments(importing: ["WorkbookTesting"], scratch: scratch, processes: processes)
        let progress = Progress(
            verb: "Tried mutant", total: chapters.reduce(0) { $0 + Mutant.all(in: $1.chapter).count })
        defer { progress.finish() }
        return try await withThrowingTaskGroup(of: (Int, MutantReport.Chapter).self) { group in
            for (index, (chapter, needs, _)) in chapters.enumerated() {
                let trialFolder = scratch.appending(path: chapter.metadata.slug)
                try FileManager.default.createDirectory(at: trialFolder, withIntermediateDirectories: true)
                let trial = MutantTrial(
                    chapter: chapter, needs: needs, configuration: folder.book.configuration, modules: modules ?? [],
                    folder: trialFolder, processes: processes)
                group.addTask {
                    let outcome = try await trial.run(progress: progress.step)
                    return (index, try MutantReport.Chapter(outcome, of: chapter, in: folder))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
