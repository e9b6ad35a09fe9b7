import Foundation

/// What Swift Testing wrote down as tests ran: the file that `--event-stream-output-path` names, version 0.
package struct EventStream: Sendable {
    /// Something that went wrong in a test.
    package struct Issue: Codable, Sendable {
        /// The file as the source says it, its line and its column, from 1.
        package struct Place: Codable, Sendable {
            package var file: String
            package var line: Int
            package var column: Int

            package init(file: String, line: Int, column: Int) {
                self.file = file
                self.line = line
                self.column = column
            }
        }

        /// The test target.
        package var target: String
        /// The test's title, or its function when the stream has not named it.
        package var test: String
        /// The title of the case of a parameterised test.
        package var testCase: String?
        package var place: Place?
        package var messages: [String]

        package init(target: String, test: String, testCase: String? = nil, place: Place? = nil, messages: [String]) {
            self.target = target
            self.test = test
            self.testCase = testCase
            self.place = place
            self.messages = messages
        }
    }

    /// The issues, in the order in which they happened; known ones left out.
    package private(set) var issues: [Issue] = []

    /// Reads a file.
    ///
    /// - Returns: nil when there is none: no test has begun.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data)
    }

    init(_ data: Data) {
        let decoder = JSONDecoder()
        var titles: [String: String] = [:]
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // A process that was stopped leaves half a line at the end.
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
        struct Problem: Decodable {
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
        var issue: Problem?
        var messages: [Message]?
        var _testCase: Case?

        var title: String? { displayName ?? name }

        /// The issue that an event records, if it does.
        func recorded(_ titles: [String: String]) -> Issue? {
            guard kind == "issueRecorded", let issue, !issue.isKnown else { return nil }
            let test = testID ?? ""
            let function = test.split(separator: "/").first { $0.contains("(") }.map(String.init)
            // An issue that is recorded rather than expected begins with words that say nothing.
            let texts = (messages ?? []).map(\.text)
            return Issue(
                target: String(test.prefix { $0 != "." }), test: titles[test] ?? function ?? test,
                testCase: _testCase?.displayName,
                place: issue.sourceLocation.map {
                    Issue.Place(file: $0._filePath ?? "", line: $0.line, column: $0.column)
                },
                messages: texts.count > 1 && texts[0] == "Issue recorded" ? Array(texts.dropFirst()) : texts)
        }
    }
}
