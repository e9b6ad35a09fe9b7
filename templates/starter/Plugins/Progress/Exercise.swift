/// An exercise of the starter.
struct Exercise: Decodable, Equatable, Sendable {
    var name: String
    var title: String
    /// Where it is solved, as a path in the package.
    var file: String
    /// The suite with its tests: `AsManyColumnsAsFitTests`.
    var suite: String
    /// The lines that stand in the place of the solution; while they do, the exercise has not been begun.
    var stub: [String]
    var hints: [String]
}

/// What `.exercises.json` in the starter's root holds.
struct ExerciseList: Decodable, Equatable, Sendable {
    var title: String
    /// The module with the chapter's code.
    var module: String
    var exercises: [Exercise]

    static let file = ".exercises.json"

    var testTarget: String { module + "Tests" }

    func testFile(of exercise: Exercise) -> String { "Tests/\(testTarget)/\(exercise.suite).swift" }
}
