import ChapterKit
import Doctests
import SnippetPrograms
import SnippetResults
import WorkbookKit

/// A test of a package's snippets, the files of the folder `Snippets`, each of which is a program.
struct SnippetTest {
    let description: PackageBuild.Description
    let modules: BuiltModules
    /// The paths, as the user wrote their beginnings.
    let files: [String]

    /// Tests the files, and adds the results to a report.
    ///
    /// - Parameters:
    ///   - names: The names of the snippets to test. If there are none, all are tested.
    ///   - slug: The beginning of the name that the results of a file are stored under.
    func run(
        named names: [String], slug: String, _ results: ResultsFolder, _ processes: ChildProcesses,
        to live: LiveTestReport, _ summary: inout ExampleSummary
    ) async throws {
        Terminal.begin("Testing the snippets")
        defer { Terminal.end() }
        var (doctests, sources): ([Doctest], [String: SourceFile]) = ([], [:])
        for path in files {
            let file = SourceFile(path: path, bytes: try FileSystem.read(path))
            if let diagnostic = TextEncoding.diagnostic(in: file) {
                live.add([diagnostic])
                continue
            }
            let doctest = Doctest(snippet: file)
            guard names.isEmpty || names.contains(doctest.comment.name) else { continue }
            sources[path] = file
            doctests.append(doctest)
        }
        guard !doctests.isEmpty else { return }
        // A snippet imports what it uses itself.
        let program = ExampleProgram(
            imports: [], languageMode: description.languageMode, modules: modules, imported: description.libraries)
        let run = try await program.report(on: doctests, results, processes)
        summary.snippets += run.alone
        summary.sources.merge(sources) { $1 }
        ExampleSections(sources: sources, titles: sources.mapValues { _ in "Snippets" }, results: results).add(
            zip(doctests, run.results).map { ($0, $1) }, slug: slug, to: live, &summary)
    }
}
