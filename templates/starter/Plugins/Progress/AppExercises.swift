import Foundation

/// The contents of `App/Exercises.json`, from which the book's app shows the states of the exercises.
struct AppExercises: Codable, Equatable, Sendable {
    struct Chapter: Codable, Equatable, Sendable {
        var name: String
        var number: Int
        var title: String
        var exercises: [Exercise]
    }

    struct Exercise: Codable, Equatable, Sendable {
        var name: String
        var title: String
        /// The name of the state, as in `ExerciseState`.
        var state: String
        var hints: [String]
    }

    /// The title of the book.
    var title: String
    var chapters: [Chapter]

    static let file = "App/Exercises.json"

    /// Changes the states to those of a report.
    mutating func update(with report: Report) {
        let parts = Dictionary(report.parts.map { ($0.chapter.name, $0) }) { first, _ in first }
        for chapter in chapters.indices {
            guard let part = parts[chapters[chapter].name] else { continue }
            let states = Dictionary(part.entries.map { ($0.exercise.name, $0.state.word) }) { first, _ in first }
            for exercise in chapters[chapter].exercises.indices {
                guard let state = states[chapters[chapter].exercises[exercise].name] else { continue }
                chapters[chapter].exercises[exercise].state = state
            }
        }
    }
}

extension Workspace {
    /// Writes the states of the exercises for the app, if the workspace has one.
    func updateApp(with report: Report) {
        guard let data = contents(AppExercises.file),
            let old = try? JSONDecoder().decode(AppExercises.self, from: data)
        else { return }
        var new = old
        new.update(with: report)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard new != old, let text = try? encoder.encode(new) else { return }
        try? write(text + Data("\n".utf8), to: AppExercises.file)
    }
}
