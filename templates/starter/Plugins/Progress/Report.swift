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
    /// The name of the exercise that was worked on last.
    var latest: String?

    var solved: Int { entries.count { $0.state.isSolved } }
    var isFinished: Bool { solved == entries.count }

    /// The one to go on with: what was worked on last, or else what was begun, or else what comes first.
    var next: Entry? {
        let open = entries.filter { !$0.state.isSolved }
        // What cannot be known waits until the other file compiles.
        let known = open.filter { $0.state != .notKnown && $0.state.isBegun }
        return known.first { $0.exercise.name == latest } ?? known.first ?? open.first
    }
}
