import Testing

@testable import StarterProgress

/// Tests of the effect of an update on each file.
@Suite struct WorkspaceUpdateTests {
    /// The older book's text, the reader's, the newer book's, and the text after the update.
    @Test(
        arguments: [
            ("1", "1", "1", "book: 1"), ("1", "1", "2", "book: 2"), ("1", "2", "2", "book: 2"),
            ("1", "2", "1", "reader: 2"), ("1", nil, "1", "reader: none"), (nil, "2", nil, "reader: 2"),
            // New and dropped files.
            (nil, nil, "2", "book: 2"), ("1", "1", nil, "book: none"), ("1", nil, nil, "book: none"),
            (nil, "2", "2", "book: 2"),
            // Changes of both.
            ("1\n2\n3\n", "1\n2\n4\n", "0\n2\n3\n", "merged: 0\n2\n4\n"), ("1", "2", "3", "conflict in line 1: 2"),
            ("1", "2", nil, "conflict: 2"), ("1", nil, "2", "conflict: none"), (nil, "2", "3", "conflict in line 1: 2"),
        ] as [(String?, String?, String?, String)])
    func `a file gets the text of the side that changed it`(
        base: String?, reader: String?, book: String?, expected: String
    ) throws {
        let update = WorkspaceUpdate(
            base: ["f": base].compactMapValues(\.self), reader: ["f": reader].compactMapValues(\.self),
            book: ["f": book].compactMapValues(\.self), moves: FileMoves(from: [], to: []))
        let item = update.items.first
        let word =
            switch item?.effect {
            case .book, nil: "book"
            case .reader: "reader"
            case .merged: "merged"
            case .conflict(let conflicts): "conflict" + (conflicts.isEmpty ? "" : " in \(conflicts.lines)")
            }
        #expect("\(word): \(item?.result ?? "none")" == expected)
    }

    @Test func `a file moves with its chapter and its exercise`() {
        let old = ExerciseList(
            title: "",
            chapters: [Samples.chapter("a", 1, exercises: ["x", "y"]), Samples.chapter("b", 2, exercises: [])])
        var new = ExerciseList(
            title: "",
            chapters: [Samples.chapter("b", 1, exercises: []), Samples.chapter("a", 2, exercises: ["x", "z"])])
        new.chapters[1].exercises[0].file = "Chapters/02-a/Exercises/Other.swift"
        let moves = FileMoves(from: old, to: new)
        #expect(moves.newPath(of: "Chapters/01-a/Exercises/x.swift") == "Chapters/02-a/Exercises/Other.swift")
        #expect(moves.newPath(of: "Chapters/01-a/Exercises/y.swift") == "Chapters/02-a/Exercises/y.swift")
        #expect(moves.newPath(of: "Chapters/01-a/Sources/Mine.swift") == "Chapters/02-a/Sources/Mine.swift")
        #expect(moves.newPath(of: "Chapters/02-b/a") == "Chapters/01-b/a")
        #expect(moves.newPath(of: "Chapters/03-c/a") == "Chapters/03-c/a")

        // Both chapters exchange their numbers.
        let (path, newPath) = ("Chapters/01-a/f", "Chapters/02-a/f")
        let update = WorkspaceUpdate(
            base: [path: "1", "Chapters/02-b/f": "2"], reader: [path: "mine", "Chapters/02-b/f": "2"],
            book: [newPath: "1", "Chapters/01-b/f": "3"], moves: moves)
        #expect(
            update.items.map { "\($0.path) \($0.oldPath) \($0.result ?? "none")" } == [
                "Chapters/01-b/f Chapters/02-b/f 3", "Chapters/02-a/f Chapters/01-a/f mine",
            ])
    }

    @Test func `a file doesn't move to where the reader has another one`() {
        let old = ExerciseList(title: "", chapters: [Samples.chapter("a", 1, exercises: [])])
        let new = ExerciseList(title: "", chapters: [Samples.chapter("a", 2, exercises: [])])
        let update = WorkspaceUpdate(
            base: ["Chapters/01-a/f": "1"], reader: ["Chapters/01-a/f": "mine", "Chapters/02-a/f": "other"],
            book: ["Chapters/02-a/f": "1"], moves: FileMoves(from: old, to: new))
        #expect(
            update.items.map { "\($0.path) \($0.result ?? "none")" } == [
                "Chapters/01-a/f mine", "Chapters/02-a/f other",
            ])
    }
}
