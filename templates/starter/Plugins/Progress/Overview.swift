import Foundation

/// What is known about the exercises from the files, and from the results of the last runs.
struct Overview: Sendable {
    /// The file of an exercise.
    struct File: Equatable, Sendable {
        /// The current text, or `nil` if the file is missing.
        var text: String?
        var date: Date
        /// The text that the book delivered, with the stub.
        var bookText: String?
        /// The text with the book's solution.
        var solution: String?
    }

    let list: ExerciseList
    let savedProgress: SavedProgress
    let keys: ChapterKeys
    let files: [ExerciseID: File]

    func key(of chapter: Chapter) -> String { keys.key(of: chapter, in: list) }

    func isCurrent(_ chapter: Chapter) -> Bool { savedProgress.isCurrent(chapter, key: key(of: chapter)) }

    /// Returns the line of the exercise's stub, or `nil` if the file doesn't contain it.
    func stubLine(_ exercise: Exercise, in chapter: Chapter) -> Int? {
        files[chapter.id(of: exercise)]?.text.flatMap { Stub(exercise.stub).line(in: $0) }
    }

    // MARK: States

    /// Returns the state of an exercise, without the details that only a run finds out.
    func state(of exercise: Exercise, in chapter: Chapter, isCurrent: Bool) -> ExerciseState {
        let remembered = savedProgress.chapters[chapter.name]?.states[exercise.name].flatMap(ExerciseState.init(word:))
        if isCurrent, let remembered { return remembered }
        let file = files[chapter.id(of: exercise)]
        if stubLine(exercise, in: chapter) != nil { return .notBegun(TestCount(passed: 0, all: 0), []) }
        if let text = file?.text, text == file?.solution { return .solved }
        // The stub is gone since then.
        guard let remembered, remembered.isBegun else { return .notKnown }
        return remembered
    }

    /// Returns a Boolean value indicating whether the book's solution wouldn't help: the exercise passed its tests, and
    /// its file hasn't changed since.
    func isDone(_ exercise: Exercise, in chapter: Chapter) -> Bool {
        guard let file = files[chapter.id(of: exercise)], let text = file.text else { return false }
        if text == file.solution { return true }
        guard let results = savedProgress.chapters[chapter.name], results.states[exercise.name] == "solved" else {
            return false
        }
        return isCurrent(chapter) || results.files[exercise.name] == Fingerprint.of(text)
    }

    /// Returns a Boolean value indicating whether the reader has changed an exercise since its last test.
    func isUntested(_ exercise: Exercise, in chapter: Chapter) -> Bool {
        guard let file = files[chapter.id(of: exercise)], let text = file.text, text != file.bookText,
            stubLine(exercise, in: chapter) == nil
        else { return false }
        return savedProgress.chapters[chapter.name]?.files[exercise.name] != Fingerprint.of(text)
    }

    /// Returns a report on all chapters, none of which was run.
    func report() -> Report {
        let chapters = list.practiced.map { chapter -> Report.Part in
            let isCurrent = isCurrent(chapter)
            let entries = chapter.exercises.map { exercise in
                Report.Entry(
                    exercise: exercise, state: state(of: exercise, in: chapter, isCurrent: isCurrent),
                    hintsGiven: savedProgress.hintsGiven(exercise, in: chapter),
                    stubLine: stubLine(exercise, in: chapter))
            }
            let results = savedProgress.chapters[chapter.name]
            return Report.Part(
                chapter: chapter, entries: entries, isRun: false,
                isTested: entries.allSatisfy { $0.state.word == results?.states[$0.exercise.name] },
                isOutdated: results != nil && !isCurrent)
        }
        var report = Report(title: list.title, parts: chapters)
        report.latest = latest(in: report)
        return report
    }

    /// Returns the exercise in progress that was edited last.
    func latest(in report: Report) -> ExerciseID? {
        let underway = report.parts.flatMap { part in
            part.entries.filter { $0.state.isBegun && !$0.state.isSolved }.map { part.chapter.id(of: $0.exercise) }
        }
        return underway.max { date($0) < date($1) }
    }

    private func date(_ id: ExerciseID) -> Date { files[id]?.date ?? .distantPast }

    // MARK: The choice of a chapter

    /// Returns the chapter to compile and test, or `nil` if all exercises are solved, and the results are current.
    func chapterToRun() -> Chapter? {
        let report = report()
        return edited ?? report.parts.first { !$0.isFinished }?.chapter
            ?? report.parts.first { !$0.isTested || $0.isOutdated }?.chapter
    }

    /// The chapter of the exercise that the reader edited last, if that was after the last run of the chapter.
    private var edited: Chapter? {
        let found = list.practiced.flatMap { chapter in
            chapter.exercises.filter { isEdited($0, in: chapter) }.map { (chapter, date(chapter.id(of: $0))) }
        }
        return found.max { $0.1 < $1.1 }?.0
    }

    /// Returns a Boolean value indicating whether the reader has edited an exercise since the last run of its chapter.
    /// The texts are compared, because an archive or a copy can give a file any date.
    private func isEdited(_ exercise: Exercise, in chapter: Chapter) -> Bool {
        guard let file = files[chapter.id(of: exercise)], let text = file.text else { return false }
        if text == file.solution || text == file.bookText { return false }
        guard let known = savedProgress.chapters[chapter.name]?.files[exercise.name] else {
            return file.bookText != nil || stubLine(exercise, in: chapter) == nil
        }
        return known != Fingerprint.of(text)
    }
}
