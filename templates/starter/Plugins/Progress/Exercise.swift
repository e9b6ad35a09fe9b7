/// An exercise of a chapter.
struct Exercise: Decodable, Equatable, Sendable {
    /// The name, which is unique in its chapter.
    var name: String
    var title: String
    /// The file in which the exercise is solved, as a path in the workspace.
    var file: String
    /// The suite with its tests: `AsManyColumnsAsFitTests`.
    var suite: String
    /// The lines in place of the solution. As long as the file contains them, the exercise hasn't been begun.
    var stub: [String]
    var hints: [String]
}

/// The name of an exercise in the book: `windows/hit-view`.
struct ExerciseID: Hashable, Sendable, CustomStringConvertible {
    var chapter: String
    var exercise: String

    var description: String { "\(chapter)/\(exercise)" }
}
