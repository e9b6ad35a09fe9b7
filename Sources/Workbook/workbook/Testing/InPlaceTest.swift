import ArgumentParser
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
    /// - Throws: `NothingToTest` if a file doesn't exist or isn't Markdown.
    init?(_ arguments: [String], book: String) throws {
        let hasBook = FileSystem.isFolder(book)
        guard arguments.contains(where: { Self.isPath($0) || !hasBook && FileSystem.isFolder($0) }) else { return nil }
        files = try arguments.flatMap { argument -> [String] in
            guard FileManager.default.fileExists(atPath: argument) else {
                throw NothingToTest("there is no '\(argument)'; name a Markdown file, or a folder of such files")
            }
            guard FileSystem.isFolder(argument) else {
                guard MarkdownFolder.isMarkdown(argument) else {
                    throw NothingToTest("'\(argument)' isn't a Markdown file; name one, or a folder of such files")
                }
                return [argument]
            }
            let files = try MarkdownFolder.files(below: argument)
            if files.isEmpty { throw NothingToTest("there is no Markdown file in '\(argument)'") }
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
    func run(_ findings: FindingArguments, allowsEmpty: Bool) async throws {
        let documents = try files.enumerated().map { index, file in
            let source = SourceFile(path: file, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
            return InPlaceDocument(source, slug: "document-\(index + 1)")
        }
        let chapters = documents.map(\.chapter).filter { !$0.snippets.isEmpty }
        let results = try ResultsFolder.make()
        defer { results.remove() }
        var report = TestReport(isDone: results.isDone, format: findings.format)
        report.add(documents.flatMap(\.diagnostics))
        let live = LiveTestReport(of: chapters, report)
        if chapters.contains(where: { $0.snippets.contains(where: \.isTried) }) {
            try await run(chapters, results, live)
        }
        report = live.complete()
        if report.isEmpty {
            report.add(documents.flatMap(\.unmarked))
            report.finish()
            if allowsEmpty { return }
            throw NothingToTest(Self.explanation(for: files, skipped: report.skipped))
        }
        for document in documents where document.chapter.snippets.isEmpty {
            findings.tell("\nno Swift in \(document.chapter.source.path)")
        }
        report.finish()
        guard !report.isGreen || findings.areBad(documents.flatMap(\.diagnostics)) else { return }
        if report.failed > 0, findings.format == .text {
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
        let folder = FileSystem.parent(of: files[0])
        let package = PackageBuild.folder(around: folder).map(PackageBuild.init)
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
struct NothingToTest: UserFacingError {
    let description: String

    init(_ description: String) { self.description = description }
}
