import Foundation

/// What is remembered of a reader: the hints that were given, and what was solved when the tests ran last.
struct Memory: Codable, Equatable, Sendable {
    /// How many, by the exercise's name.
    var hints: [String: Int] = [:]
    /// The names of exercises.
    var solved: [String] = []

    static let file = ".progress.json"

    /// - Throws: `ProgressError` when there is something else.
    init(_ data: Data) throws {
        guard let memory = try? JSONDecoder().decode(Memory.self, from: data),
            memory.hints.values.allSatisfy({ $0 >= 0 })
        else {
            throw ProgressError(
                "'\(Self.file)' is not what 'progress' wrote; delete it, and the hints begin with the first again")
        }
        self = memory
    }

    init() {}

    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// Notes what is solved now.
    ///
    /// - Returns: whether that is news.
    mutating func note(_ report: Report) -> Bool {
        let now = report.entries.filter { entry in
            // What cannot be known is as it was.
            entry.state.isSolved || (entry.state == .notKnown && solved.contains(entry.exercise.name))
        }.map(\.exercise.name)
        defer { solved = now }
        return now != solved
    }

    /// How many hints of an exercise were given; it may have had more at the time.
    func hintsGiven(_ exercise: Exercise) -> Int { min(hints[exercise.name] ?? 0, exercise.hints.count) }
}
