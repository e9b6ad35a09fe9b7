import Foundation
import WorkbookKit

/// One run of SwiftPM's tests, restricted to some chapters.
struct TestRun {
    /// An issue that Swift Testing reported.
    struct Issue {
        var place: SourceLocation?
        var message: String
        /// The test target.
        var target: String
        /// The title of the case, or the name of the function.
        var name: String
    }

    let package: String
    let targets: [String]
    /// What the snippets made, and the reports of the run.
    let results: URL

    init(package: String, targets: [String]) throws {
        self.package = package
        self.targets = targets
        results = FileManager.default.temporaryDirectory.appending(path: "workbook-results-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    }

    func removeResults() { try? FileManager.default.removeItem(at: results) }

    /// Compiles the tests.
    ///
    /// - Returns: what the compiler said when it failed; nil when it did not.
    func build() throws -> String? {
        let (status, output) = try swift(["build", "--build-tests"])
        return status == 0 ? nil : output
    }

    /// Runs the tests.
    ///
    /// - Returns: the issues, what was printed, and whether every test passed.
    func test() throws -> (issues: [Issue], output: String, passed: Bool) {
        let events = results.appending(path: "events.jsonl")
        let filter = "^(" + targets.joined(separator: "|") + ")\\."
        let (status, output) = try swift([
            "test", "--skip-build", "--filter", filter, "--event-stream-output-path", events.path,
            "--event-stream-version", "0",
        ])
        return (try issues(in: events), output, status == 0)
    }

    private func swift(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let log = results.appending(path: "output.txt")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: package)
        process.environment = ProcessInfo.processInfo.environment.merging(["WORKBOOK_RESULTS": results.path]) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }

    // MARK: The event stream

    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String?
        var testID: String?
        var issue: IssueRecord?
        var messages: [Message]?
        var _testCase: Case?
    }

    private struct IssueRecord: Decodable {
        var isKnown: Bool
        var sourceLocation: Place?
    }

    private struct Place: Decodable {
        var _filePath: String?
        var line: Int
        var column: Int
    }

    private struct Message: Decodable { var text: String }
    private struct Case: Decodable { var displayName: String }

    private func issues(in file: URL) throws -> [Issue] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            // A process that was stopped leaves half a line at the end.
            guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)),
                record.payload.kind == "issueRecorded",
                let issue = record.payload.issue, !issue.isKnown
            else { return nil }
            let identifier = record.payload.testID ?? ""
            let place = issue.sourceLocation.map {
                SourceLocation(path: $0._filePath ?? "", line: $0.line, column: $0.column)
            }
            // An issue that is recorded rather than expected begins with words that say nothing.
            let messages = (record.payload.messages ?? []).map(\.text)
            let message = messages.count > 1 && messages[0] == "Issue recorded" ? Array(messages.dropFirst()) : messages
            let function = identifier.split(separator: "/").first { $0.contains("(") }.map(String.init) ?? identifier
            return Issue(
                place: place, message: message.joined(separator: "\n"),
                target: String(identifier.prefix { $0 != "." }), name: record.payload._testCase?.displayName ?? function
            )
        }
    }
}
