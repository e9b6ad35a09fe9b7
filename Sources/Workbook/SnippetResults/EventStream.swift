import Foundation

/// The events that Swift Testing recorded while tests ran, from the file for `--event-stream-output-path`, version 0.
package struct EventStream: Sendable {
    /// An issue that a test recorded.
    package struct Issue: Codable, Sendable {
        /// The file as named in the source, with the line and column, counted from 1.
        package struct Location: Codable, Sendable {
            package var file: String
            package var line: Int
            package var column: Int

            package init(file: String, line: Int, column: Int) {
                self.file = file
                self.line = line
                self.column = column
            }
        }

        /// The name of the test target.
        package var target: String
        /// The test's title, or its function if the stream contains no title.
        package var test: String
        /// The title of the case of a parameterized test.
        package var testCase: String?
        package var location: Location?
        package var messages: [String]

        /// The key of the location is part of the format of shard records.
        private enum CodingKeys: String, CodingKey {
            case target, test, testCase, messages
            case location = "place"
        }

        package init(
            target: String, test: String, testCase: String? = nil, location: Location? = nil, messages: [String]
        ) {
            self.target = target
            self.test = test
            self.testCase = testCase
            self.location = location
            self.messages = messages
        }
    }

    /// The issues, in the order in which they occurred. Known issues are omitted.
    package private(set) var issues: [Issue] = []

    /// Reads a file.
    ///
    /// - Returns: The event stream, or `nil` if the file doesn't exist because no test has started.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data)
    }

    init(_ data: Data) {
        let decoder = JSONDecoder()
        var titles: [String: String] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // If the process was killed, the last line can be incomplete.
            guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
            if record.kind == "test", let test = record.payload.id { titles[test] = record.payload.title }
            if let issue = record.payload.recorded(titles) { issues.append(issue) }
        }
    }

    // MARK: The lines of the file

    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        struct IssuePayload: Decodable {
            var isKnown: Bool
            var sourceLocation: Location?
        }

        struct Location: Decodable {
            var _filePath: String?
            var line: Int
            var column: Int
        }

        struct Message: Decodable { var text: String }
        struct Case: Decodable { var displayName: String }

        var kind: String?
        var id: String?
        var name: String?
        var displayName: String?
        var testID: String?
        var issue: IssuePayload?
        var messages: [Message]?
        var _testCase: Case?

        var title: String? { displayName ?? name }

        /// Returns the issue that an event records, or `nil` if it records none.
        func recorded(_ titles: [String: String]) -> Issue? {
            guard kind == "issueRecorded", let issue, !issue.isKnown else { return nil }
            let test = testID ?? ""
            let function = test.split(separator: "/").first { $0.contains("(") }.map(String.init)
            // An issue that is recorded directly, and not by an expectation, begins with a message without information.
            let texts = (messages ?? []).map(\.text)
            return Issue(
                target: String(test.prefix { $0 != "." }), test: titles[test] ?? function ?? test,
                testCase: _testCase?.displayName,
                location: issue.sourceLocation.map {
                    Issue.Location(file: $0._filePath ?? "", line: $0.line, column: $0.column)
                },
                messages: texts.count > 1 && texts[0] == "Issue recorded" ? Array(texts.dropFirst()) : texts)
        }
    }
}
