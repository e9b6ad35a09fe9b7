import ArgumentParser
import Foundation
import WorkbookKit

/// Takes over what the examples print and the figures draw.
struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take over what the examples print and the figures draw.",
        discussion: """
            Runs the tests, then writes each changed output into its chapter and each
            changed picture into the folder 'figures'. Look at the difference before you
            commit it.

            Example:
              workbook accept windows
            """)

    @OptionGroup var chapters: ChapterArguments

    func run() throws {
        let selection = try chapters.open()
        let (run, _) = try selection.runTests()
        defer { run.removeResults() }
        var changes: [String] = []
        var diagnostics: [Diagnostic] = []
        for outline in selection.outlines {
            let accepted = try selection.folder.accept(outline, results: run.results.path)
            changes += accepted.changes
            diagnostics += accepted.diagnostics
        }
        for change in changes { Terminal.out(change) }
        Terminal.out(
            changes.isEmpty ? "nothing has changed" : "\(changes.count) accepted: look at them with 'git diff'")
        Terminal.print(diagnostics)
        if diagnostics.hasErrors { throw ExitCode(1) }
    }
}
