import ArgumentParser
import Foundation
import SnippetPrograms
import SnippetResults
import SwiftText
import WorkbookKit

/// A test of Markdown files in place, such as a README or the documentation of a package.
struct InPlaceTest {
    /// The paths of the files, in order.
    let files: [String]

    /// Creates a test if the arguments contain a path.
    ///
    /// - Parameter book: The folder of the book whose chapters the arguments may name.
    /// - Returns: `nil` if the arguments name chapters instead of files.
    init?(_ arguments: [String], book: String) throws {
        let hasBook = FileSystem.isFolder(book)
        guard arguments.contains(where: { Self.isPath($0) || !hasBook && FileSystem.isFolder($0) }) else { return nil }
        files = try arguments.flatMap { argument -> [String] in
            guard FileManager.default.fileExists(atPath: argument) else {
                throw ValidationError("there is no '\(argument)'; name a Markdown file, or a folder of such files")
            }
            guard FileSystem.isFolder(argument) else { return [argument] }
            let files = try MarkdownFolder.files(below: argument)
            if files.isEmpty { throw ValidationError("there is no Markdown file in '\(argument)'") }
            return files
        }
    }

    private static func isPath(_ argument: String) -> Bool {
        argument.hasSuffix(".md") || argument.hasSuffix(".markdown") || argument.contains("/")
            || argument.hasSuffix(".docc")
    }

    /// Tests the files against the package that contains them.
    func run(_ findings: FindingArguments) async throws {
        let read = try files.enumerated().map { index, file in
            let source = SourceFile(path: file, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
            return InPlaceDocument.read(source, slug: "document-\(index + 1)")
        }
        let diagnostics = read.flatMap(\.diagnostics)
        if diagnostics.hasErrors {
            findings.report(diagnostics)
            throw ExitCode(1)
        }
        let documents = read.map(\.chapter).filter { !$0.snippets.isEmpty }
        guard !documents.isEmpty else {
            findings.tell("no Swift in \(files.count == 1 ? files[0] : "\(files.count) files")")
            if findings.format == .json { findings.report([]) }
            return
        }
        let results = try ResultsFolder.make()
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            results.remove()
        }
        defer { results.remove() }
        let issues = try await issues(in: documents, results, processes)
        var report = TestReport(issues: issues, isDone: results.isDone, format: findings.format)
        for document in documents { report.add(document) }
        report.finish()
        guard report.failed > 0 else { return }
        if findings.format == .text {
            Terminal.out(
                "before a listing that is not to be compiled, as a manifest, write <!-- workbook: skip REASON -->")
        }
        throw ExitCode(1)
    }

    private func issues(
        in documents: [Chapter], _ results: ResultsFolder, _ processes: ChildProcesses
    ) async throws -> [EventStream.Issue] {
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
            chapters: documents, configuration: configuration, package: package, isInPlace: true,
            processes: processes)
        return try await run.report(writing: results).issues
    }
}
