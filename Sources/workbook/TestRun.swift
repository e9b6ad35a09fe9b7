import Foundation
import SnippetResults
import Subprocess
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

    /// What came of a run.
    enum Outcome {
        /// What the compiler said.
        case didNotCompile(String)
        case ran(Report)
    }

    /// What the tests did.
    struct Report {
        var issues: [Issue]
        /// What SwiftPM and the tests printed.
        var output: String
        /// Whether every test passed.
        var passed: Bool
    }

    let package: String
    let targets: [String]
    /// What the snippets made, and the reports of the run.
    let results: ResultsFolder

    init(package: String, targets: [String]) throws {
        self.package = package
        self.targets = targets
        results = try ResultsFolder.make()
    }

    func removeResults() { results.remove() }

    /// Compiles the tests and runs them.
    ///
    /// One command for both: between `swift build` and `swift test` SwiftPM compiles the C sources anew each time.
    ///
    /// - Throws: `Failure` when there is no SwiftPM to run.
    func run() async throws -> Outcome {
        let output = try await swiftTest()
        guard let issues = try issues() else { return .didNotCompile(output.text) }
        return .ran(Report(issues: issues, output: output.text, passed: output.succeeded))
    }

    private func swiftTest() async throws -> (text: String, succeeded: Bool) {
        let filter = "^(" + targets.joined(separator: "|") + ")\\."
        // A file holds whatever a snippet prints; and a process that outlives the tests keeps nobody waiting.
        let log = results.path + "/output.txt"
        try Data().write(to: URL(fileURLWithPath: log))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? handle.close() }
        let status: TerminationStatus
        do {
            status = try await Subprocess.run(
                .name("swift"),
                arguments: [
                    "test", "--filter", filter, "--event-stream-output-path", results.eventStream,
                    "--event-stream-version", "0",
                ], environment: Self.shellEnvironment, workingDirectory: .some(.init(package)),
                output: .fileDescriptor(.init(rawValue: handle.fileDescriptor), closeAfterSpawningProcess: false),
                error: .combinedWithOutput
            ).terminationStatus
        } catch let error as SubprocessError {
            throw Failure(description: "cannot run 'swift test' (\(error)); is Swift installed and in your PATH?")
        }
        return (String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self), status.isSuccess)
    }

    /// There is no SwiftPM.
    struct Failure: UserFacingError {
        var description: String
    }

    /// The environment in which the user's shell would run `swift`.
    ///
    /// SwiftPM compiles the C sources anew, and links the tool that the plugin runs, when any variable is another than
    /// in the build before. Shells put the path of the command that they run into `_`: here that is `workbook`'s.
    private static var shellEnvironment: Environment {
        let own = ProcessInfo.processInfo.environment
        guard own["_"] != nil else { return .inherit }
        let folders = own["PATH", default: ""].split(separator: ":")
        let swift = folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
        return .inherit.updating(["_": swift])
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
        var sourceLocation: EventLocation?
    }

    private struct EventLocation: Decodable {
        var _filePath: String?
        var line: Int
        var column: Int
    }

    private struct Message: Decodable { var text: String }
    private struct Case: Decodable { var displayName: String }

    /// - Returns: nil when no test has begun.
    private func issues() throws -> [Issue]? {
        guard let data = FileManager.default.contents(atPath: results.eventStream) else { return nil }
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
