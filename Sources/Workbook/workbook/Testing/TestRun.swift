import ChapterKit
import Foundation
import SnippetResults
import Subprocess
import WorkbookKit

/// A run of SwiftPM's tests that's restricted to some chapters.
struct TestRun {
    /// The outcome of a run.
    enum Outcome {
        /// The tests don't compile. The value is the output of the compiler.
        case didNotCompile(String)
        case ran(Report)
    }

    /// The results of the tests.
    struct Report {
        var issues: [EventStream.Issue]
        /// The output of SwiftPM and the tests.
        var output: String
        /// A Boolean value indicating whether every test passed.
        var passed: Bool
        /// The time that each chapter took, as far as it can be determined, keyed by slug.
        var seconds: [String: Double] = [:]
    }

    let package: String
    let targets: [String]
    /// A Boolean value indicating whether other targets aren't even compiled. The manifest of a book excludes the
    /// targets that the variable `WORKBOOK_TARGETS` doesn't contain.
    let isShard: Bool
    /// The folder for the results of the snippets and the reports of the run.
    let results: ResultsFolder

    /// Compiles the tests and runs them.
    ///
    /// - Throws: `TestRunError` if SwiftPM can't be run.
    func run() async throws -> Outcome {
        // This runs `swift test` without any tests. After `swift build`, SwiftPM would compile the C sources again each
        // time.
        let shard: [Environment.Key: String?] = isShard ? ["WORKBOOK_TARGETS": targets.joined(separator: ",")] : [:]
        let build = try await output(of: "swift", ["test", "--filter", "^$"], shard)
        guard build.succeeded else { return .didNotCompile(build.text) }
        let arguments = [
            "--filter", "^(" + targets.joined(separator: "|") + ")\\.", "--event-stream-output-path",
            results.eventStream, "--event-stream-version", "0",
        ]
        let (program, first) =
            testProgram.map { ($0, ["--testing-library", "swift-testing"]) }
            ?? ("swift", ["test", "--skip-build"])
        // With this variable, sets and dictionaries are printed in the same order in every run.
        let run = try await output(
            of: program, first + arguments, shard.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 })
        guard let events = EventStream(path: results.eventStream) else { return .didNotCompile(run.text) }
        return .ran(Report(issues: events.issues, output: run.text, passed: run.succeeded))
    }

    /// The path of the program that `swift test` built and would run on Linux. It's `nil` if there isn't exactly one,
    /// and on other systems.
    ///
    /// The program runs without SwiftPM because of its environment. If the environment changes, SwiftPM compiles the C
    /// sources again, in this build and in the next one.
    private var testProgram: String? {
        #if os(Linux)
            let folder = package + "/.build/debug"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let programs = names.filter { $0.hasSuffix(".xctest") }.map { "\(folder)/\($0)" }
            return programs.count == 1 ? URL(fileURLWithPath: programs[0]).path : nil
        #else
            return nil
        #endif
    }

    private func output(
        of program: String, _ arguments: [String], _ variables: [Environment.Key: String?]
    ) async throws -> (text: String, succeeded: Bool) {
        // A file can hold any amount of output. Unlike a pipe, it doesn't have to be read until a process that outlives
        // the tests closes it.
        let log = results.path + "/output.txt"
        try Data().write(to: URL(fileURLWithPath: log))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? handle.close() }
        let progress = Terminal.isInteractive ? Task { await showSteps(in: log) } : nil
        defer { progress?.cancel() }
        let status: TerminationStatus
        do {
            status = try await Subprocess.run(
                program.hasPrefix("/") ? .path(.init(program)) : .name(program), arguments: Arguments(arguments),
                environment: PackageBuild.environment.updating(variables), workingDirectory: .some(.init(package)),
                output: .fileDescriptor(.init(rawValue: handle.fileDescriptor), closeAfterSpawningProcess: false),
                error: .combinedWithOutput
            ).terminationStatus
        } catch let error as SubprocessError {
            throw TestRunError(description: "cannot run 'swift test' (\(error)); is Swift installed and in your PATH?")
        }
        return (String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self), status.isSuccess)
    }

    /// Shows the number of compile steps that SwiftPM has done, until the task is canceled.
    private func showSteps(in log: String) async {
        guard let handle = FileHandle(forReadingAtPath: log) else { return }
        defer { try? handle.close() }
        var shown = ""
        while (try? await Task.sleep(for: .milliseconds(200))) != nil {
            guard let bytes = try? handle.readToEnd() else { continue }
            // SwiftPM begins the line of a step with its number, such as `[12/345]`.
            let text = String(decoding: bytes, as: UTF8.self)
            guard let step = text.matches(of: #/(?m)^\[(\d+)\/(\d+)\]/#).last else { continue }
            let status = "Compiling: \(step.1) of \(step.2) steps"
            if status != shown { Terminal.status("\(status)") }
            shown = status
        }
    }
}

/// An error that indicates that SwiftPM or the package is missing.
struct TestRunError: UserFacingError {
    var description: String

    /// Returns the error for a missing package.
    ///
    /// - Parameter location: The location of Swift code that requires the package.
    static func noPackage(for location: SourceLocation, in folder: String) -> TestRunError {
        let remedy =
            "'workbook init \(folder)' writes one; programs ('swift program', and 'fails' and 'traps' with a "
            + "'group') need none"
        let package = "there is no Package.swift in '\(folder)', whose test targets would run this"
        return TestRunError(description: "\(location): error: \(package); \(remedy)")
    }
}
