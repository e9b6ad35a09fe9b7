import ArgumentParser
import SnippetPrograms
import SwiftText
import WorkbookKit

/// The arguments for the chapters of a book whose tests a command runs.
struct ChapterArguments: ParsableArguments {
    @Argument(help: "The chapters, such as 'rotation' for '03-rotation.md'. Default: all.")
    var chapters: [String] = []

    @Option(help: "The folder with the chapters.")
    var book = "chapters"

    struct Selection {
        var folder: BookFolder
        var package: String
        var outlines: [Chapter.Outline]
        /// The shard that the chapters belong to, or `nil` if they aren't divided among machines.
        var shard: Shard?
    }

    /// An error that indicates that the tests of the package don't compile.
    struct DoesNotCompile: Error {
        /// The output of the compiler.
        var output: String
    }

    /// Returns the selected chapters of a book without errors. If there are errors that prevent extraction, they're
    /// reported.
    ///
    /// - Parameter findings: The options for reporting diagnostics.
    func open(_ findings: FindingArguments) throws -> Selection {
        let arguments = try BookArguments.parse([book])
        let folder = try arguments.open()
        guard folder.book.dialect == .book else {
            throw ValidationError("'\(book)' has no workbook.yml, so there is nothing to test in it")
        }
        let named = try chapters.map(folder.outline(named:))
        let outlines = named.isEmpty ? folder.book.chapters : folder.book.chapters.filter(named.contains)
        let all = try folder.check()
        let diagnostics = findings.strict ? all : all.filter { $0.severity == .error }
        if findings.areBad(diagnostics) {
            findings.report(diagnostics)
            throw ExitCode(1)
        }
        return Selection(folder: folder, package: arguments.package, outlines: outlines)
    }
}

extension ChapterArguments.Selection {
    /// Compiles and runs the tests of the chapters.
    ///
    /// - Throws: `DoesNotCompile` if they don't compile.
    func runTests() async throws -> (run: TestRun, report: TestRun.Report) {
        let chapters = try outlines.map { try folder.chapter($0).chapter }
        let ofPackage = chapters.filter(\.needsTestTarget)
        let others = chapters.filter { !$0.needsTestTarget && $0.snippets.contains(where: \.isPart) }
        let run = try TestRun(
            package: package, targets: ofPackage.map { TestTargets.name(for: $0.outline.slug) }, isShard: shard != nil)
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            run.results.remove()
        }
        do {
            var report = TestRun.Report(issues: [], output: "", passed: true)
            if !ofPackage.isEmpty { report = try await tests(run, of: ofPackage) }
            if !others.isEmpty {
                Terminal.begin("Compiling and running the programs")
                let programs = ProgramRun(
                    chapters: others, configuration: folder.book.configuration, package: PackageBuild(package: package),
                    processes: processes)
                let programReport = try await programs.report(writing: run.results)
                report.issues += programReport.issues
                report.seconds.merge(programReport.seconds) { $1 }
                Terminal.end()
            }
            return (run, report)
        } catch {
            Terminal.end()
            run.results.remove()
            throw error
        }
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
                throw TestRun.Failure.noPackage(for: first.location, in: package)
            }
            throw ChapterArguments.DoesNotCompile(output: output)
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
                $0 + (try run.results.result(of: $1, in: chapter.outline.slug)?.seconds ?? 0)
            }
        }
        let rest = max(0, seconds - running.reduce(0, +))
        let code = chapters.reduce(0) { $0 + $1.codeWeight }
        return Dictionary(
            uniqueKeysWithValues: zip(chapters, running).map { chapter, running in
                (chapter.outline.slug, running + (code > 0 ? rest * chapter.codeWeight / code : 0))
            })
    }
}
