import Foundation
import Subprocess

/// `swift test` in a package, and what came of it.
struct PackageRun {
    let compiles: Bool
    let output: String
    /// The names of the tests that recorded issues, and what was said of each.
    private let issues: [(test: String, message: String)]

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
        issues = try Self.issues(in: events)
    }

    var failedTests: Set<String> { Set(issues.map(\.test)) }

    func messages(of test: String) -> [String] { issues.filter { $0.test == test }.map(\.message) }

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

    private static func issues(in file: String) throws -> [(test: String, message: String)] {
        var names: [String: String] = [:]
        var issues: [(String, String)] = []
        for line in try Data(contentsOf: URL(fileURLWithPath: file)).split(separator: UInt8(ascii: "\n")) {
            guard let record = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
                let payload = record["payload"] as? [String: Any]
            else { continue }
            if record["kind"] as? String == "test", let identifier = payload["id"] as? String {
                names[identifier] = payload["displayName"] as? String ?? payload["name"] as? String
            }
            guard payload["kind"] as? String == "issueRecorded", let identifier = payload["testID"] as? String else {
                continue
            }
            let messages = (payload["messages"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
            issues.append((names[identifier] ?? identifier, messages.joined(separator: "\n")))
        }
        return issues
    }
}
