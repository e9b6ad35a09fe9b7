import Foundation
import Testing

@testable import StarterProgress

/// Tests of the plans of `--catch-up`, `--undo`, and `--restore`.
@Suite struct CatchUpTests {
    private let mine = "func f() {\n    7\n}\n"

    /// The stored results after a test of the exercise `b` of the chapter `m`, which failed.
    private func failed(_ text: String) -> SavedProgress {
        Samples.savedProgress(after: ["m/b": text], ["m": ["b": "open"]])
    }

    private func plan(_ texts: [String: String], _ savedProgress: SavedProgress = SavedProgress()) -> [String] {
        CatchUp(for: Samples.book.chapters[3], Samples.overview(texts, savedProgress)).items.map {
            "\($0.chapter.id(of: $0.exercise)) \($0.replacement.before)"
        }
    }

    @Test func `each exercise of the needed chapters gets the solution, and a text of the reader is kept`() {
        #expect(plan(["m/b": mine], failed(mine)) == ["m/a book", "m/b kept", "n/a book"])
        let first = CatchUp(for: Samples.book.chapters[1], Samples.overview([:]))
        #expect(first.items.isEmpty)
    }

    @Test func `an exercise that passed its tests stays, and so does one with the book's solution`() {
        let texts = ["m/a": mine, "m/b": mine, "n/a": Samples.solutionText]
        let saved = Samples.savedProgress(after: texts, ["m": ["a": "solved", "b": "open"]])
        #expect(plan(texts, saved) == ["m/b kept"])
        // Another file of the chapter has changed since.
        #expect(plan(["m/a": mine, "m/b": Samples.solutionText, "n/a": Samples.solutionText], saved) == [])
    }

    @Test func `an exercise that the reader has changed since its last test stays, and the text says so`() {
        let texts = ["m/a": mine + " ", "m/b": mine, "n/a": Samples.solutionText]
        let saved = Samples.savedProgress(
            after: ["m/a": mine, "m/b": mine, "n/a": Samples.solutionText], ["m": ["a": "solved", "b": "open"]])
        #expect(plan(texts, saved) == ["m/b kept"])
        let catchUp = CatchUp(for: Samples.book.chapters[3], Samples.overview(texts, saved))
        #expect(
            catchUp.linesAboutUntested(Wording(command: "x")).map { $0.rendered(hasStyles: false) } == [
                "", "  1  Chapter m: The a",
                "     yours stays: you have changed it since its last test. 'x m' tests it;",
                "     'x --restore Chapters/01-m/Exercises/a.swift' gives it up.",
            ])
    }

    @Test func `an exercise whose solution is missing is named`() {
        let overview = Samples.overview([:])
        let files = overview.files.mapValues { file in
            var file = file
            file.solution = nil
            return file
        }
        let without = Overview(
            list: overview.list, savedProgress: overview.savedProgress, keys: overview.keys, files: files)
        let plan = CatchUp(for: Samples.book.chapters[3], without)
        #expect(plan.items.isEmpty && plan.unknown.map(\.description) == ["m/a", "m/b", "n/a"])
    }

    @Test func `the text tells what was filled in, what is kept, and how to undo it`() {
        let chapter = Samples.book.chapters[3]
        let plan = CatchUp(for: chapter, Samples.overview(["m/b": mine, "n/a": Samples.solutionText], failed(mine)))
        let lines = plan.lines(for: chapter, keptIn: ".kept/1", Wording(command: "x", folder: "my/"))
        #expect(
            lines.map { $0.rendered(hasStyles: false) } == [
                "The book's solutions are in 2 exercises that “Chapter o” needs:", "", "  1  Chapter m: The a",
                "     my/Chapters/01-m/Exercises/a.swift", "  1  Chapter m: The b",
                "     my/Chapters/01-m/Exercises/b.swift",
                "     yours is kept: my/.kept/1/Chapters/01-m/Exercises/b.swift", "", "'x --undo' takes this back.",
            ])
    }

    // MARK: Undo

    private func step(_ before: Replacement.Before, current: String?, previous: String?) -> UndoStep {
        let entry = ReplacementRecord.Entry(file: "a", written: Fingerprint.of("new"), before: before)
        return UndoStep(entry, current: current, previous: previous)
    }

    @Test func `a file that the reader hasn't changed since gets its previous text`() {
        #expect(step(.kept, current: "new", previous: "old") == .giveBack(file: "a", text: "old"))
        #expect(step(.book, current: "new", previous: "old") == .giveBack(file: "a", text: "old"))
        #expect(step(.kept, current: nil, previous: "old") == .giveBack(file: "a", text: "old"))
        #expect(step(.missing, current: "new", previous: nil) == .giveBack(file: "a", text: nil))
    }

    @Test func `a file that the reader has changed since stays`() {
        #expect(step(.kept, current: "newer", previous: "old") == .stays(file: "a"))
        #expect(step(.missing, current: "newer", previous: nil) == .stays(file: "a"))
    }

    @Test func `a file that wasn't replaced yet, or is back, needs nothing`() {
        #expect(step(.kept, current: "old", previous: "old") == .isBack(file: "a"))
        #expect(step(.missing, current: nil, previous: nil) == .isBack(file: "a"))
        #expect(step(.kept, current: "new", previous: nil) == .isLost(file: "a"))
    }

    // MARK: Restore

    private let files = [
        "Chapters/01-m/Exercises/Columns.swift", "Chapters/01-m/Sources/Rows.swift", "Chapters/02-n/Sources/Rows.swift",
        "Chapters/02-n/Package.swift",
    ]

    @Test(arguments: [
        ("Columns.swift", nil), ("Columns", nil), ("Exercises/Columns.swift", nil),
        ("./Chapters/01-m/Exercises/Columns.swift", nil),
        ("../Exercises/Columns.swift", "Chapters/01-m/Exercises/Columns.swift"),
    ])
    func `a file is named by its path here or in the workspace, or by its name`(name: String, path: String?) throws {
        #expect(try Restoration(name, path: path, files: files).file == files[0])
    }

    @Test func `an unknown file has near names, and a name of several files is ambiguous`() {
        #expect { try Restoration("Colums.swift", path: nil, files: files) } throws: { error in
            "\(error)".hasPrefix("the book has no file 'Colums.swift'; the names nearest to it are:\n  \(files[0])\n")
        }
        #expect { try Restoration("Rows", path: "Rows", files: files) } throws: { error in
            "\(error)" == "the book has several files 'Rows': say which of\n  \(files[1])\n  \(files[2])"
        }
    }
}
