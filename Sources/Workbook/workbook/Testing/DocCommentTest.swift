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

    /// The numbers of a test, and its coverage.
    struct Summary {
        var compared = 0
        /// The number of comments that look like results, including those that were compared.
        var claims = 0
        var onlyCompiled = 0
        var run = 0
        var merged = 0
        var alone = 0
        /// The number of listings that show the current lines of a file.
        var copied = 0
        /// The number of snippets that ran.
        var snippets = 0
        var internalCount = 0
        var otherCount = 0
        /// The number of files that belong to no library.
        var otherFileCount = 0
        var hasExamples = false
        /// The coverage of each module.
        var coverage: [DocCommentCoverage] = []
        /// The files with comments, as they were when they were tested.
        var sources: [String: SourceFile] = [:]
    }

    /// Tests the files, and adds the results to a report.
    func run(_ results: ResultsFolder, _ processes: ChildProcesses, to live: LiveTestReport) async throws -> Summary {
        var summary = Summary()
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
            summary.hasExamples = true
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
            add(run, of: comments, in: target.target.name, slug: "comments-\(index)", results, to: live, &summary)
        }
        return summary
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

    /// Adds the results of a module to the report: a section for each file, with its listings.
    private func add(
        _ run: DoctestRun.Report, of comments: DocCommentFiles.Target.Comments, in module: String, slug: String,
        _ results: ResultsFolder, to live: LiveTestReport, _ summary: inout Summary
    ) {
        let all = zip(comments.doctests, run.results).map { $0 }
        var seen: Set<String> = []
        for (index, path) in all.map(\.0.path).filter({ seen.insert($0).inserted }).enumerated() {
            guard let source = comments.sources[path] else { continue }
            let metadata = Chapter.Metadata(path: path, slug: "\(slug)-\(index)", title: module, summary: "", needs: [])
            var chapter = Chapter(source: source, metadata: metadata)
            var (issues, diagnostics): ([EventStream.Issue], [Diagnostic]) = ([], [])
            var examples: [ExampleRecord] = []
            for (doctest, listingResults) in all where doctest.path == path {
                for (listing, found) in zip(doctest.listings, listingResults) {
                    let result = listing.copy.map(Self.result) ?? found
                    if case .passed(let comparison) = result {
                        try? results.write(SnippetResult(), of: chapter.snippets.count, in: metadata.slug)
                        if listing.copy == nil { summary.add(comparison) } else { summary.copied += 1 }
                        diagnostics += comparison.unknown.map { location in
                            .warning(
                                "this looks like a result, and there's nothing to compare it with",
                                at: SourceLocation(path: path, line: location.line, column: location.column),
                                rule: .uncomparedResult)
                        }
                    }
                    examples.append(ExampleRecord(path: path, listing: listing, result: result))
                    issues += Self.issues(result, listing, in: metadata)
                    chapter.snippets.append(Self.snippet(listing, result, path: path))
                }
            }
            live.add(chapter, issues, diagnostics, examples)
        }
    }

    /// Returns the result of a listing that shows lines of a file.
    private static func result(of copy: CopiedListing) -> DoctestResult {
        guard let issue = CopyCheck(forFile: copy.location.path).issue(with: copy) else {
            return .passed(DoctestResult.Comparison(hasRun: false))
        }
        return .failed([DoctestResult.Issue(issue.text, line: issue.line, column: copy.location.column)])
    }

    private static func snippet(_ listing: DocListing, _ result: DoctestResult, path: String) -> Snippet {
        let first = listing.lines.first
        let location = SourceLocation(path: path, line: listing.line, column: first?.column ?? 1)
        var (kind, values) = (Snippet.Kind.program, [Snippet.Key: String]())
        if case .notTested(let reason) = result { (kind, values) = (.skip, [.reason: reason]) }
        return Snippet(
            kind: kind, values: values, code: Listing(text: listing.text, location: location, indentations: []),
            location: location, endLine: listing.lastLine, title: listing.title, anchor: "", isHidden: false,
            usesDeprecated: false)
    }

    private static func issues(
        _ result: DoctestResult, _ listing: DocListing, in metadata: Chapter.Metadata
    ) -> [EventStream.Issue] {
        guard case .failed(let issues) = result else { return [] }
        return issues.map { issue in
            EventStream.Issue(
                target: TestTargets.name(for: metadata.slug), test: listing.title, testCase: listing.title,
                location: .init(file: metadata.path, line: issue.location.line, column: issue.location.column),
                messages: [issue.text])
        }
    }
}

extension DoctestError: UserFacingError {}

extension DocCommentTest.Summary {
    fileprivate mutating func add(_ comparison: DoctestResult.Comparison) {
        compared += comparison.compared.count
        claims += comparison.compared.count + comparison.unknown.count
        if comparison.hasRun { run += 1 } else { onlyCompiled += 1 }
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// The lines after the report, or `nil` if no comment was tested.
    var text: String? {
        guard hasExamples else { return nil }
        var lines: [String] = []
        if run + onlyCompiled + copied > 0 {
            var passed = ["\(compared) results compared"]
            if claims > compared { passed.append("\(claims - compared) not comparable") }
            passed.append("\(run) run")
            if onlyCompiled > 0 { passed.append("\(onlyCompiled) only compiled") }
            if copied > 0 { passed.append("\(copied) as in their files") }
            lines.append("passed: " + passed.joined(separator: ", "))
        }
        if merged + alone > 0 {
            lines.append(
                "comments: \(merged) in one program for each module"
                    + (alone > 0 ? ", \(alone) in programs of their own" : ""))
        }
        if snippets > 0 { lines.append("snippets: \(snippets) in programs of their own") }
        var left: [String] = []
        if internalCount > 0 {
            left.append("\(counted(internalCount, "listing")) at names that aren't public (--internal)")
        }
        if otherCount > 0 { left.append("\(otherCount) in other languages") }
        if otherFileCount > 0 { left.append("\(counted(otherFileCount, "Swift file")) in no library") }
        if !left.isEmpty { lines.append("left out: " + left.joined(separator: ", ")) }
        return lines.joined(separator: "\n")
    }
}
