import ChapterKit
import Doctests
import SnippetPrograms
import SnippetResults
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
            var run = DoctestRun.Report()
            if !comments.doctests.isEmpty { run = try await self.run(comments, of: target, results, processes) }
            summary.merged += run.merged
            summary.alone += run.alone
            let keys = comments.doctests.map { DocCommentCoverage.key($0.path, $0.comment) }
            let byComment = Dictionary(zip(keys, run.results)) { $0 + $1 }
            summary.coverage.append(.init(module: target.target.c99name, comments.declarations, byComment))
            summary.sources.merge(comments.sources) { $1 }
            let titles = comments.sources.mapValues { _ in target.target.name }
            ExampleSections(sources: comments.sources, titles: titles, results: results).add(
                zip(comments.doctests, run.results).map { ($0, $1) }, slug: "comments-\(index)", to: live, &summary)
        }
        for (index, snippets) in found.snippets.enumerated() {
            try await snippets.run(named: names, slug: "snippets-\(index)", results, processes, to: live, &summary)
        }
    }

    private func run(
        _ comments: DocCommentFiles.Target.Comments, of target: DocCommentFiles.Target, _ results: ResultsFolder,
        _ processes: ChildProcesses
    ) async throws -> DoctestRun.Report {
        Terminal.begin("Testing the examples of \(target.target.name)")
        defer { Terminal.end() }
        let modules = try target.importedModules()
        let own = target.target.c99name
        let imports = modules.map { includesInternal && $0 == own ? "@testable import \($0)" : "import \($0)" }
        let program = ExampleProgram(
            imports: imports + (comments.usesFoundation ? ["import Foundation"] : []),
            languageMode: target.description.languageMode, modules: target.modules, imported: modules)
        return try await program.report(on: comments.doctests, results, processes, setUp: target.setUp)
    }
}

extension DoctestError: UserFacingError {}
