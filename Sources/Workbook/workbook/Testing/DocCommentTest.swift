import ChapterKit
import Doctests
import Foundation
import SnippetPrograms
import SnippetResults
import SwiftText
import WorkbookKit

/// A test of the examples in documentation comments.
struct DocCommentTest {
    var files: [String]
    /// A Boolean value indicating whether the files are those of a whole package.
    var isWholePackage = false
    /// The names of the declarations to test. If there are none, all are tested.
    var names: [String] = []
    /// A Boolean value indicating whether the comments of names that aren't public are tested.
    var includesInternal = false
    /// A Boolean value indicating whether the package's snippets are tested, too.
    var includesSnippets = true

    /// Tests the files, and adds the results to a report.
    func run(
        _ results: ResultsFolder, _ processes: ChildProcesses, to live: LiveTestReport, _ summary: inout ExampleSummary
    ) async throws {
        Terminal.begin("Building the package")
        let found = try await DocCommentFiles(
            files, isWholePackage: isWholePackage, includesSnippets: includesSnippets)
        Terminal.end()
        summary.otherFileCount = found.otherCount
        live.add(found.diagnostics)
        for (index, target) in found.targets.enumerated() {
            let comments = try target.comments(named: names, includesInternal: includesInternal)
            live.add(comments.diagnostics)
            summary.internalCount += comments.internalCount
            summary.otherCount += comments.otherCount
            guard !comments.doctests.isEmpty else {
                if !target.areSnippets {
                    summary.coverage.append(.init(module: target.target.c99name, comments.declarations, [:]))
                }
                continue
            }
            summary.sources.merge(comments.sources) { $1 }
            let run = try await self.run(comments, of: target, results, processes)
            if target.areSnippets {
                summary.snippets += run.alone
            } else {
                summary.merged += run.merged
                summary.alone += run.alone
            }
            let keys = comments.doctests.map { DocCommentCoverage.key($0.path, $0.comment) }
            let byComment = Dictionary(zip(keys, run.results)) { $0 + $1 }
            if !target.areSnippets {
                summary.coverage.append(.init(module: target.target.c99name, comments.declarations, byComment))
            }
            let titles = comments.sources.mapValues { _ in target.target.name }
            ExampleSections(sources: comments.sources, titles: titles, results: results).add(
                zip(comments.doctests, run.results).map { ($0, $1) }, slug: "comments-\(index)", to: live, &summary)
        }
    }

    private func run(
        _ comments: DocCommentFiles.Target.Comments, of target: DocCommentFiles.Target, _ results: ResultsFolder,
        _ processes: ChildProcesses
    ) async throws -> DoctestRun.Report {
        Terminal.begin("Testing the examples of \(target.target.name)")
        defer { Terminal.end() }
        let modules = try target.importedModules()
        let folder = URL(fileURLWithPath: results.path).appending(path: "doctests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A snippet imports what it uses itself.
        var imports = target.areSnippets ? [] : modules
        if includesInternal, !target.areSnippets {
            imports.removeAll { $0 == target.target.c99name }
            imports.append("@testable import \(target.target.c99name)")
        }
        if comments.usesFoundation { imports.append("Foundation") }
        let settings = DoctestRun.Settings(
            imports: imports.map { $0.contains(" ") ? $0 : "import \($0)" },
            languageMode: target.description.languageMode,
            arguments: try await target.modules.arguments(
                importing: Set(modules), scratch: folder, processes: processes),
            seconds: TimeLimit.seconds)
        let setUp = try Dictionary(
            uniqueKeysWithValues: Set(comments.doctests.map(\.path)).map { path in
                (path, try target.setUp(for: path))
            })
        return try await DoctestRun(settings, in: folder, processes: processes).report(on: comments.doctests) {
            setUp[$0.path] ?? []
        }
    }
}

extension DoctestError: UserFacingError {}
