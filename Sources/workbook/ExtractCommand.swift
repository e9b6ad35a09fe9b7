import ArgumentParser
import WorkbookKit

/// Writes one chapter's Swift file; the build-tool plugin calls it.
struct ExtractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Write the Swift file that tests a chapter (the build plugin calls this).",
        discussion: """
            Example:
              workbook extract --package . --target WindowsChapterTests --output WindowsChapter.swift
            """)

    @Option(help: "The package's folder; the book is its folder 'chapters'.")
    var package: String

    @Option(
        help: "The test target, named after the chapter: 'StatusBarStateChapterTests' for 'NN-status-bar-state.md'.")
    var target: String

    @Option(help: "The Swift file to write.")
    var output: String

    func run() throws {
        let diagnostics = try Extraction.run(package: package, target: target, output: output)
        Terminal.print(diagnostics)
        if diagnostics.hasErrors { throw ExitCode(1) }
    }
}
