import Foundation

/// The stored data about a reader: the hints that were shown, and the exercises that were solved in the last test run.
struct SavedProgress: Codable, Equatable, Sendable {
    /// The number of shown hints, by the exercise's name.
    var hints: [String: Int] = [:]
    /// The names of solved exercises.
    var solved: [String] = []

    static let file = ".progress.json"

    /// Reads the stored data.
    ///
    /// - Throws: `ProgressError` if the file has other contents.
    init(_ data: Data) throws {
        guard let savedProgress = try? JSONDecoder().decode(SavedProgress.self, from: data),
            savedProgress.hints.values.allSatisfy({ $0 >= 0 })
        else {
            throw ProgressError(
                "'\(Self.file)' is not what 'progress' wrote; delete it, and the hints begin with the first again")
        }
        self = savedProgress
    }

    init() {}

    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// Records the solved exercises.
    ///
    /// - Returns: `true` if they changed.
    mutating func note(_ report: Report) -> Bool {
        let now = report.entries.filter { entry in
            // An exercise of unknown state keeps its previous state.
            entry.state.isSolved || (entry.state == .notKnown && solved.contains(entry.exercise.name))
        }.map(\.exercise.name)
        defer { solved = now }
        return now != solved
    }

    /// Returns the number of shown hints of an exercise, limited to the hints that it has now.
    func hintsGiven(_ exercise: Exercise) -> Int { min(hints[exercise.name] ?? 0, exercise.hints.count) }
}
