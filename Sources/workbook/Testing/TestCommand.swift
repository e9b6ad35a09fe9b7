import ArgumentParser
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

            With a Markdown file, or a folder of such files, it tests these where they stand,
            in any package: their Swift is compiled against the package's libraries and run,
            listing after listing, and comments such as '// prints 4' are compared. A comment
            before a listing says what else it is: <!-- workbook: skip REASON -->,
            <!-- workbook: fails message="…" -->, <!-- workbook: traps message="…" -->.

            Example:
              workbook test rotation
              workbook test README.md
            """)

    @OptionGroup var chapters: ChapterArguments

    @OptionGroup var findings: FindingArguments

    func run() async throws {
        if let test = try InPlaceTest(chapters.chapters, book: chapters.book) { return try await test.run(findings) }
        let selection = try chapters.open(findings)
        // Before the tests run, for that takes a while: what is reported is what was checked.
        let chapters = try selection.outlines.map { try selection.folder.chapter($0).chapter }
        let (run, result) = try await selection.runTests()
        defer { run.results.remove() }
        var report = TestReport(issues: result.issues, results: run.results, format: findings.format)
        for chapter in chapters { try report.add(chapter, target: TestTargets.name(for: chapter.outline.slug)) }
        if !result.passed, report.failed == 0 || result.issues.isEmpty {
            let said: TerminalText = "\n\(lines: result.output)"
            if findings.format == .json { Terminal.say(said) } else { Terminal.out(said) }
        }
        report.finish()
        if !result.passed || report.failed > 0 { throw ExitCode(1) }
    }
}
