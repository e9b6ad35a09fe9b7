import ArgumentParser
import SnippetResults
import SwiftText
import WorkbookKit

/// A command that accepts the outputs of the examples and the drawings of the figures.
struct AcceptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Take over what the examples print and the figures draw.",
        discussion: """
            Runs the tests, then writes each changed output into its chapter and each
            changed picture into the folder 'figures'. For the whole book it writes down the
            version of Swift, too, which the pages name. Look at the difference before you
            commit it.

            Example:
              workbook accept windows
            """)

    @OptionGroup var chapters: ChapterArguments

    func run() async throws {
        let selection = try chapters.resolvingPaths().open(try FindingArguments.parse([]))
        let chapters = try selection.outlines.map { try ChapterBeforeRun($0, in: selection.folder) }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        try await runTests(of: selection, writing: results)
        let accepted = try chapters.map { try $0.accept(results) }
        var changes = accepted.flatMap(\.changes)
        let diagnostics = accepted.flatMap(\.diagnostics)
        let isWhole = selection.outlines == selection.folder.book.chapters
        if isWhole, !diagnostics.hasErrors, let version = try await SwiftVersion.current() {
            changes += try selection.folder.record(swift: version).map { [$0] } ?? []
        }
        for change in changes { Terminal.out("\(change)") }
        if !changes.isEmpty {
            Terminal.out("\(changes.count) accepted: look at them with 'git diff'")
        } else if !diagnostics.hasErrors {
            Terminal.out("nothing has changed")
        }
        Terminal.print(diagnostics)
        if diagnostics.hasErrors { throw ExitCode(1) }
    }

    private func runTests(of selection: ChapterArguments.Selection, writing results: ResultsFolder) async throws {
        do {
            _ = try await selection.runTests(writing: results)
        } catch let error as ChapterArguments.DoesNotCompile {
            var report = TestReport(isDone: { _, _ in false })
            report.add(compilerOutput: error.output, in: selection.folder)
            throw ExitCode(1)
        }
    }
}
