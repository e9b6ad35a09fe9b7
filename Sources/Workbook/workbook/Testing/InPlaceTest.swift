import ArgumentParser
import ChapterKit
import Foundation
import SnippetPrograms
import SnippetResults
import SwiftText
import WorkbookKit

/// A test of Markdown files in place: a README, or the documentation of a package.
struct InPlaceTest {
    /// The paths of the files, in order.
    let files: [String]

    /// Creates a test of the files that the arguments of a command name.
    ///
    /// - Parameter book: The folder of the book whose chapters the arguments may name.
    /// - Returns: `nil` if the arguments name chapters instead of files.
    /// - Throws: `NothingToTestError` if a file doesn't exist or isn't Markdown.
    init?(_ arguments: [String], book: String) throws {
        let hasBook = FileSystem.isFolder(book)
        guard arguments.contains(where: { Self.isPath($0) || !hasBook && FileSystem.isFolder($0) }) else { return nil }
        files = try arguments.flatMap { argument -> [String] in
            guard FileManager.default.fileExists(atPath: argument) else {
                throw NothingToTestError("there is no '\(argument)'; name a Markdown file, or a folder of such files")
            }
            guard FileSystem.isFolder(argument) else {
                guard MarkdownFolder.isMarkdown(argument) else {
                    throw NothingToTestError("'\(argument)' isn't a Markdown file; name one, or a folder of such files")
                }
                return [argument]
            }
            let files = try MarkdownFolder.files(below: argument)
            if files.isEmpty { throw NothingToTestError("there is no Markdown file in '\(argument)'") }
            return files
        }
    }

    private static func isPath(_ argument: String) -> Bool {
        MarkdownFolder.isMarkdown(argument) || argument.contains("/") || argument.hasSuffix(".docc")
            || argument.hasSuffix(".swift")
    }

    /// Tests the files against the package that contains them.
    ///
    /// - Parameter allowsEmpty: `true` to succeed if the files have no Swift to run.
    func run(_ diagnosticArguments: DiagnosticArguments, allowsEmpty: Bool) async throws {
        let documents = try files.enumerated().map { index, file in
            let source = SourceFile(path: file, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
            return InPlaceDocument(source, slug: "document-\(index + 1)")
        }
        let chapters = documents.map(\.chapter).filter { !$0.snippets.isEmpty }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        var report = TestReport(isDone: results.isDone, format: diagnosticArguments.format)
        report.add(documents.flatMap(\.diagnostics))
        let live = LiveTestReport(of: chapters, report)
        if chapters.contains(where: { $0.snippets.contains(where: \.isTried) }) {
            try await run(chapters, results, live)
        }
        report = live.complete()
        if report.isEmpty {
            report.add(documents.flatMap(\.untagged))
            report.finish()
            if allowsEmpty { return }
            throw NothingToTestError(Self.explanation(for: files, skipped: report.skipped))
        }
        for document in documents where document.chapter.snippets.isEmpty {
            diagnosticArguments.printNote("\nno Swift in \(document.chapter.source.path)")
        }
        report.finish()
        guard !report.isGreen || diagnosticArguments.shouldFail(for: documents.flatMap(\.diagnostics)) else { return }
        if report.failed > 0, diagnosticArguments.format == .text {
            Terminal.out("to leave out a listing, write <!-- workbook: skip REASON --> in the line before it")
        }
        throw ExitCode(1)
    }

    private static func explanation(for files: [String], skipped: Int) -> String {
        let name = files.count == 1 ? "'\(files[0])'" : "\(files.count) files"
        return skipped > 0
            ? "nothing was tested: every Swift listing of \(name) is skipped; --allow-empty accepts that"
            : "nothing was tested: \(name) has no Swift listing, a fence that begins with '```swift'; "
                + "--allow-empty accepts that"
    }

    private func run(_ chapters: [Chapter], _ results: ResultsFolder, _ live: LiveTestReport) async throws {
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            live.interrupt()
            results.remove()
        }
        let tried = chapters.filter { $0.snippets.contains(where: \.isTried) }
        let packages = Dictionary(grouping: tried) {
            PackageBuild.folder(around: FileSystem.parent(of: $0.source.path))
        }
        for (folder, chapters) in packages.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            try await run(chapters, in: folder.map(PackageBuild.init), results, processes, live)
        }
    }

    /// Tests the files of one package, or those that are in none.
    private func run(
        _ chapters: [Chapter], in package: PackageBuild?, _ results: ResultsFolder, _ processes: ChildProcesses,
        _ live: LiveTestReport
    ) async throws {
        Terminal.begin(package == nil ? "Testing" : "Building the package, and testing")
        defer { Terminal.end() }
        var configuration = BookConfiguration(title: "")
        if let package {
            let description = try await package.description()
            configuration.imports = description.libraries
            configuration.languageMode = description.languageMode
        }
        let run = ProgramRun(
            chapters: chapters, configuration: configuration, package: package, isInPlace: true,
            processes: processes)
        _ = try await run.report(writing: results, to: live)
    }
}

/// An error that reports that a command found nothing to test.
struct NothingToTestError: UserFacingError {
    let description: String

    init(_ description: String) { self.description = description }
}
