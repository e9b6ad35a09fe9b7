import Foundation

/// What Swift Testing wrote down as tests ran: the file that `--event-stream-output-path` names, version 0.
struct TestEvents {
    /// A test function, and how far it came.
    struct Test: Equatable {
        var title: String
        /// The type that it is a member of.
        var suite: String
        var place: Place?
        var hasStarted = false
        var hasEnded = false
        var wasSkipped = false
        var issues: [Issue] = []
    }

    struct Issue: Equatable {
        /// The title of the case of a parameterised test.
        var testCase: String?
        var place: Place?
        /// `Expectation failed: (found → 1) == 6`
        var text: String
        /// What collections differ in: `inserted ["a"], removed ["b"]`.
        var difference: String?
        /// What the author of the test says.
        var comments: [String]
    }

    /// In the order in which they were found.
    private(set) var tests: [Test] = []
    /// Whether the run came to its end.
    private(set) var hasEnded = false

    /// Reads a file.
    ///
    /// - Returns: nil when there is none: nothing has begun.
    init?(path: String, root: PackageRoot) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data, root: root)
    }

    init(_ data: Data, root: PackageRoot) {
        let decoder = JSONDecoder()
        var indices: [String: Int] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // A process that was stopped leaves half a line at the end.
            guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
            let payload = record.payload
            if record.kind == "test" {
                guard payload.kind == "function", let id = payload.id else { continue }
                indices[id] = tests.count
                tests.append(
                    Test(title: payload.title, suite: Self.suite(of: id), place: payload.sourceLocation?.place(root)))
            } else if payload.kind == "runEnded" {
                hasEnded = true
            } else if let id = payload.testID, let index = indices[id] {
                tests[index].note(payload, root)
            }
        }
    }

    /// `RotationTests.ColumnsTests/fits()/ColumnsTests.swift:9:6` -> `ColumnsTests`
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
                    testCase: payload._testCase?.displayName, place: issue.sourceLocation?.place(root),
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
        struct Problem: Decodable {
            var isKnown: Bool
            var isFailure: Bool?
            var sourceLocation: Location?

            var counts: Bool { !isKnown && isFailure != false }
        }

        struct Location: Decodable {
            var _filePath: String?
            var line: Int
            var column: Int

            func place(_ root: PackageRoot) -> Place? {
                _filePath.flatMap(root.path).map { Place(file: $0, line: line) }
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
        var issue: Problem?
        var messages: [Message]?
        var _testCase: Case?

        /// A test without a title is called by its function, which need not look like one.
        var title: String {
            if let displayName { return displayName }
            let name = (name ?? "").replacing("`", with: "")
            return name.hasSuffix("()") ? String(name.dropLast(2)) : name
        }
    }
}
