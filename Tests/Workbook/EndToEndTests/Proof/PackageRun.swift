import Foundation
import SnippetResults
import Subprocess
import Testing

/// A run of SwiftPM in a package, as a developer of the package runs it.
struct PackageRun {
    let folder: String

    init(_ folder: String) { self.folder = folder }

    /// The compiler options for a package that is compiled once.
    ///
    /// Compiling whole modules without debug information takes half the time.
    private static let options = ["-gnone", "-whole-module-optimization", "-num-threads", "2"].flatMap {
        ["-Xswiftc", $0]
    }

    /// Runs `swift build --build-tests`.
    func build() async throws -> (succeeded: Bool, output: String) {
        try await swift(["build", "--build-tests"] + Self.options)
    }

    /// Runs `swift package dump-package`.
    func dump(variables: [String: String] = [:]) async throws -> String {
        try await run(.name("swift"), ["package", "dump-package"], variables: variables).output
    }

    /// The options of a test run.
    struct Call: Sendable {
        /// The filter for the tests to run, or `nil` to run all tests.
        var filter: String?
        /// The filter for the tests to skip.
        var skipped: String?
        /// Additional environment variables of the tests.
        var variables: [String: String] = [:]
    }

    /// Runs the tests once for each call, several runs at a time.
    ///
    /// - Returns: The issues of each run, or `nil` for a run that didn't end or had no tests.
    func test(_ calls: [Call]) async throws -> [[EventStream.Issue]?] {
        try await withThrowingTaskGroup(of: (Int, [EventStream.Issue]?).self) { group in
            var results = [[EventStream.Issue]?](repeating: nil, count: calls.count)
            let most = min(ProcessInfo.processInfo.activeProcessorCount, 4)
            for (index, call) in calls.enumerated() {
                if index >= most, let (done, issues) = try await group.next() {
                    results[done] = issues
                }
                group.addTask { (index, try await test(call)) }
            }
            for try await (index, issues) in group { results[index] = issues }
            return results
        }
    }

    private func test(_ call: Call) async throws -> [EventStream.Issue]? {
        let scratch = "\(folder)/.build/\(UUID().uuidString)"
        let events = scratch + ".jsonl"
        // This step doesn't build, so that several runs can execute at a time. On Linux each run has separate
        // preferences.
        let (program, first) = try testProgram()
        let (_, output) = try await run(
            program,
            first + ["--event-stream-output-path", events, "--event-stream-version", "0"]
                + (call.filter.map { ["--filter", $0] } ?? []) + (call.skipped.map { ["--skip", $0] } ?? []),
            variables: call.variables.merging(["XDG_CONFIG_HOME": scratch]) { $1 })
        guard let end = output.firstMatch(of: /Test run with (\d+) tests?/), end.1 != "0" else { return nil }
        return EventStream(path: events)?.issues
    }

    /// Returns the program that runs the compiled tests: SwiftPM, or on Linux the test program itself in half the time.
    private func testProgram() throws -> (Executable, arguments: [String]) {
        #if os(Linux)
            let built = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/.build/debug")
            let program = try #require(built.first { $0.hasSuffix(".xctest") })
            return (.path(.init("\(folder)/.build/debug/\(program)")), ["--testing-library", "swift-testing"])
        #else
            return (.name("swift"), ["test", "--skip-build", "--ignore-lock"] + Self.options)
        #endif
    }

    private func swift(_ arguments: [String]) async throws -> (succeeded: Bool, output: String) {
        try await run(.name("swift"), arguments)
    }

    private func run(
        _ program: Executable, _ arguments: [String], variables: [String: String] = [:]
    ) async throws -> (succeeded: Bool, output: String) {
        // Remove the variables that the surrounding test run sets for its own processes.
        let keys = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("SWT_") }
        let environment = Environment.inherit
            .updating(Dictionary(uniqueKeysWithValues: keys.map { (.init(stringLiteral: $0), nil) }))
            .updating(Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) }))
        let result = try await Subprocess.run(
            program, arguments: Arguments(arguments), environment: environment,
            workingDirectory: .some(.init(folder)), output: .string(limit: 256 << 20), error: .combinedWithOutput)
        return (result.terminationStatus.isSuccess, result.standardOutput)
    }
}
