/// An exercise of the starter.
struct Exercise: Decodable, Equatable, Sendable {
    var name: String
    var title: String
    /// The file in which the exercise is solved, as a path in the package.
    var file: String
    /// The suite with its tests: `AsManyColumnsAsFitTests`.
    var suite: String
    /// The lines in place of the solution. As long as the file contains them, the exercise hasn't been begun.
    var stub: [String]
    var hints: [String]
}

/// The contents of `.exercises.json` in the starter's root folder.
struct ExerciseList: Decodable, Equatable, Sendable {
    var title: String
    /// The module with the chapter's code.
    var module: String
    var exercises: [Exercise]

    static let file = ".exercises.json"

    var testTarget: String { module + "Tests" }

    func testFile(of exercise: Exercise) -> String { "Tests/\(testTarget)/\(exercise.suite).swift" }
}
