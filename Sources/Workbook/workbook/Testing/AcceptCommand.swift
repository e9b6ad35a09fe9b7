import ArgumentParser
import ChapterKit
import SnippetPrograms
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

            With Swift files, or a folder of them, it corrects the results that the
            documentation comments state, and changes nothing else.

            Example:
              workbook accept windows
              workbook accept Sources/MyLibrary
            """)

    @OptionGroup var chapters: ChapterArguments

    @OptionGroup var docComments: DocCommentArguments

    func run() async throws {
        let chapters = try chapters.resolvingPaths()
        if let test = try InPlaceTest(chapters.chapters, book: chapters.book, docComments) {
            return try await acceptComments(test)
        }
        let selection = try chapters.open(try DiagnosticArguments.parse([]))
        let snapshots = try selection.selectedChapters.map { try ChapterSnapshot($0, in: selection.folder) }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        try await runTests(of: selection, writing: results)
        let accepted = try snapshots.map { try $0.accept(results) }
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

    /// Corrects the results in documentation comments.
    private func acceptComments(_ test: InPlaceTest) async throws {
        guard let comments = test.comments else {
            throw NothingToTestError(
                "'accept' corrects chapters and documentation comments; correct \(test.files.count) other Markdown files "
                    + "by hand")
        }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            results.remove()
        }
        let live = LiveTestReport(of: [], TestReport(isDone: results.isDone, format: .json))
        let summary = try await comments.run(results, processes, to: live)
        let report = live.complete()
        let errors = report.errors
        Terminal.print(errors)
        let acceptance = DocCommentAcceptance(report.examples)
        let (changes, changedFiles) = try acceptance.write(to: summary.sources)
        for change in changes { Terminal.out("\(change)") }
        for path in changedFiles { Terminal.printError("'\(path)' has changed meanwhile, so it's left as it is") }
        if changes.isEmpty {
            Terminal.out("nothing has changed")
        } else {
            Terminal.out("\(changes.count) accepted: look at them with 'git diff'")
        }
        if acceptance.otherCount > 0 {
            Terminal.out("\(acceptance.otherCount) listings fail for other reasons; 'workbook test' shows them")
        }
        if !changedFiles.isEmpty || !errors.isEmpty { throw ExitCode(1) }
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
