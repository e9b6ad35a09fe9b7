/// A chapter of the book, which is a package of its own.
struct Chapter: Decodable, Equatable, Sendable {
    var name: String
    var number: Int
    var title: String
    /// The folder of its package, as a path in the workspace.
    var folder: String
    /// The module with the chapter's code.
    var module: String
    /// The names of all chapters whose code it uses, in the order of the book.
    var needs: [String]
    var exercises: [Exercise]

    var testTarget: String { module + "Tests" }

    /// The name for lists of chapters: `3  A login`.
    var heading: String { "\(number)  \(title)" }

    func testFile(of exercise: Exercise) -> String { "\(folder)/Tests/\(exercise.suite).swift" }

    func id(of exercise: Exercise) -> ExerciseID { ExerciseID(chapter: name, exercise: exercise.name) }
}
