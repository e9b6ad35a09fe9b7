import ChapterKit
import Foundation

/// The file `.exercises.json`, which describes the exercises of a starter for tools that show a reader's progress.
struct ExerciseList: Codable {
    static let file = ".exercises.json"

    struct Entry: Codable {
        var name: String
        var title: String
        var file: String
        /// The name of the suite with the exercise's tests.
        var suite: String
        /// The lines that the reader replaces.
        var stub: [String]
        var hints: [String]
    }

    var title: String
    /// The slug of the chapter.
    var chapter: String
    var module: String
    /// A Boolean value indicating whether the starter contains the solutions.
    var isSolution: Bool
    var exercises: [Entry]
}

extension Starter {
    var exerciseList: OutputFile {
        let list = ExerciseList(
            title: chapter.metadata.title, chapter: chapter.metadata.slug, module: module, isSolution: isSolution,
            exercises: exercises.map {
                ExerciseList.Entry(
                    name: $0.name, title: $0.title, file: path(of: $0), suite: $0.typeName + "Tests",
                    stub: $0.code.stubLines, hints: $0.hints)
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings and arrays of strings can always be encoded.
        let data = try! encoder.encode(list)
        return OutputFile(path: ExerciseList.file, bytes: Array(data) + [.lineFeed])
    }
}
