import ArgumentParser
import ChapterKit
import SnippetPrograms
import SnippetResults
import SwiftText
import WorkbookKit

/// The arguments for the chapters of a book whose tests a command runs.
struct ChapterArguments: ParsableArguments {
    @Argument(help: "The chapters, such as 'rotation' for '04-rotation.md'. Default: all.")
    var chapters: [String] = []

    @Option(help: "The folder with the chapters.")
    var book = "chapters"

    struct Selection {
        var folder: BookFolder
        var package: String
        var selectedChapters: [Chapter.Metadata]
        /// The shard that the chapters belong to, or `nil` if they aren't divided among machines.
        var shard: Shard?
    }

    /// Returns the arguments with paths to a book, or to files of one, replaced by the book's folder and the names of the
    /// chapters: `chapters/01-one.md` is the chapter `one`. Other arguments stay.
    ///
    /// - Throws: `ValidationError` if the arguments name files of several books, or chapters as well as a book.
    func resolvingPaths() throws -> ChapterArguments {
        var arguments = self
        let paths = chapters.map { $0.hasSuffix("/") && $0.count > 1 ? String($0.dropLast()) : $0 }
        if paths.count == 1, BookFolder.isBook(paths[0]) {
            (arguments.chapters, arguments.book) = ([], paths[0])
            return arguments
        }
        let named = paths.map(BookFolder.chapter(atPath:))
        guard let folder = named.lazy.compactMap({ $0?.book }).first else { return self }
        guard named.allSatisfy({ $0?.book == folder }) else {
            throw ValidationError("name chapters of one book, all of them as files in '\(folder)'")
        }
        (arguments.chapters, arguments.book) = (named.compactMap { $0?.slug }, folder)
        return arguments
    }

    /// The chapters that were asked for, when the book has no errors that keep it from being extracted.
    ///
    /// - Parameter diagnosticArguments: The options for reporting diagnostics.
    func open(_ diagnosticArguments: DiagnosticArguments) throws -> Selection {
        let arguments = try BookArguments.parse([book])
        let folder = try arguments.open()
        guard folder.book.kind == .workbook else {
            throw ValidationError("'\(book)' has no workbook.yml, so there is nothing to test in it")
        }
        let named = try chapters.map(folder.metadata(named:))
        let selectedChapters = named.isEmpty ? folder.book.chapters : folder.book.chapters.filter(named.contains)
        let all = try folder.check()
        let diagnostics = diagnosticArguments.strict ? all : all.filter { $0.severity == .error }
        if diagnosticArguments.shouldFail(for: diagnostics) {
            diagnosticArguments.report(diagnostics, of: "workbook test")
            throw ExitCode(1)
        }
        return Selection(folder: folder, package: arguments.package, selectedChapters: selectedChapters)
    }
}

extension ChapterArguments.Selection {
    /// Compiles and runs the tests of the chapters.
    ///
    /// - Parameters:
    ///   - results: The folder for the results of the snippets.
    ///   - live: The report that receives the results as the tests run, if any.
    /// - Throws: `CompilationError`.
    func runTests(writing results: ResultsFolder, to live: LiveTestReport? = nil) async throws -> TestRun.Report {
        let chapters = selectedChapters.map { folder.parsedChapter($0) }
        let ofPackage = chapters.filter(\.needsTestTarget)
        let others = chapters.filter { !$0.needsTestTarget && $0.snippets.contains(where: \.isPart) }
        let run = TestRun(
            package: package, targets: ofPackage.map { TestTargets.name(for: $0.metadata.slug) }, isShard: shard != nil,
            results: results)
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            live?.interrupt(EventStream(path: results.eventStream)?.issues ?? [])
            results.remove()
        }
        defer { Terminal.end() }
        var report = TestRun.Report(issues: [], output: "", passed: true)
        if !ofPackage.isEmpty {
            report = try await tests(run, of: ofPackage)
            for chapter in ofPackage {
                let target = TestTargets.name(for: chapter.metadata.slug)
                live?.add(report.issues.filter { $0.target == target }, of: chapter, isComplete: true)
            }
        }
        if !others.isEmpty {
            Terminal.begin("Compiling and running the programs")
            let programs = ProgramRun(
                chapters: others, configuration: folder.book.configuration, package: PackageBuild(package: package),
                processes: processes)
            let programReport = try await programs.report(writing: results, to: live)
            report.issues += programReport.issues
            report.seconds.merge(programReport.seconds) { $1 }
        }
        return report
    }

    private func tests(_ run: TestRun, of chapters: [Chapter]) async throws -> TestRun.Report {
        Terminal.begin("Compiling and running the tests")
        let start = ContinuousClock.now
        let outcome = try await run.run()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        Terminal.end()
        switch outcome {
        case .didNotCompile(let output):
            if output.contains("Could not find Package.swift"),
                let first = chapters.lazy.compactMap(\.firstForTestTarget).first
            {
                throw TestRunError.noPackage(for: first.location, in: package)
            }
            throw CompilationError(output: output)
        case .ran(var report):
            report.seconds = try times(of: chapters, run, seconds)
            return report
        }
    }

    /// Returns the time that each chapter took, for chapters that were compiled and run together.
    ///
    /// It's the sum of the running time of its snippets and a part of the remaining time that's proportional to the
    /// size of its code. The compiler doesn't report the time for each chapter.
    private func times(of chapters: [Chapter], _ run: TestRun, _ seconds: Double) throws -> [String: Double] {
        let running = try chapters.map { chapter in
            try chapter.snippets.indices.reduce(0) {
                $0 + (try run.results.result(of: $1, in: chapter.metadata.slug)?.seconds ?? 0)
            }
        }
        let rest = max(0, seconds - running.reduce(0, +))
        let code = chapters.reduce(0) { $0 + $1.codeWeight }
        return Dictionary(
            uniqueKeysWithValues: zip(chapters, running).map { chapter, running in
                (chapter.metadata.slug, running + (code > 0 ? rest * chapter.codeWeight / code : 0))
            })
    }
}

/// An error that indicates that the tests of the package don't compile.
struct CompilationError: Error {
    /// The output of the compiler.
    var output: String
}
