/// The reader's progress.
struct Report: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        var exercise: Exercise
        var state: ExerciseState
        var hintsGiven: Int
        /// The line of the exercise's stub, if the file contains it.
        var stubLine: Int?
        /// The lines that the exercise's tests printed.
        var printed: [String] = []
    }

    /// The exercises of one chapter.
    struct Part: Equatable, Sendable {
        var chapter: Chapter
        /// The entries, in the order of the chapter.
        var entries: [Entry]
        /// A Boolean value indicating whether the chapter was compiled and tested for this report.
        var isRun: Bool
        /// A Boolean value indicating whether the states are those of a run. Without a run, an exercise with the book's
        /// solution counts as solved, and one with its stub as not begun.
        var isTested: Bool
        /// A Boolean value indicating whether files have changed since the chapter's last run.
        var isOutdated: Bool

        var solved: Int { entries.count { $0.state.isSolved } }
        var isFinished: Bool { solved == entries.count }

        /// The exercises that were begun and aren't solved. An exercise of unknown state is excluded until the other
        /// file compiles.
        fileprivate var underway: [Entry] {
            entries.filter { $0.state.isBegun && !$0.state.isSolved && $0.state != .notKnown }
        }
    }

    /// The exercise to continue with.
    struct Next: Equatable, Sendable {
        var chapter: Chapter
        var entry: Entry
        /// A Boolean value indicating whether its tests were run, or its file was compiled, for this report.
        var isFresh: Bool

        var id: ExerciseID { chapter.id(of: entry.exercise) }
    }

    /// The title of the book.
    var title: String
    /// The chapters with exercises, in the order of the book.
    var parts: [Part]
    /// Additional notes for the reader.
    var notes: [String] = []
    /// The exercise in progress that was edited last.
    var latest: ExerciseID?

    var solved: Int { parts.reduce(0) { $0 + $1.solved } }
    var total: Int { parts.reduce(0) { $0 + $1.entries.count } }
    var isFinished: Bool { solved == total }

    /// The part that was compiled and tested.
    var run: Part? { parts.first(where: \.isRun) }

    /// The exercise to continue with: one of the chapter that was run, or one that prevents its compilation. If there
    /// is none, the exercise that was edited last, or the first that isn't solved.
    var next: Next? {
        if let run {
            let underway = run.underway.first { run.chapter.id(of: $0.exercise) == latest } ?? run.underway.first
            if let underway { return Next(chapter: run.chapter, entry: underway, isFresh: true) }
            if let obstacle { return obstacle }
            if let entry = run.entries.first(where: { !$0.state.isSolved }) {
                return Next(chapter: run.chapter, entry: entry, isFresh: true)
            }
        }
        let open = parts.flatMap { part in
            part.entries.filter { !$0.state.isSolved }.map { Next(chapter: part.chapter, entry: $0, isFresh: false) }
        }
        return (run == nil ? open.first { $0.id == latest } : nil) ?? open.first
    }

    /// The exercise of another chapter whose file doesn't compile.
    private var obstacle: Next? {
        for part in parts where !part.isRun {
            if let entry = part.entries.first(where: \.state.isFreshError) {
                return Next(chapter: part.chapter, entry: entry, isFresh: true)
            }
        }
        return nil
    }

    /// Returns the part of a chapter.
    func part(of chapter: String) -> Part? { parts.first { $0.chapter.name == chapter } }

    /// Returns the parts of the chapters that a chapter needs and that have open exercises.
    func openParts(neededBy chapter: Chapter) -> [Part] {
        parts.filter { chapter.needs.contains($0.chapter.name) && !$0.isFinished }
    }

    /// Changes the states of the exercises that a run has found out about.
    mutating func set(_ states: [ExerciseID: ExerciseState]) {
        for part in parts.indices {
            for entry in parts[part].entries.indices {
                let id = parts[part].chapter.id(of: parts[part].entries[entry].exercise)
                if let state = states[id] { parts[part].entries[entry].state = state }
            }
        }
    }
}

extension ExerciseState {
    /// A Boolean value indicating whether the compiler reported an error now. A remembered state has no message.
    fileprivate var isFreshError: Bool {
        guard case .doesNotCompile(let error) = self else { return false }
        return !error.message.isEmpty
    }
}
