import ArgumentParser
import ChapterKit
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
            changed picture into the folder 'figures'. For the whole book, it also records
            the version of Swift, which the pages show. Review the changes before you
            commit them.

            Example:
              workbook accept windows
            """)

    @OptionGroup var chapters: ChapterArguments

    func run() async throws {
        let selection = try chapters.resolvingPaths().open(try DiagnosticArguments.parse([]))
        let chapters = try selection.selectedChapters.map { try ChapterSnapshot($0, in: selection.folder) }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        try await runTests(of: selection, writing: results)
        let accepted = try chapters.map { try $0.accept(results) }
        var changes = accepted.flatMap(\.changes)
        let diagnostics = accepted.flatMap(\.diagnostics)
        let isWhole = selection.selectedChapters == selection.folder.book.chapters
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
        } catch let error as CompilationError {
            var report = TestReport(isDone: { _, _ in false })
            report.add(compilerOutput: error.output, in: selection.folder)
            throw ExitCode(1)
        }
    }
}
