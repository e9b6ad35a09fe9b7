import ChapterKit
import Doctests
import Foundation
import SnippetPrograms
import SnippetResults
import WorkbookKit

/// A test of the listings in Markdown files. Those of a file are one program, like those of a documentation comment.
struct MarkdownTest {
    let documents: [InPlaceDocument]

    /// Tests the files against the packages that contain them, and adds the results to a report.
    func run(
        _ results: ResultsFolder, _ processes: ChildProcesses, to live: LiveTestReport, _ summary: inout ExampleSummary
    ) async throws {
        let chapters = documents.map(\.chapter).filter { !$0.snippets.isEmpty }
        let packages = Dictionary(grouping: chapters) {
            PackageBuild.folder(around: FileSystem.parent(of: $0.source.path))
        }
        for (index, (folder, chapters)) in packages.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }).enumerated() {
            let doctests = chapters.flatMap(Doctest.doctests)
            let sources = Dictionary(chapters.map { ($0.source.path, $0.source) }) { first, _ in first }
            summary.sources.merge(sources) { $1 }
            let package = folder.map(PackageBuild.init)
            // Listings that show lines of files need no package that builds.
            let isTested = doctests.contains { $0.listings.contains { $0.skipReason == nil } }
            let found =
                isTested
                ? try await run(doctests, in: package, results, processes).results
                : doctests.map { $0.listings.map { .notTested($0.skipReason ?? "") } }
            let titles = Dictionary(chapters.map { ($0.source.path, $0.metadata.title) }) { first, _ in first }
            ExampleSections(sources: sources, titles: titles, results: results).add(
                zip(doctests, found).map { ($0, $1) }, slug: "document-\(index)", to: live, &summary)
        }
    }

    private func run(
        _ doctests: [Doctest], in package: PackageBuild?, _ results: ResultsFolder, _ processes: ChildProcesses
    ) async throws -> DoctestRun.Report {
        Terminal.begin(package == nil ? "Testing" : "Building the package, and testing")
        defer { Terminal.end() }
        let description = try await package?.description()
        let modules = try await package?.modules()
        let libraries = description?.libraries ?? []
        let program = ExampleProgram(
            imports: libraries.map { "import \($0)" }, languageMode: description?.languageMode ?? "6", modules: modules,
            imported: libraries)
        return try await program.report(on: doctests, results, processes) { path in
            try package.map { try Self.setUp(for: path, in: $0.package) } ?? []
        }
    }

    /// Returns the file of the folder `Doctests` that comes before the listings of a Markdown file, if there is one.
    private static func setUp(for path: String, in package: String) throws -> [SetUp] {
        let document = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: package).resolvingSymlinksInPath().path + "/"
        let file = "\(package)/Doctests/\(document.dropFirst(root.count)).swift"
        guard document.hasPrefix(root), FileManager.default.fileExists(atPath: file) else { return [] }
        return [SetUp(SourceFile(path: FileSystem.displayed(file), bytes: try FileSystem.read(file)))]
    }
}
