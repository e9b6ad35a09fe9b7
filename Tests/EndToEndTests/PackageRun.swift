import Foundation
import SnippetResults
import Subprocess

/// `swift test` in a package, and what came of it.
struct PackageRun {
    let compiles: Bool
    let output: String
    private let issues: [EventStream.Issue]

    init(_ folder: String) async throws {
        let events = folder + "/.build/events.jsonl"
        let (built, buildOutput) = try await Self.swift(["build", "--build-tests"], in: folder)
        compiles = built
        guard compiles else {
            output = buildOutput
            issues = []
            return
        }
        (_, output) = try await Self.swift(
            ["test", "--skip-build", "--event-stream-output-path", events, "--event-stream-version", "0"], in: folder)
        issues = EventStream(path: events)?.issues ?? []
    }

    /// The titles of the tests that recorded issues.
    var failedTests: Set<String> { Set(issues.map(\.test)) }

    /// What was said of each issue of a test.
    func messages(of test: String) -> [String] {
        issues.filter { $0.test == test }.map { $0.messages.joined(separator: "\n") }
    }

    private static func swift(_ arguments: [String], in folder: String) async throws -> (
        succeeded: Bool, output: String
    ) {
        // Without what the test run around this one says to its own processes.
        let own = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("SWT_") }
        let environment = Environment.inherit.updating(
            Dictionary(uniqueKeysWithValues: own.map { (.init(stringLiteral: $0), nil) }))
        let result = try await Subprocess.run(
            .name("swift"), arguments: Arguments(arguments), environment: environment,
            workingDirectory: .some(.init(folder)), output: .string(limit: 256 << 20), error: .combinedWithOutput)
        return (result.terminationStatus.isSuccess, result.standardOutput)
    }
}
