/// Where the reader stands.
struct Report: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        var exercise: Exercise
        var state: ExerciseState
        var hintsGiven: Int
        /// The line of its stub, while that stands there.
        var stubLine: Int?
    }

    var list: ExerciseList
    /// In the order of the chapter.
    var entries: [Entry]
    /// What else the reader should know.
    var notes: [String] = []
    /// The name of the exercise that was worked on last, of those that are under way.
    var latest: String?

    var solved: Int { entries.count { $0.state.isSolved } }
    var isFinished: Bool { solved == entries.count }

    /// What was begun, and is not done; what cannot be known waits until the other file compiles.
    var underway: [Entry] {
        entries.filter { $0.state.isBegun && !$0.state.isSolved && $0.state != .notKnown }
    }

    /// The one to go on with: what was worked on last, or else what was begun, or else what comes first.
    var next: Entry? {
        underway.first { $0.exercise.name == latest } ?? underway.first ?? entries.first { !$0.state.isSolved }
    }
}
