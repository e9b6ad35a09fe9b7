import Foundation
import Testing

@testable import StarterProgress

/// Tests of the exercise states that result from the event stream of a run.
@Suite struct TestOutcomeTests {
    private func test(_ suite: String, _ name: String, title: String? = nil) -> String {
        let title = title.map { #""displayName":"\#($0)","# } ?? ""
        return #"{"kind":"test","payload":{\#(title)"id":"MTests.\#(suite)/\#(name)/x.swift:9:6","kind":"function","#
            + #""name":"\#(name)","sourceLocation":{"_filePath":"/p/Chapters/01-m/Tests/x.swift","line":9,"column":6}}}"#
    }

    private func event(_ kind: String, _ suite: String, _ name: String, _ more: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"MTests.\#(suite)/\#(name)/x.swift:9:6"\#(more)}}"#
    }

    private func issue(_ suite: String, _ name: String, isKnown: Bool = false) -> String {
        event(
            "issueRecorded", suite, name,
            #","issue":{"isKnown":\#(isKnown),"sourceLocation":{"_filePath":"/p/Chapters/01-m/Tests/x.swift","line":12,"column":3}},"#
                + #""messages":[{"symbol":"fail","text":"Expectation failed: (a → 1) == 2"},"#
                + #"{"symbol":"difference","text":"removed [2]"},{"symbol":"details","text":"in words"}]"#)
    }

    private let suite = #"{"kind":"test","payload":{"id":"MTests.A","kind":"suite","name":"A","displayName":"The A"}}"#
    private let end = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

    private func outcome(_ lines: String..., end: ProcessEnd = .exited(1), output: String = "") -> TestOutcome {
        let events = TestEvents(Data(lines.joined(separator: "\n").utf8), root: Samples.root)
        return TestOutcome(events: events, end: end, output: output, root: Samples.root)
    }

    @Test func `a suite is solved if all of its tests ran without unknown issues`() {
        let good = outcome(
            suite, test("A", "a()"), test("A", "b()"), event("testStarted", "A", "a()"), event("testEnded", "A", "a()"),
            event("testStarted", "A", "b()"), issue("A", "b()", isKnown: true), event("testEnded", "A", "b()"), end)
        #expect(good.state(of: "A", isStub: false) == .solved)
        #expect(good.state(of: "A", isStub: true) == .solved)
    }

    @Test func `a failure has its test, the author's comments, its message and its location`() {
        let bad = outcome(
            test("A", "a()", title: "It fits"), test("A", "b()"), event("testStarted", "A", "a()"), issue("A", "a()"),
            event("testEnded", "A", "a()"), event("testStarted", "A", "b()"), event("testEnded", "A", "b()"), end)
        let failure = Failure(
            test: "It fits", comments: ["in words"], message: "got 1, expected 2",
            location: FileLocation(file: "Chapters/01-m/Tests/x.swift", line: 12))
        #expect(bad.state(of: "A", isStub: false) == .open(TestCount(passed: 1, all: 2), [failure]))
        #expect(bad.state(of: "A", isStub: true) == .notBegun(TestCount(passed: 1, all: 2), [failure]))
    }

    @Test func `a test without a display name has the name of its function`() {
        let names = ["throws()": "throws", "`a b`()": "a b", "fits(n:)": "fits(n:)"]
        for (name, title) in names {
            #expect(TestEvents(Data(test("A", name).utf8), root: Samples.root).tests.map(\.title) == [title])
        }
    }

    @Test func `a suite without tests or with a skipped test isn't solved`() {
        let none = outcome(suite, end)
        #expect(none.state(of: "A", isStub: false) == .noTestRan)
        #expect(none.state(of: "A", isStub: true) == Samples.notBegun(0))
        let skipped = outcome(
            test("A", "a()"), test("A", "b()"), event("testStarted", "A", "a()"), event("testEnded", "A", "a()"),
            event("testSkipped", "A", "b()"), end)
        #expect(skipped.state(of: "A", isStub: false) == .noTestRan)
    }

    private let crash = """
        ◇ Test "Dies" started.
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        *** Signal 4: Backtracing from 0x7f... done ***

        *** Program crashed: Illegal instruction at 0x00007f ***

        Thread 2 "x" crashed:

          2 [ra] 0x00007f specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
          3 [ra] 0x00005f element(of:at:) + 128 in pTests.xctest at /p/Chapters/01-m/Exercises/a.swift:3:16
          4 [ra] 0x00005f A.b() + 413 in pTests.xctest at /p/Chapters/01-m/Tests/x.swift:5:56
        error: Process '/p/.build/pTests.xctest' exited with unexpected signal code 4
        """

    @Test func `a crash is reported with its test, reason and location, for its suite only`() {
        let died = outcome(
            test("A", "a()"), test("B", "b()", title: "Dies"), test("C", "c()"), event("testStarted", "A", "a()"),
            event("testEnded", "A", "a()"), event("testStarted", "B", "b()"), #"{"kind":"eve"#, output: crash)
        let stop = Stop(
            test: "Dies", message: "Index out of range",
            location: FileLocation(file: "Chapters/01-m/Exercises/a.swift", line: 3, column: 16))
        #expect(died.state(of: "A", isStub: false) == .solved)
        #expect(died.state(of: "B", isStub: false) == .stopped(stop))
        #expect(died.state(of: "B", isStub: true) == Samples.notBegun(1))
        #expect(died.state(of: "C", isStub: false) == nil)
        // None of the exercise's tests is known.
        #expect(died.state(of: "D", isStub: false) == nil)
    }

    @Test func `a suite that was interrupted by a crash has no state`() {
        let died = outcome(
            test("A", "a()"), test("A", "b()"), event("testStarted", "A", "a()"), event("testEnded", "A", "a()"))
        #expect(died.state(of: "A", isStub: false) == nil)
    }

    @Test func `when a run times out, the running test is reported as endless`() {
        let endless = outcome(
            test("A", "a()", title: "Loops"), event("testStarted", "A", "a()"), end: .tookTooLong)
        #expect(endless.state(of: "A", isStub: false) == .doesNotEnd(test: "Loops"))
        #expect(outcome(end: .tookTooLong).stateOfAll == .doesNotEnd(test: nil))
    }

    @Test(arguments: [
        ("M/a.swift:20: Fatal error: Unexpectedly found nil", "Unexpectedly found nil"),
        ("Fatal error", "Fatal error"),
        ("M/a.swift:20: Fatal error", "Fatal error"),
        (
            "*** Program crashed: Illegal instruction\n0 [inlined] [system] Swift runtime failure: arithmetic overflow in x",
            "Arithmetic overflow"
        ),
        (
            "x exited with unexpected signal code 11",
            "The memory for calls is used up: look for a function that calls itself without end"
        ),
        ("x exited with unexpected signal code 9", "The process ended with signal 9, and did not say why"),
        ("", "The process ended, and did not say why"),
    ])
    func `the reason for a crash is taken from the output or the signal`(output: String, message: String) {
        #expect(Crash(output, root: Samples.root).message == message)
    }
}
