import Foundation

/// `swift test` in a package, and what came of it.
struct PackageRun {
    let compiles: Bool
    let output: String
    /// The names of the tests that recorded issues, and what was said of each.
    private let issues: [(test: String, message: String)]

    init(_ folder: String) async throws {
        let events = folder + "/.build/events.jsonl"
        let (built, buildOutput) = try await Self.swift(["build", "--build-tests"], in: folder)
        compiles = built == 0
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

    private static func swift(_ arguments: [String], in folder: String) async throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // Without what the test run around this one says to its own processes.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWT_") }
        let log = FileManager.default.temporaryDirectory.appending(path: "workbook-run-\(UUID().uuidString)")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        // Minutes, in which the thread is free for other tests.
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
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
