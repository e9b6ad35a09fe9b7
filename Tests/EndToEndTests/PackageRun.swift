import Foundation
import SnippetResults
import Subprocess

/// SwiftPM in a package, as somebody who works on the package runs it.
struct PackageRun {
    let folder: String

    init(_ folder: String) { self.folder = folder }

    /// A package that is compiled once: a module at a time, without what a debugger needs, which is half the work.
    private static let options = ["-gnone", "-whole-module-optimization", "-num-threads", "2"].flatMap {
        ["-Xswiftc", $0]
    }

    /// `swift build --build-tests`.
    func build() async throws -> (succeeded: Bool, output: String) {
        try await swift(["build", "--build-tests"] + Self.options)
    }

    /// `swift test --skip-build`.
    ///
    /// - Parameters:
    ///   - filter: which tests; nil for all.
    ///   - skipped: which of them not.
    ///   - variables: what the tests find in their environment besides.
    /// - Returns: what went wrong; nil when the run did not come to its end.
    func test(
        filter: String? = nil, skipping skipped: String? = nil, variables: [String: String] = [:]
    ) async throws -> [EventStream.Issue]? {
        let events = "\(folder)/.build/\(UUID().uuidString).jsonl"
        let (_, output) = try await swift(
            ["test", "--skip-build"] + Self.options
                + ["--event-stream-output-path", events, "--event-stream-version", "0"]
                + (filter.map { ["--filter", $0] } ?? []) + (skipped.map { ["--skip", $0] } ?? []), variables: variables
        )
        guard output.contains("Test run with ") else { return nil }
        return EventStream(path: events)?.issues
    }

    private func swift(
        _ arguments: [String], variables: [String: String] = [:]
    ) async throws -> (succeeded: Bool, output: String) {
        // Without what the test run around this one says to its own processes.
        let own = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("SWT_") }
        let environment = Environment.inherit
            .updating(Dictionary(uniqueKeysWithValues: own.map { (.init(stringLiteral: $0), nil) }))
            .updating(Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) }))
        let result = try await Subprocess.run(
            .name("swift"), arguments: Arguments(arguments), environment: environment,
            workingDirectory: .some(.init(folder)), output: .string(limit: 256 << 20), error: .combinedWithOutput)
        return (result.terminationStatus.isSuccess, result.standardOutput)
    }
}
