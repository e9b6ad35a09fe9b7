import ArgumentParser
import ChapterKit
import Foundation
import SnippetPrograms
import SnippetResults
import SwiftText
import WorkbookKit

/// A test of files in place: a README, the documentation of a package, and the documentation comments of its sources.
struct InPlaceTest {
    /// The paths of the Markdown files, in order.
    let files: [String]
    /// The test of the documentation comments, or `nil` if no Swift file was named.
    let comments: DocCommentTest?
    private let options: DocCommentArguments

    /// Creates a test of the files that the arguments of a command name.
    ///
    /// - Parameters:
    ///   - book: The folder of the book whose chapters the arguments may name.
    ///   - options: The options for documentation comments.
    /// - Returns: `nil` if the arguments name chapters instead of files.
    /// - Throws: `NothingToTestError` if a file doesn't exist or is neither Markdown nor Swift.
    init?(_ arguments: [String], book: String, _ options: DocCommentArguments) throws {
        let hasBook = FileSystem.isFolder(book)
        let isInPlace =
            options.docComments || arguments.contains { Self.isPath($0) || !hasBook && FileSystem.isFolder($0) }
        guard isInPlace else { return nil }
        if options.docComments, arguments.isEmpty, PackageBuild.folder(around: ".") == nil {
            throw NothingToTestError("there is no Package.swift in this folder or around it; name a file, or a folder")
        }
        var (files, swiftFiles): ([String], [String]) = ([], [])
        for argument in arguments.isEmpty ? ["."] : arguments {
            guard FileManager.default.fileExists(atPath: argument) else {
                throw NothingToTestError(
                    "there is no '\(argument)'; name a Markdown or Swift file, or a folder of them")
            }
            if FileSystem.isFolder(argument) {
                let (markdown, swift) = try (
                    MarkdownFolder.files(below: argument), DocCommentFiles.files(below: argument)
                )
                if markdown.isEmpty, swift.isEmpty {
                    throw NothingToTestError("there is no Markdown or Swift file in '\(argument)'")
                }
                files += markdown
                // Swift files without a package are no examples of the Markdown beside them.
                swiftFiles += swift.filter {
                    options.docComments || markdown.isEmpty
                        || PackageBuild.folder(around: FileSystem.parent(of: $0)) != nil
                }
            } else if argument.hasSuffix(".swift") {
                swiftFiles.append(argument)
            } else if MarkdownFolder.isMarkdown(argument) {
                files.append(argument)
            } else {
                throw NothingToTestError(
                    "'\(argument)' isn't a Markdown or Swift file; name one, or a folder of such files")
            }
        }
        // The same file may be named twice, by itself and by its folder.
        var seen: Set<String> = []
        files = files.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
        swiftFiles = swiftFiles.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
        self.options = options
        self.files = options.docComments || !options.only.isEmpty ? [] : files
        comments =
            swiftFiles.isEmpty
            ? nil
            : DocCommentTest(
                files: swiftFiles, isWholePackage: arguments.isEmpty || arguments == ["."], names: options.only,
                includesInternal: options.includesInternal, includesSnippets: !options.docComments)
    }

    private static func isPath(_ argument: String) -> Bool {
        MarkdownFolder.isMarkdown(argument) || argument.contains("/") || argument.hasSuffix(".docc")
            || argument.hasSuffix(".swift") || argument == "." || argument == ".."
    }

    /// Reads the Markdown files.
    func documents() throws -> [InPlaceDocument] {
        try files.map { InPlaceDocument(SourceFile(path: $0, bytes: try FileSystem.read($0))) }
    }

    /// Tests the files against the package that contains them.
    ///
    /// - Parameters:
    ///   - allowsEmpty: `true` to succeed if the files have no Swift to run.
    ///   - badge: The path of the badge to write, if any.
    func run(_ diagnosticArguments: DiagnosticArguments, allowsEmpty: Bool, badge: String?) async throws {
        let documents = try documents()
        let results = try ResultsFolder.make()
        defer { results.remove() }
        var report = TestReport(isDone: results.isDone, diagnosticArguments.reportOptions)
        report.add(documents.flatMap(\.diagnostics))
        let live = LiveTestReport(of: [], report)
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            live.interrupt()
            results.remove()
        }
        var summary = ExampleSummary()
        do {
            try await run(documents, results, processes, to: live, &summary)
        } catch let error as any UserFacingError where diagnosticArguments.format != .text {
            // Other programs get a document in any case.
            var report = live.abandon()
            let file = (files + (comments?.files ?? [])).first ?? "Package.swift"
            report.add(error: "\(error)", at: SourceLocation(path: file, line: 1, column: 1))
            report.finish()
            throw error
        }
        report = live.complete()
        report.summary = summary.text
        report.coverage = options.isCoverageShown ? summary.coverage : []
        if report.isEmpty {
            report.add(documents.flatMap(\.untagged))
            report.finish()
            if allowsEmpty { return }
            throw NothingToTestError(explanation(skipped: report.skipped, summary))
        }
        let empty = documents.filter(\.chapter.snippets.isEmpty).map(\.chapter.source.path)
        if let first = empty.first {
            diagnosticArguments.printNote("\nno Swift in \(empty.count == 1 ? first : "\(empty.count) Markdown files")")
        }
        report.finish()
        if let badge { try report.writeBadge(to: badge) }
        try conclude(report, diagnosticArguments)
    }

    /// Shows the coverage, and ends the command with status 1 if something failed.
    private func conclude(_ report: TestReport, _ diagnosticArguments: DiagnosticArguments) throws {
        if diagnosticArguments.format == .text { show(report.coverage) }
        let low = report.coverage.filter { $0.percentage < options.minimum ?? 0 }
        for module in low {
            Terminal.printError(
                "\(module.module) has tested examples for \(module.percentage) % of its public declarations, "
                    + "less than \(options.minimum ?? 0) %")
        }
        guard !report.isGreen || !low.isEmpty || diagnosticArguments.shouldFail(for: report.warnings) else { return }
        if report.failed > 0, diagnosticArguments.format == .text {
            Terminal.out("to leave out a listing, write <!-- workbook: skip REASON --> in the line before it")
        }
        throw ExitCode(1)
    }

    /// Tests the listings of Markdown files, and those of documentation comments.
    func run(
        _ documents: [InPlaceDocument], _ results: ResultsFolder, _ processes: ChildProcesses, to live: LiveTestReport,
        _ summary: inout ExampleSummary
    ) async throws {
        try await MarkdownTest(documents: documents).run(results, processes, to: live, &summary)
        try await comments?.run(results, processes, to: live, &summary)
    }

    private func show(_ coverage: [DocCommentCoverage]) {
        for module in coverage {
            Terminal.out("\n\(module.text)")
            if options.missing { for line in module.missing { Terminal.out("  \(line)") } }
        }
    }

    /// The explanation of a test without a listing that was tested.
    private func explanation(skipped: Int, _ summary: ExampleSummary) -> String {
        let all = files + (comments?.files ?? [])
        let name = all.count == 1 ? "'\(all[0])'" : "\(all.count) files"
        if skipped > 0 {
            return "nothing was tested: every Swift listing of \(name) is left out; --allow-empty accepts that"
        }
        guard let comments else {
            return "nothing was tested: \(name) has no Swift listing, a fence that begins with '```swift'; "
                + "--allow-empty accepts that"
        }
        if summary.otherFileCount == comments.files.count {
            return "nothing was tested: \(name) is in no library of the package; "
                + "examples can only import libraries"
        }
        let names = comments.names.isEmpty ? "public names" : "names like '\(comments.names.joined(separator: "', '"))'"
        let hidden = summary.internalCount
        return "nothing was tested: there is no listing in the documentation comments of \(names) in \(name)"
            + (files.isEmpty ? "" : ", and no fence that begins with '```swift'")
            + (hidden > 0 ? "; --internal tests \(hidden) at other names" : "; --allow-empty accepts that")
    }
}

/// Options for the test of documentation comments.
struct DocCommentArguments: ParsableArguments {
    @Flag(help: "Test documentation comments alone, by default those of the package around.")
    var docComments = false

    @Option(help: ArgumentHelp("Test the comments of a declaration, such as 'Deque.prepend'.", valueName: "name"))
    var only: [String] = []

    @Flag(name: .customLong("internal"), help: "Test the comments of names that aren't public, too.")
    var includesInternal = false

    @Flag(help: "Report how many public declarations have tested examples.")
    var coverage = false

    @Flag(help: "List the public declarations without a tested example.")
    var missing = false

    @Option(
        help: ArgumentHelp("Fail below a percentage of public declarations with tested examples.", valueName: "percent")
    )
    var minimum: Int?

    /// A Boolean value indicating whether an option asks for the coverage.
    var isCoverageShown: Bool { coverage || missing || minimum != nil }
}

/// An error that reports that a command found nothing to test.
struct NothingToTestError: UserFacingError {
    let description: String

    init(_ description: String) { self.description = description }
}
