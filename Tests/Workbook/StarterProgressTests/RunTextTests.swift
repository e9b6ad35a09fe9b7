import Testing

@testable import StarterProgress

/// Tests of what a run says while it takes long, and of the lines that the code prints.
@Suite struct RunTextTests {
    private func messages(isFirst: Bool = false, _ events: [(Patience.Step, String, Double)]) -> [String] {
        var patience = Patience(isFirst: isFirst)
        return events.compactMap { step, line, seconds in
            patience.message(step, line: line, after: seconds)?.rendered(hasStyles: false)
        }
    }

    @Test func `a step that takes long is reported after five seconds, and then every half minute`() {
        let times = [1, 4.9, 5, 6, 34, 35.5, 64, 65].map { (Patience.Step.compiling, "[1/9] Compiling", $0) }
        #expect(messages(times) == ["Still compiling …", "Still compiling (35 s) …", "Still compiling (65 s) …"])
        #expect(messages(isFirst: true, times)[0] == "Still compiling; the first time, this takes some minutes …")
        let steps: [(Patience.Step, String, Double)] = [
            (.compiling, "", 4), (.testing, "", 6), (.testing, "", 10), (.testing, "", 11.5), (.testing, "", 42),
        ]
        #expect(messages(steps) == ["Still testing …", "Still testing (36 s) …"])
    }

    private let wait =
        "Another instance of SwiftPM (PID: 12) is already running using '/p/.build/chapters', waiting until that process has finished execution..."

    @Test func `waiting for another SwiftPM is reported at once, and once`() {
        let events: [(Patience.Step, String, Double)] = [
            (.compiling, "", 0), (.compiling, wait, 0.1), (.compiling, wait, 8),
            (.compiling, wait + "[1/2] Compiling", 9),
            (.testing, wait, 10),
        ]
        let waiting = "Waiting until another SwiftPM, process 12, is done with '.build/chapters' …"
        #expect(messages(events) == [waiting, "Still compiling …", waiting])
        #expect(Patience.status(.testing, line: wait).rendered(hasStyles: false) == waiting)
        #expect(Patience.status(.compiling, line: "[1/2] C").rendered(hasStyles: false) == "Compiling … [1/2] C")
    }

    // MARK: Printed lines

    private let messages = [
        "Test run started.", "Testing Library Version: 6.3.1", "Suite \"The a\" started.", "Test \"It fits\" started.",
        "Expectation failed: [1].allSatisfy {\n      $0 == n\n  }", "said\ntwo lines",
        "Test \"It fits\" failed after 0.001 seconds with 1 issue.",
    ]

    @Test func `the lines of Swift Testing and SwiftPM aren't those of the reader`() {
        let output = """
            [0/1] Planning build
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1
            ◇ Suite "The a" started.
            ◇ Test "It fits" started.
            ✘ Test "It fits" recorded an issue at T.swift:5:89: Expectation failed: [1].allSatisfy {
                  $0 == n
              }
            ↳ said
              two lines

            width is 3
              two lines
            ✔ mine

            ✘ Test "It fits" failed after 0.001 seconds with 1 issue.

            """
        #expect(PrintedLines.lines(in: output, messages: messages) == ["width is 3", "  two lines", "✔ mine"])
    }

    @Test func `of a crash, only the lines before its trace are printed`() {
        let output = """
            ◇ Test b() started.
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
            width is 3

            *** Signal 4: Backtracing from 0x7f... done ***

            *** Program crashed: Illegal instruction at 0x00007f ***
            error: Process '/p/x.xctest' exited with unexpected signal code 4
            """
        #expect(PrintedLines.lines(in: output, messages: []) == ["width is 3"])
        #expect(PrintedLines.lines(in: "", messages: messages) == [])
    }
}
