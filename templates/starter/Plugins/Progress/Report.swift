/// The reader's progress.
struct Report: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        var exercise: Exercise
        var state: ExerciseState
        var hintsGiven: Int
        /// The line of the exercise's stub, if the file contains it.
        var stubLine: Int?
    }

    var list: ExerciseList
    /// The entries, in the order of the chapter.
    var entries: [Entry]
    /// Additional notes for the reader.
    var notes: [String] = []
    /// The name of the exercise in progress that was edited last.
    var latest: String?

    var solved: Int { entries.count { $0.state.isSolved } }
    var isFinished: Bool { solved == entries.count }

    /// The exercises that were begun and aren't solved. An exercise of unknown state is excluded until the other file
    /// compiles.
    var underway: [Entry] {
        entries.filter { $0.state.isBegun && !$0.state.isSolved && $0.state != .notKnown }
    }

    /// The exercise to continue with: the one that was edited last, or else one in progress, or else the first unsolved
    /// one.
    var next: Entry? {
        underway.first { $0.exercise.name == latest } ?? underway.first ?? entries.first { !$0.state.isSolved }
    }
}
