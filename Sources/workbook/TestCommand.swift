import ArgumentParser
import Foundation
import SwiftText
import WorkbookKit

/// Runs the chapters' tests and says how each snippet fared.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compile and run the chapters' snippets.",
        discussion: """
            Runs what 'swift test' runs for these chapters, and prints a line for each
            snippet with the Markdown around a failure.

            Example:
              workbook test rotation
            """)

    @OptionGroup var chapters: ChapterArguments

    func run() async throws {
        let selection = try chapters.open()
        let (run, result) = try await selection.runTests()
        defer { run.removeResults() }
        var report = TestReport(issues: result.issues, results: run.results)
        for outline in selection.outlines {
            let chapter = try selection.folder.chapter(outline).chapter
            try report.add(chapter, target: TestTargets.name(for: outline.slug))
        }
        if !result.passed, report.failed == 0 || result.issues.isEmpty { Terminal.out("\n\(lines: result.output)") }
        Terminal.out("\n\(report.passed) passed, \(report.failed) failed")
        if !result.passed || report.failed > 0 { throw ExitCode(1) }
    }
}
