import ArgumentParser
import SnippetPrograms
import SwiftText
import WorkbookKit

/// Which chapters of a book a command is about, and running their tests.
struct ChapterArguments: ParsableArguments {
    @Argument(help: "The chapters, such as 'rotation' for '03-rotation.md'. Default: all.")
    var chapters: [String] = []

    @Option(help: "The folder with the chapters.")
    var book = "chapters"

    struct Selection {
        var folder: BookFolder
        var package: String
        var outlines: [Chapter.Outline]
    }

    /// The chapters that were asked for, when the book has no errors that keep it from being extracted.
    ///
    /// - Parameter findings: how what is wrong is told.
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
    /// Compiles and runs the chapters' tests.
    ///
    /// - Throws: `ExitCode(1)` when they do not compile, which it has reported.
    func runTests() async throws -> (run: TestRun, report: TestRun.Report) {
        let chapters = try outlines.map { try folder.chapter($0).chapter }
        let ofPackage = chapters.filter(\.needsTestTarget)
        let others = chapters.filter { !$0.needsTestTarget && $0.snippets.contains(where: \.isPart) }
        let run = try TestRun(package: package, targets: ofPackage.map { TestTargets.name(for: $0.outline.slug) })
        let processes = ChildProcesses()
        Interruption.handle {
            processes.stop()
            run.results.remove()
        }
        do {
            var report = TestRun.Report(issues: [], output: "", passed: true)
            if !ofPackage.isEmpty { report = try await tests(run) }
            if !others.isEmpty {
                Terminal.begin("Compiling and running the programs")
                let programs = ProgramRun(
                    chapters: others, configuration: folder.book.configuration, package: PackageBuild(package: package),
                    processes: processes)
                report.issues += try await programs.issues(writing: run.results)
                Terminal.end()
            }
            return (run, report)
        } catch {
            Terminal.end()
            run.results.remove()
            throw error
        }
    }

    private func tests(_ run: TestRun) async throws -> TestRun.Report {
        Terminal.begin("Compiling and running the tests")
        let outcome = try await run.run()
        Terminal.end()
        switch outcome {
        case .didNotCompile(let output):
            if output.contains("Could not find Package.swift"), let first = outlines.first {
                throw TestRun.Failure.noPackage(for: first.path, in: package)
            }
            report(compilerOutput: output)
            throw ExitCode(1)
        case .ran(let report): return report
        }
    }

    /// Shows the compiler's errors, those in chapters with the Markdown around them.
    private func report(compilerOutput: String) {
        let errors = compilerOutput.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains(": error: ") }
        var seen: Set<Substring> = []
        for line in errors where seen.insert(line).inserted {
            Terminal.say("\(line)")
            let parts = line.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let outline = folder.book.chapters.first(where: { $0.path == parts[0] }),
                let number = Int(parts[1]), let column = Int(parts[2])
            else { continue }
            let place = SourceLocation(path: outline.path, line: number, column: column)
            let excerpt = SourceExcerpt.lines(around: place, in: folder.source(of: outline))
            for line in excerpt { Terminal.say(line) }
        }
        if seen.isEmpty { Terminal.say("\(lines: compilerOutput)") }
    }
}
