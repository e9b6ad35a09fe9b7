import Foundation

@testable import StarterProgress

/// The sample values that the tests share.
enum Samples {
    static let root = PackageRoot("/p")

    static func exercise(
        _ name: String, folder: String = "Chapters/01-m", stub: [String] = ["    // Write your code here.", "    1"],
        hints: [String] = ["One", "Two"]
    ) -> Exercise {
        Exercise(
            name: name, title: "The \(name)", file: "\(folder)/Exercises/\(name).swift", suite: "\(name)Tests",
            stub: stub, hints: hints)
    }

    /// Returns the chapter `m` with exercises, or another one.
    static func chapter(
        _ name: String = "m", _ number: Int = 1, needs: [String] = [], exercises: [String] = ["a", "b", "c"]
    ) -> Chapter {
        let folder = "Chapters/0\(number)-\(name)"
        return Chapter(
            name: name, number: number, title: "Chapter \(name)", folder: folder, module: name.uppercased(),
            needs: needs, exercises: exercises.map { exercise($0, folder: folder) })
    }

    /// A book whose third chapter needs the first two, of which the first has no exercises.
    static let book = ExerciseList(
        title: "A book",
        chapters: [
            chapter("about", 0, exercises: []), chapter("m", 1, needs: ["about"], exercises: ["a", "b"]),
            chapter("n", 2, needs: ["about"], exercises: ["a"]),
            chapter("o", 3, needs: ["about", "m", "n"], exercises: ["d"]),
        ])

    static func part(
        _ chapter: Chapter, _ states: [ExerciseState], isRun: Bool = false, isTested: Bool = true,
        isOutdated: Bool = false
    ) -> Report.Part {
        let entries = zip(chapter.exercises, states).map { exercise, state in
            let line: Int? = state.isBegun ? nil : 7
            return Report.Entry(exercise: exercise, state: state, hintsGiven: 0, stubLine: line)
        }
        return Report.Part(
            chapter: chapter, entries: entries, isRun: isRun, isTested: isTested, isOutdated: isOutdated)
    }

    /// Returns a report on a book with the chapter `m`, which was run.
    static func report(_ states: ExerciseState..., latest: String? = nil) -> Report {
        let chapter = chapter(exercises: Array(["a", "b", "c", "d"].prefix(states.count)))
        var report = Report(title: "A book", parts: [part(chapter, states, isRun: true)])
        report.latest = latest.map { ExerciseID(chapter: "m", exercise: $0) }
        return report
    }

    static let notBegun = ExerciseState.notBegun(TestCount(passed: 0, all: 1), [])

    static func open(_ failures: Failure...) -> ExerciseState { .open(TestCount(passed: 1, all: 2), failures) }

    static func failure(_ message: String, test: String = "It fits", comments: [String] = [], line: Int = 9) -> Failure
    {
        Failure(
            test: test, comments: comments, message: message,
            location: FileLocation(file: "Chapters/01-m/Tests/aTests.swift", line: line))
    }

    // MARK: Files

    /// The text of an exercise's file with the stub.
    static let stubText = "func f() {\n    // Write your code here.\n    1\n}\n"
    /// The text with the book's solution.
    static let solutionText = "func f() {\n    42\n}\n"

    /// Returns an overview of the book, in which the exercises have texts by their names, such as `m/a`.
    static func overview(
        _ texts: [String: String], dates: [String: Double] = [:], _ savedProgress: SavedProgress = SavedProgress()
    ) -> Overview {
        var (files, prints): ([ExerciseID: Overview.File], [String: String]) = ([:], [:])
        for chapter in book.chapters {
            for exercise in chapter.exercises {
                let id = chapter.id(of: exercise)
                let text = texts["\(id)"] ?? stubText
                files[id] = Overview.File(
                    text: text, date: Date(timeIntervalSince1970: dates["\(id)"] ?? 0), bookText: stubText,
                    solution: solutionText)
                prints[exercise.file] = Fingerprint.of(text)
            }
        }
        return Overview(list: book, savedProgress: savedProgress, keys: ChapterKeys(files: prints), files: files)
    }

    /// Returns the stored data after chapters were run with some texts.
    static func savedProgress(after texts: [String: String], _ states: [String: [String: String]]) -> SavedProgress {
        let overview = overview(texts)
        var savedProgress = SavedProgress()
        for chapter in book.chapters {
            guard let states = states[chapter.name] else { continue }
            let files = chapter.exercises.map { exercise in
                (exercise.name, Fingerprint.of(overview.files[chapter.id(of: exercise)]?.text ?? ""))
            }
            savedProgress.chapters[chapter.name] = SavedProgress.Results(
                key: overview.key(of: chapter), states: states, files: Dictionary(uniqueKeysWithValues: files))
        }
        return savedProgress
    }
}
