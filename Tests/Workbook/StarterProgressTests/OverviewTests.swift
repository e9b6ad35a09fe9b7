import Foundation
import Testing

@testable import StarterProgress

/// Tests of what is known without a run, and of the choice of the chapter to run.
@Suite struct OverviewTests {
    private let mine = "func f() {\n    7\n}\n"
    private let other = "func f() {\n    8\n}\n"

    private func state(_ id: String, _ overview: Overview) -> String? {
        let part = overview.report().parts.first { id.hasPrefix($0.chapter.name + "/") }
        return part?.entries.first { id.hasSuffix("/" + $0.exercise.name) }?.state.word
    }

    // MARK: Keys

    @Test func `a fingerprint changes with every byte and with the limits of texts`() {
        #expect(Fingerprint.of("abcdefghi") == Fingerprint.of("abcdefghi"))
        let texts = ["", "a", "b", "abcdefgh", "abcdefghi", "abcdefghj", "bbcdefghi", "\u{0}"]
        #expect(Set(texts.map { Fingerprint.of($0) }).count == texts.count)
        var (one, two) = (Fingerprint(), Fingerprint())
        for text in ["ab", "c"] { one.add(text) }
        for text in ["a", "bc"] { two.add(text) }
        #expect(one.text != two.text)
        // The number stays the same, because it's stored.
        #expect(Fingerprint.of("a") == "68e0166a3938c199")
    }

    @Test func `the key of a chapter changes with its files and with the code of the chapters that it needs`() {
        let files = [
            "Chapters/01-m/Sources/a.swift": "1", "Chapters/01-m/Exercises/a.swift": "1",
            "Chapters/01-m/Tests/a.swift": "1", "Chapters/02-n/Sources/a.swift": "1",
            "Chapters/02-n/Tests/a.swift": "1",
            "Chapters/03-o/Package.swift": "1", "Chapters/03-o/Tests/a.swift": "1",
        ]
        let key = { (files: [String: String]) in
            ChapterKeys(files: files).key(of: Samples.book.chapters[3], in: Samples.book)
        }
        let changed = files.keys.filter { file in
            var other = files
            other[file] = "2"
            return key(other) != key(files)
        }
        #expect(
            changed.sorted() == [
                "Chapters/01-m/Exercises/a.swift", "Chapters/01-m/Sources/a.swift", "Chapters/02-n/Sources/a.swift",
                "Chapters/03-o/Package.swift", "Chapters/03-o/Tests/a.swift",
            ])
        let without = files.filter { $0.key != "Chapters/03-o/Tests/a.swift" }
        #expect(key(without) != key(files))
    }

    // MARK: States

    @Test func `without results, stubs aren't begun, solutions of the book are solved, and the rest is unknown`() {
        let overview = Samples.overview(["m/a": Samples.solutionText, "n/a": mine])
        #expect(state("m/a", overview) == "solved" && state("m/b", overview) == "notBegun")
        #expect(state("n/a", overview) == "notKnown")
        #expect(overview.report().parts.allSatisfy { !$0.isTested && !$0.isOutdated && !$0.isRun })
    }

    @Test func `results are those of the last run, and are outdated if a file has changed`() {
        let saved = Samples.savedProgress(after: ["m/a": mine], ["m": ["a": "solved", "b": "notBegun"]])
        let same = Samples.overview(["m/a": mine], saved)
        #expect(state("m/a", same) == "solved" && state("m/b", same) == "notBegun")
        #expect(same.report().parts[0].isTested && !same.report().parts[0].isOutdated)
        let changed = Samples.overview(["m/a": mine, "m/b": other], saved)
        // The stub of b is gone, so the remembered state can't be true.
        #expect(state("m/a", changed) == "solved" && state("m/b", changed) == "notKnown")
        #expect(changed.report().parts[0].isOutdated)
        #expect(Samples.overview(["m/a": other], saved).report().parts[0].isTested)
        // A stub that is back isn't solved, and the last run didn't say so.
        let back = Samples.overview([:], saved)
        #expect(state("m/a", back) == "notBegun" && !back.report().parts[0].isTested)
    }

    @Test func `results of a chapter are outdated if a chapter that it needs has changed`() {
        let saved = Samples.savedProgress(after: ["o/d": mine], ["o": ["d": "solved"]])
        #expect(Samples.overview(["o/d": mine], saved).report().parts[2].isOutdated == false)
        #expect(Samples.overview(["o/d": mine, "m/a": mine], saved).report().parts[2].isOutdated)
    }

    @Test func `a stub that passes its tests is solved as long as no file changes`() {
        let saved = Samples.savedProgress(after: [:], ["n": ["a": "solved"]])
        #expect(state("n/a", Samples.overview([:], saved)) == "solved")
    }

    // MARK: The choice of a chapter

    private func choice(_ overview: Overview) -> String? { overview.chapterToRun()?.name }

    @Test func `in a new workspace, the first chapter with exercises is run`() {
        #expect(choice(Samples.overview([:])) == "m")
    }

    @Test func `the chapter of the exercise that was edited last is run, unless it was run since`() {
        let texts = ["m/b": mine, "n/a": mine]
        #expect(choice(Samples.overview(texts, dates: ["m/b": 1, "n/a": 2])) == "n")
        #expect(choice(Samples.overview(texts, dates: ["m/b": 3, "n/a": 2])) == "m")
        let saved = Samples.savedProgress(after: texts, ["n": ["a": "open"]])
        #expect(choice(Samples.overview(texts, dates: ["m/b": 1, "n/a": 2], saved)) == "m")
        #expect(choice(Samples.overview(["n/a": other], dates: ["n/a": 0], saved)) == "n")
    }

    @Test func `a file with a text of the book wasn't edited, whatever its date`() {
        let texts = ["m/a": mine, "n/a": Samples.solutionText]
        #expect(choice(Samples.overview(texts, dates: ["m/a": 1, "m/b": 9, "n/a": 8])) == "m")
    }

    @Test func `if nothing was edited, the first chapter with an unsolved exercise is run`() {
        let saved = Samples.savedProgress(after: [:], ["m": ["a": "solved", "b": "solved"], "n": ["a": "open"]])
        #expect(choice(Samples.overview([:], saved)) == "n")
    }

    @Test func `if all is solved, the first chapter with outdated results is run, or else none`() {
        let texts = ["m/a": mine, "m/b": mine, "n/a": mine, "o/d": mine]
        let states = ["m": ["a": "solved", "b": "solved"], "n": ["a": "solved"], "o": ["d": "solved"]]
        let saved = Samples.savedProgress(after: texts, states)
        #expect(choice(Samples.overview(texts, saved)) == nil)
        var untested = saved
        untested.chapters["n"]?.key = "another"
        #expect(choice(Samples.overview(texts, untested)) == "n")
        untested = saved
        untested.chapters["o"] = nil
        let solutions = texts.merging(["o/d": Samples.solutionText]) { $1 }
        #expect(choice(Samples.overview(solutions, untested)) == "o")
    }

    @Test func `the latest exercise is the one in progress with the latest date`() {
        let overview = Samples.overview(
            ["m/a": mine, "n/a": mine, "o/d": Samples.solutionText], dates: ["m/a": 1, "n/a": 2, "o/d": 3, "m/b": 4])
        #expect(overview.report().latest?.description == "n/a")
        #expect(overview.report().next?.id.description == "n/a")
        #expect(Samples.overview([:]).report().latest == nil)
    }
}
