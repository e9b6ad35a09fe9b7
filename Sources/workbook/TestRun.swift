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
        /// What Swift Testing recorded, what was printed, and whether every test passed.
        case ran(issues: [Issue], output: String, passed: Bool)
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
    func run() async throws -> Outcome {
        let filter = "^(" + targets.joined(separator: "|") + ")\\."
        let result = try await Subprocess.run(
            .name("swift"),
            arguments: [
                "test", "--filter", filter, "--event-stream-output-path", results.eventStream,
                "--event-stream-version", "0",
            ], environment: Self.shellEnvironment, workingDirectory: .some(.init(package)),
            output: .string(limit: Self.longestOutput), error: .combinedWithOutput)
        guard let issues = try issues() else { return .didNotCompile(result.standardOutput) }
        return .ran(issues: issues, output: result.standardOutput, passed: result.terminationStatus.isSuccess)
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

    /// In bytes. Nobody reads so much: past it something prints without end.
    private static let longestOutput = 256 << 20

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
