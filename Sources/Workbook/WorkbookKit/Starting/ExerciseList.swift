import Foundation

/// What a starter says of its exercises to those who show a reader's progress: the file `.exercises.json`.
struct ExerciseList: Codable {
    static let file = ".exercises.json"

    struct Entry: Codable {
        var name: String
        var title: String
        var file: String
        /// The suite of its tests.
        var suite: String
        /// The lines that stand where the reader writes.
        var stub: [String]
        var hints: [String]
    }

    var title: String
    /// The chapter's slug.
    var chapter: String
    var module: String
    /// Whether the exercises came solved.
    var isSolution: Bool
    var exercises: [Entry]
}

extension Starter {
    var exerciseList: OutputFile {
        let list = ExerciseList(
            title: chapter.outline.title, chapter: chapter.outline.slug, module: module, isSolution: isSolution,
            exercises: exercises.map {
                ExerciseList.Entry(
                    name: $0.name, title: $0.title, file: path(of: $0), suite: $0.typeName + "Tests",
                    stub: $0.code.stubLines, hints: $0.hints)
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and lists of texts can always be encoded.
        let data = try! encoder.encode(list)
        return OutputFile(path: ExerciseList.file, bytes: Array(data) + [.lineFeed])
    }
}
