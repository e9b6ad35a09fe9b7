import Foundation

/// The stored data about a reader: the hints that were shown, and the results of each chapter's last run.
struct SavedProgress: Codable, Equatable, Sendable {
    /// The results of a chapter's last run.
    struct Results: Codable, Equatable, Sendable {
        /// The key of the chapter at that time, from `ChapterKeys`.
        var key: String
        /// The words of the exercises' states, by name.
        var states: [String: String]
        /// The fingerprints of the exercises' files, by the names of the exercises.
        var files: [String: String]
    }

    /// The number of shown hints, by the exercise: `windows/hit-view`.
    var hints: [String: Int] = [:]
    /// The results, by the names of the chapters.
    var chapters: [String: Results] = [:]

    static let file = ".progress.json"

    /// Reads the stored data.
    ///
    /// - Throws: `ProgressError` if the file has other contents.
    init(_ data: Data) throws {
        guard let savedProgress = try? JSONDecoder().decode(SavedProgress.self, from: data),
            savedProgress.hints.values.allSatisfy({ $0 >= 0 })
        else {
            throw ProgressError(
                """
                '\(Self.file)' is not what 'progress' wrote; delete it, and the hints begin with the first again, and \
                the chapters are tested again
                """)
        }
        self = savedProgress
    }

    init() {}

    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }

    /// Returns the number of shown hints of an exercise, limited to the hints that it has now.
    func hintsGiven(_ exercise: Exercise, in chapter: Chapter) -> Int {
        min(hints[chapter.id(of: exercise).description] ?? 0, exercise.hints.count)
    }

    /// Returns a Boolean value indicating whether the results of a chapter are those of its current files.
    func isCurrent(_ chapter: Chapter, key: String) -> Bool { chapters[chapter.name]?.key == key }
}
