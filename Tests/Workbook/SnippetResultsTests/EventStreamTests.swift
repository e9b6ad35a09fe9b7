import Foundation
import Testing

@testable import SnippetResults

/// Tests of event streams, with shortened lines in the format of Swift Testing 6.3.
@Suite struct EventStreamTests {
    private func issues(_ lines: String...) -> [EventStream.Issue] {
        EventStream(Data(lines.joined(separator: "\n").utf8)).issues
    }

    private let test = #"""
        {"kind":"test","version":0,"payload":{"kind":"function","id":"ATests.Suite\/f()\/A.swift:1:2","name":"f()","displayName":"A sum"}}
        """#
    private let issue = #"""
        {"kind":"event","version":0,"payload":{"kind":"issueRecorded","testID":"ATests.Suite\/f()\/A.swift:1:2","issue":{"isKnown":false,"sourceLocation":{"_filePath":"chapters\/a.md","fileID":"a\/a.md","line":7,"column":3}},"messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"},{"symbol":"details","text":"an odd sum"}],"_testCase":{"displayName":"Case","id":"x"}}}
        """#

    @Test func `an issue has its target, test, test case, location and messages`() throws {
        let issue = try #require(issues(test, issue).first)
        #expect(issue.target == "ATests")
        #expect(issue.test == "A sum")
        #expect(issue.testCase == "Case")
        #expect(issue.location?.file == "chapters/a.md")
        #expect([issue.location?.line, issue.location?.column] == [7, 3])
        #expect(issue.messages == ["Expectation failed: 1 == 2", "an odd sum"])
    }

    @Test func `a test that isn't in the stream has the name of its function`() {
        #expect(issues(issue).map(\.test) == ["f()"])
    }

    @Test func `known issues and other events aren't issues`() {
        #expect(issues(issue.replacing("\"isKnown\":false", with: "\"isKnown\":true")).isEmpty)
        #expect(issues(issue.replacing("issueRecorded", with: "testEnded"), test).isEmpty)
    }

    @Test func `the message 'Issue recorded' is omitted`() {
        let recorded = issue.replacing("Expectation failed: 1 == 2", with: "Issue recorded")
        #expect(issues(recorded).map(\.messages) == [["an odd sum"]])
    }

    @Test func `incomplete and invalid lines are ignored`() {
        #expect(issues(issue, String(issue.prefix(200))).count == 1)
        #expect(issues("", "not JSON", "{}").isEmpty)
    }

    @Test func `without a file, there's no event stream`() {
        #expect(EventStream(path: "/nowhere/events.jsonl") == nil)
    }
}
