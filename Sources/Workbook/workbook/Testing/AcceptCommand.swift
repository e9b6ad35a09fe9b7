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

            With Markdown or Swift files, or a folder of them, it corrects the results that
            the listings and the documentation comments state, renews the listings that
            show lines of other files, and changes nothing else.

            Example:
              workbook accept windows
              workbook accept Sources/MyLibrary
            """)

    @OptionGroup var chapters: ChapterArguments

    @OptionGroup var docComments: DocCommentArguments

    func run() async throws {
        let chapters = try chapters.resolvingPaths()
        if let test = try InPlaceTest(chapters.chapters, book: chapters.book, docComments) {
            return try await acceptInPlace(test)
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

    /// Corrects the results in Markdown files and documentation comments, and renews the listings that show lines of
    /// files.
    private func acceptInPlace(_ test: InPlaceTest) async throws {
        let results = try ResultsFolder.make()
        defer { results.remove() }
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            results.remove()
        }
        let live = LiveTestReport(of: [], TestReport(isDone: results.isDone, .init(format: .json)))
        var summary = ExampleSummary()
        try await test.run(test.documents(), results, processes, to: live, &summary)
        let report = live.complete()
        let acceptance = ExampleAcceptance(report.examples)
        var (changes, changedFiles) = try acceptance.write(to: &summary.sources)
        var diagnostics = report.errors
        // A listing may show lines of a snippet whose results are corrected. Corrections change no line numbers.
        let copies = Dictionary(grouping: report.examples.compactMap(\.listing.copy), by: \.location.path)
        for (path, copies) in copies.sorted(by: { $0.key < $1.key }) where !changedFiles.contains(path) {
            guard let source = summary.sources[path] else { continue }
            let renewed = try CopyCheck.renew(copies, in: source)
            changes += renewed.changes
            diagnostics += renewed.diagnostics
        }
        Terminal.print(diagnostics)
        for path in changedFiles { Terminal.printError("'\(path)' has changed meanwhile, so it's left as it is") }
        for change in changes { Terminal.out("\(change)") }
        if changes.isEmpty {
            Terminal.out("nothing has changed")
        } else {
            Terminal.out("\(changes.count) accepted: look at them with 'git diff'")
        }
        if acceptance.otherCount > 0 {
            let listings = acceptance.otherCount == 1 ? "1 listing fails" : "\(acceptance.otherCount) listings fail"
            Terminal.out("\(listings) for other reasons; 'workbook test' shows them")
        }
        if !changedFiles.isEmpty || !diagnostics.isEmpty { throw ExitCode(1) }
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
