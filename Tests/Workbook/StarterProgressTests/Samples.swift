import Foundation

@testable import StarterProgress

/// The sample values that the tests share.
enum Samples {
    static let root = PackageRoot("/p")

    static func exercise(
        _ name: String, stub: [String] = ["    // Write your code here.", "    1"], hints: [String] = ["One", "Two"]
    ) -> Exercise {
        Exercise(
            name: name, title: "The \(name)", file: "Sources/M/Exercises/\(name).swift", suite: "\(name)Tests",
            stub: stub,
            hints: hints)
    }

    static func list(_ exercises: Exercise...) -> ExerciseList {
        ExerciseList(title: "A chapter", module: "M", exercises: exercises)
    }

    static func report(_ states: ExerciseState..., latest: String? = nil) -> Report {
        let exercises = zip(["a", "b", "c", "d"], states).map { exercise($0.0) }
        let list = ExerciseList(title: "A chapter", module: "M", exercises: exercises)
        var report = Report(
            list: list,
            entries: zip(exercises, states).map { exercise, state in
                let line: Int? = state.isBegun ? nil : 7
                return Report.Entry(exercise: exercise, state: state, hintsGiven: 0, stubLine: line)
            })
        report.latest = latest
        return report
    }

    static let notBegun = ExerciseState.notBegun(TestCount(passed: 0, all: 1), [])

    static func open(_ failures: Failure...) -> ExerciseState { .open(TestCount(passed: 1, all: 2), failures) }

    static func failure(_ message: String, test: String = "It fits", comments: [String] = [], line: Int = 9) -> Failure
    {
        Failure(
            test: test, comments: comments, message: message,
            location: FileLocation(file: "Tests/MTests/aTests.swift", line: line))
    }
}
