import Foundation
import Testing

@testable import StarterProgress

@Suite struct ReportTests {
    private func lines(
        _ report: Report, isVivid: Bool = false, hasStyles: Bool = false, source: String? = nil, folder: String = ""
    ) -> [String] {
        let text = ReportText(
            report: report, wording: Wording(command: "workbook progress", folder: folder), isVivid: isVivid,
            source: { _ in source })
        return text.lines.map { $0.rendered(hasStyles: hasStyles) }
    }

    // MARK: The next exercise

    @Test func `the next exercise is the latest open one, then a begun one, then the first`() {
        let open = Samples.open()
        #expect(Samples.report(Samples.notBegun, open, open, latest: "c").next?.entry.exercise.name == "c")
        #expect(Samples.report(Samples.notBegun, open, open, latest: "a").next?.entry.exercise.name == "b")
        #expect(
            Samples.report(.solved, Samples.notBegun, Samples.notBegun, latest: "a").next?.entry.exercise.name == "b")
        #expect(Samples.report(.solved, .solved).next == nil)
    }

    @Test func `an exercise that doesn't compile comes before one with an unknown state`() {
        let error = CompilerError(location: nil, message: "no")
        let report = Samples.report(.notKnown, .doesNotCompile(error), latest: "a")
        #expect(report.next?.entry.exercise.name == "b")
    }

    // MARK: Text

    @Test func `plain text lists the exercises, the next one, its failures and the hint command`() {
        let report = Samples.report(
            .solved, Samples.open(Samples.failure("got 1, expected 6", comments: ["in 3 points"])), Samples.notBegun)
        #expect(
            lines(report) == [
                "A book: 1 of 3 solved", "", "  The a: solved", "  The b: 1 of 2 tests pass", "  The c: not begun",
                "", "Next: The b", "  Chapters/01-m/Exercises/b.swift", "", "What its tests say:", "  ✘ It fits",
                "    - in 3 points: got 1, expected 6", "      Chapters/01-m/Tests/aTests.swift:9", "",
                "Stuck? 'workbook progress --hint' gives the first of 2 hints.",
            ])
    }

    @Test func `of several errors, the first is shown and the others are counted`() {
        let error = CompilerError(location: nil, message: "no", others: 2)
        #expect(lines(Samples.report(.doesNotCompile(error))).contains("  and 2 more in this file"))
    }

    @Test func `while the watch is running, the hint command begins with Ctrl-C`() {
        let text = ReportText(
            report: Samples.report(Samples.open()), wording: Wording(command: "x", isInTheWay: true), isVivid: false,
            source: { _ in nil })
        let last = text.lines.last?.rendered(hasStyles: false)
        #expect(last == "Stuck? Ctrl-C, and then 'x --hint' gives the first of 2 hints.")
    }

    @Test func `on a terminal, the text has a progress bar and symbols`() {
        let report = Samples.report(.solved, Samples.open(), Samples.notBegun)
        let plain = lines(report, isVivid: true)
        #expect(plain[0] == "A book  [████░░░░░░░░] 1 of 3 solved")
        #expect(plain[2...4] == ["  ✔ The a", "  ✘ The b  1 of 2 tests pass", "  ○ The c  not begun"])
        let vivid = lines(report, isVivid: true, hasStyles: true)
        #expect(vivid[2] == "  \u{1B}[32m✔\u{1B}[0m The a")
        #expect(vivid[3].contains("\u{1B}[1mThe b\u{1B}[0m"))
    }

    @Test func `an exercise that isn't begun has the line of its stub`() {
        #expect(
            lines(Samples.report(Samples.notBegun), folder: "my/").contains(
                "  Write it in my/Chapters/01-m/Exercises/a.swift:7, in place of what stands there."))
    }

    @Test func `of many failures, four are listed, and equal locations once`() {
        let failures = (1...6).map { Samples.failure("got \($0)", line: $0 < 3 ? 9 : 10) }
        let report = Samples.report(.open(TestCount(passed: 0, all: 1), failures))
        let output = lines(report).drop { $0 != "  ✘ It fits" }.prefix { $0 != "" }
        #expect(
            Array(output) == [
                "  ✘ It fits", "    - got 1", "    - got 2", "      Chapters/01-m/Tests/aTests.swift:9", "    - got 3",
                "      Chapters/01-m/Tests/aTests.swift:10", "    - and 3 more",
            ])
        let four = Samples.report(.open(TestCount(passed: 0, all: 1), Array(failures.prefix(4))))
        #expect(lines(four).contains("    - got 4") && !lines(four).contains { $0.contains("more") })
    }

    @Test func `failures are grouped by test`() {
        let report = Samples.report(
            Samples.open(
                Samples.failure("one", test: "A"), Samples.failure("two", test: "B"),
                Samples.failure("three", test: "A")))
        let output = lines(report).filter { $0.contains("✘") || ["one", "two", "three"].contains($0.dropFirst(6)) }
        #expect(output == ["  ✘ A", "    - one", "    - three", "  ✘ B", "    - two"])
    }

    @Test func `a long message is wrapped between the expression, the actual and the expected value`() {
        let message =
            "`names(keyWindows(of: scenes))`: got [\"panel\", \"panel 2\", \"panel 3\"], expected [\"app\", \"panel\"]"
        let report = Samples.report(Samples.open(Samples.failure(message, comments: ["nobody is key yet"])))
        let output = lines(report).drop { $0 != "  ✘ It fits" }.prefix { $0 != "" }
        #expect(
            Array(output) == [
                "  ✘ It fits", "    - nobody is key yet: `names(keyWindows(of: scenes))`:",
                "      got [\"panel\", \"panel 2\", \"panel 3\"], expected [\"app\", \"panel\"]",
                "      Chapters/01-m/Tests/aTests.swift:9",
            ])
    }

    @Test func `a compiler error is shown with its line and a marker at its column`() {
        let error = CompilerError(
            location: FileLocation(file: "Chapters/01-m/Sources/a.swift", line: 12, column: 7), message: "no \u{1B}[2J")
        let report = Samples.report(.doesNotCompile(error), .notKnown)
        let output = lines(report, isVivid: true, hasStyles: true, source: "é\tab = \u{1B}[31mx")
        #expect(output.contains { $0.contains("no \\u{1B}[2J") })
        #expect(output.contains { $0.hasSuffix("| é ab = \\u{1B}[31mx") })
        #expect(lines(report, source: "é\tab = x").contains("       |      ^"))
        #expect(lines(report).contains("What the tests of another say is known when every file compiles again."))
    }

    @Test func `stopped, endless and missing tests are reported`() {
        let stop = Stop(
            test: "It fits", message: "Index out of range", location: FileLocation(file: "a.swift", line: 3))
        #expect(lines(Samples.report(.stopped(stop))).contains("Its tests were stopped, in “It fits”:"))
        #expect(lines(Samples.report(.stopped(stop)), source: "let x").contains("    3 | let x"))
        #expect(lines(Samples.report(.doesNotEnd(test: "It fits"))).contains("Its tests do not end, in “It fits”."))
        #expect(lines(Samples.report(.noTestRan)).contains("  Chapters/01-m/Tests/aTests.swift"))
    }

    @Test func `when all exercises are solved, the text says 'well done'`() {
        #expect(lines(Samples.report(.solved, .solved)).contains("All 2 exercises are solved: well done!"))
        #expect(lines(Samples.report(.solved)).contains("It is solved: well done!"))
        #expect(lines(Samples.report()).last == "This book has no exercises: there is nothing to solve.")
    }

    @Test func `control characters in titles, paths and messages are escaped`() {
        var report = Samples.report(
            Samples.open(Samples.failure("got \u{1B}]0;x\u{7}", test: "\u{202E}", comments: ["\u{9B}2J"])))
        report.title = "\u{1B}[2J"
        report.parts[0].entries[0].exercise.title = "\u{1B}[2J"
        report.parts[0].entries[0].exercise.file = "\u{1B}[2J"
        report.notes = ["\u{1B}[2J `\u{1B}[2J` *\u{1B}[2J*"]
        for line in lines(report, isVivid: true) {
            #expect(
                !line.unicodeScalars.contains { $0.value < 32 || $0.value == 0x9B || $0.value == 0x202E }, "\(line)")
        }
    }

    // MARK: JSON

    @Test func `the JSON document has the documented keys`() throws {
        var report = Samples.report(.solved, Samples.open(Samples.failure("got 1", comments: ["in words"])))
        report.notes = ["A note"]
        report.parts[0].entries[1].hintsGiven = 1
        report.parts[0].entries[1].printed = ["one"]
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(ReportDocument(report)))
        let exercises: [[String: Any]] = [
            [
                "name": "a", "title": "The a", "file": "Chapters/01-m/Exercises/a.swift", "state": "solved",
                "hintsGiven": 0, "hintCount": 2, "printed": [Any](), "failures": [Any](),
            ],
            [
                "name": "b", "title": "The b", "file": "Chapters/01-m/Exercises/b.swift", "state": "open",
                "hintsGiven": 1, "hintCount": 2, "printed": ["one"],
                "failures": [
                    [
                        "test": "It fits", "messages": ["in words", "got 1"],
                        "file": "Chapters/01-m/Tests/aTests.swift", "line": 9,
                    ] as [String: Any]
                ],
            ],
        ]
        let chapter: [String: Any] = [
            "name": "m", "number": 1, "title": "Chapter m", "isRun": true, "isOutdated": false, "exercises": exercises,
        ]
        let expected: NSDictionary = [
            "title": "A book", "solved": 1, "total": 2, "next": ["chapter": "m", "exercise": "b"],
            "notes": ["A note"], "chapters": [chapter],
        ]
        let document = try #require(json as? [String: Any])
        #expect(expected.isEqual(to: document))
    }

    @Test func `missing values in the JSON document are null`() throws {
        let json = String(decoding: try JSONEncoder().encode(ReportDocument(Samples.report(.solved))), as: UTF8.self)
        #expect(json.contains("\"next\":null"))
        let error = ExerciseState.doesNotCompile(CompilerError(location: nil, message: "no"))
        let failed = String(decoding: try JSONEncoder().encode(ReportDocument(Samples.report(error))), as: UTF8.self)
        #expect(failed.contains("\"test\":null") && failed.contains("\"file\":null"))
    }

    @Test func `each state has a documented name`() {
        let error = CompilerError(location: nil, message: "no")
        let states: [ExerciseState] = [
            .solved, Samples.notBegun, Samples.open(), .doesNotCompile(error), .notKnown,
            .stopped(Stop(test: nil, message: "no", location: nil)), .doesNotEnd(test: nil), .noTestRan,
        ]
        #expect(
            states.map(\.word) == [
                "solved", "notBegun", "open", "doesNotCompile", "notKnown", "stopped", "doesNotEnd", "noTestRan",
            ])
        for state in states { #expect(ExerciseState(word: state.word)?.word == state.word) }
        #expect(ExerciseState(word: "other") == nil)
        for state in states { #expect(ProgressOptions.documentHelp.contains(state.word)) }
    }
}
