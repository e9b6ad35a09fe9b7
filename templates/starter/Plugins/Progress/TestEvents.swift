import Foundation

/// The events that Swift Testing recorded while tests ran, from the file for `--event-stream-output-path`, version 0.
struct TestEvents {
    /// A test function and its progress.
    struct Test: Equatable {
        var title: String
        /// The type of which it is a member.
        var suite: String
        var location: FileLocation?
        var hasStarted = false
        var hasEnded = false
        var wasSkipped = false
        var issues: [Issue] = []
    }

    struct Issue: Equatable {
        /// The title of the case of a parameterized test.
        var testCase: String?
        var location: FileLocation?
        /// The message: `Expectation failed: (found → 1) == 6`
        var text: String
        /// The difference between collections: `inserted ["a"], removed ["b"]`.
        var difference: String?
        /// The comments of the test's author.
        var comments: [String]
    }

    /// The tests, in the order in which they were found.
    private(set) var tests: [Test] = []
    /// The number of tests and test cases that have started or ended. As long as it increases, the run continues.
    private(set) var steps = 0
    /// The texts of all messages, which Swift Testing has also written to the output.
    private(set) var messages: [String] = []
    /// A Boolean value indicating whether the run was completed.
    private(set) var hasEnded = false

    /// Reads a file.
    ///
    /// - Returns: The events, or `nil` if the file doesn't exist because the run hasn't started.
    init?(path: String, root: PackageRoot) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data, root: root)
    }

    init(_ data: Data, root: PackageRoot) {
        let decoder = JSONDecoder()
        var indices: [String: Int] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // If the process was stopped, the last line can be incomplete.
            guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
            let payload = record.payload
            messages += (payload.messages ?? []).map(\.text)
            if record.kind == "test" {
                guard payload.kind == "function", let id = payload.id else { continue }
                indices[id] = tests.count
                tests.append(
                    Test(
                        title: payload.title, suite: Self.suite(of: id),
                        location: payload.sourceLocation?.location(root)))
                continue
            }
            if ["testStarted", "testEnded", "testCaseStarted", "testCaseEnded"].contains(payload.kind) { steps += 1 }
            if payload.kind == "runEnded" {
                hasEnded = true
            } else if let id = payload.testID, let index = indices[id] {
                tests[index].note(payload, root)
            }
        }
    }

    /// Returns the suite of a test: `RotationTests.ColumnsTests/fits()/ColumnsTests.swift:9:6` becomes `ColumnsTests`.
    private static func suite(of id: String) -> String {
        String(id.drop { $0 != "." }.dropFirst().prefix { $0 != "/" })
    }
}

extension TestEvents.Test {
    fileprivate mutating func note(_ payload: TestEvents.Payload, _ root: PackageRoot) {
        switch payload.kind {
        case "testStarted": hasStarted = true
        case "testEnded": hasEnded = true
        case "testSkipped": wasSkipped = true
        case "issueRecorded":
            guard let issue = payload.issue, issue.counts else { return }
            let messages = payload.messages ?? []
            issues.append(
                TestEvents.Issue(
                    testCase: payload._testCase?.displayName, location: issue.sourceLocation?.location(root),
                    text: messages.first?.text ?? "",
                    difference: messages.first { $0.symbol == "difference" }?.text,
                    comments: messages.dropFirst().filter { $0.symbol != "difference" }.map(\.text)))
        default: break
        }
    }
}

/// The lines of the file.
extension TestEvents {
    fileprivate struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    fileprivate struct Payload: Decodable {
        struct IssuePayload: Decodable {
            var isKnown: Bool
            var isFailure: Bool?
            var sourceLocation: Location?

            var counts: Bool { !isKnown && isFailure != false }
        }

        struct Location: Decodable {
            var _filePath: String?
            var line: Int
            var column: Int

            func location(_ root: PackageRoot) -> FileLocation? {
                _filePath.flatMap(root.path).map { FileLocation(file: $0, line: line) }
            }
        }

        struct Message: Decodable {
            var symbol: String?
            var text: String
        }

        struct Case: Decodable { var displayName: String }

        var kind: String?
        var id: String?
        var name: String?
        var displayName: String?
        var testID: String?
        var sourceLocation: Location?
        var issue: IssuePayload?
        var messages: [Message]?
        var _testCase: Case?

        /// The title of the test, or the name of its function without parentheses and backticks.
        var title: String {
            if let displayName { return displayName }
            let name = (name ?? "").replacing("`", with: "")
            return name.hasSuffix("()") ? String(name.dropLast(2)) : name
        }
    }
}
