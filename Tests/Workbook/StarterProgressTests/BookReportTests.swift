import Foundation
import Testing

@testable import StarterProgress

/// Tests of reports on several chapters.
@Suite struct BookReportTests {
    private let chapters = Array(Samples.book.chapters.dropFirst())

    private func report(
        _ first: [ExerciseState], _ second: [ExerciseState], _ third: [ExerciseState], run: Int?,
        isOutdated: Bool = false
    ) -> Report {
        let states = [first, second, third]
        return Report(
            title: "A book",
            parts: chapters.indices.map {
                Samples.part(chapters[$0], states[$0], isRun: $0 == run, isOutdated: isOutdated && $0 != run)
            })
    }

    private func lines(_ report: Report, isVivid: Bool = false) -> [String] {
        ReportText(report: report, wording: Wording(command: "x"), isVivid: isVivid, source: { _ in nil }).lines.map {
            $0.rendered(hasStyles: false)
        }
    }

    @Test func `all chapters are listed, and the exercises of the one that was run`() {
        let report = report(
            [.solved, .solved], [Samples.open(Samples.failure("got 1"))], [Samples.notBegun], run: 1)
        #expect(
            lines(report) == [
                "A book: 2 of 4 solved", "", "   1  Chapter m  2 of 2", "   2  Chapter n  0 of 1",
                "   3  Chapter o  not begun", "", "2  Chapter n", "  The a: 1 of 2 tests pass", "", "Next: The a",
                "  Chapters/02-n/Exercises/a.swift", "", "What its tests say:", "  ✘ It fits", "    - got 1",
                "      Chapters/01-m/Tests/aTests.swift:9", "",
                "Stuck? 'x --hint' gives the first of 2 hints.",
            ])
        #expect(lines(report, isVivid: true)[0] == "A book  [██████░░░░░░] 2 of 4 solved")
    }

    @Test func `results of other chapters can be outdated or missing`() {
        var report = report([.solved, Samples.open()], [Samples.open()], [.solved], run: 1, isOutdated: true)
        report.parts[2].isTested = false
        #expect(
            lines(report)[2...4] == [
                "   1  Chapter m  1 of 2, as of your last run", "   2  Chapter n  0 of 1",
                "   3  Chapter o  1 of 1, not tested yet",
            ])
    }

    @Test func `when the chapter is solved, the first open exercise of the book is next`() {
        let report = report([.solved, Samples.notBegun], [.solved], [Samples.notBegun], run: 1)
        #expect(report.next?.id == ExerciseID(chapter: "m", exercise: "b") && report.next?.isFresh == false)
        let output = lines(report)
        #expect(output.contains("Next: The b, in chapter 1, Chapter m"))
        #expect(output.contains("'x m' compiles this chapter, and says what its tests say."))
    }

    @Test func `an exercise of another chapter that doesn't compile comes before the others`() {
        let error = ExerciseState.doesNotCompile(
            CompilerError(location: FileLocation(file: "a.swift", line: 3), message: "no"))
        let report = report([.solved, error], [.notKnown], [Samples.notBegun], run: 1)
        #expect(report.next?.id == ExerciseID(chapter: "m", exercise: "b"))
        #expect(lines(report).contains("The compiler says:"))
        // The results of an earlier run don't have a message.
        let remembered = ExerciseState.doesNotCompile(CompilerError(location: nil, message: ""))
        let old = self.report([.solved, remembered], [.notKnown], [Samples.notBegun], run: 1)
        #expect(old.next?.id == ExerciseID(chapter: "n", exercise: "a"))
    }

    @Test func `open exercises of needed chapters are reported with a remedy`() {
        let one = report([.solved, Samples.open()], [.solved], [Samples.notBegun], run: 2)
        #expect(
            lines(one).joined(separator: " ").contains(
                "The chapter needs chapter 1, where 1 exercise is open. 'x --catch-up o' fills in the book's solutions."
            ))
        let two = report([Samples.open(), Samples.open()], [.notKnown], [Samples.notBegun], run: 2)
        #expect(
            lines(two).joined(separator: " ").contains(
                "The chapter needs chapters 1 and 2, where 3 exercises are open."))
        let none = report([.solved, .solved], [.solved], [Samples.notBegun], run: 2)
        #expect(!lines(none).contains { $0.contains("--catch-up") })
    }

    @Test func `the first ten lines that the code printed are shown, or all eleven`() {
        var report = Samples.report(Samples.open())
        let output = { (count: Int) -> [String] in
            report.parts[0].entries[0].printed = (1...count).map { "line \($0)\u{1B}" }
            return Array(lines(report).drop { $0 != "Your code printed:" }.prefix { $0 != "" })
        }
        #expect(output(2) == ["Your code printed:", "  line 1\\u{1B}", "  line 2\\u{1B}"])
        #expect(output(11).count == 12)
        #expect(output(12).count == 12 && output(12).last == "  … and 2 more lines")
    }

    @Test func `when all is solved, the text says 'well done', with and without a run`() {
        for run in [0, nil] {
            let output = lines(report([.solved, .solved], [.solved], [.solved], run: run))
            #expect(output.contains("All 4 exercises are solved: well done!"))
        }
    }

    @Test func `failures of other chapters aren't in the document`() throws {
        let open = Samples.open(Samples.failure("old"))
        let document = try JSONEncoder().encode(ReportDocument(report([.solved, open], [.solved], [open], run: 2)))
        let object = try #require(try JSONSerialization.jsonObject(with: document) as? [String: Any])
        let parts = try #require(object["chapters"] as? [[String: Any]])
        let counts = parts.map { part in
            (part["exercises"] as? [[String: Any]])?.map { ($0["failures"] as? [Any])?.count ?? -1 }
        }
        #expect(counts == [[0, 0], [0], [1]])
        #expect(parts.map { $0["isRun"] as? Bool } == [false, false, true])
        #expect(object["next"] as? [String: String] == ["chapter": "o", "exercise": "d"])
    }
}
