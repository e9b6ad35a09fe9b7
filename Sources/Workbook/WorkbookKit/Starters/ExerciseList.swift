import ChapterKit
import Foundation

/// The file `.exercises.json`, which describes the chapters of a workspace and their exercises for tools that show a
/// reader's progress.
struct ExerciseList: Codable {
    static let file = ".exercises.json"

    struct ChapterEntry: Codable {
        /// The slug of the chapter.
        var name: String
        /// The number of the chapter, or 0 for the introduction.
        var number: Int
        var title: String
        var folder: String
        var module: String
        /// The slugs of the chapters that this one needs, in the order of the book.
        var needs: [String]
        var exercises: [Entry]
    }

    struct Entry: Codable {
        var name: String
        var title: String
        /// The path of the file in the workspace.
        var file: String
        /// The name of the suite with the exercise's tests.
        var suite: String
        /// The lines that the reader replaces.
        var stub: [String]
        var hints: [String]
    }

    var title: String
    /// The slug of the chapter that the workspace is made for, or `nil` if it's for the whole book.
    var chapter: String?
    /// A Boolean value indicating whether the workspace contains the solutions.
    var isSolution: Bool
    var chapters: [ChapterEntry]
}

extension Workspace {
    var exerciseList: OutputFile {
        let list = ExerciseList(
            title: title, chapter: chapter?.metadata.slug, isSolution: isSolution,
            chapters: packages.enumerated().map { index, package in
                ExerciseList.ChapterEntry(
                    name: package.chapter.metadata.slug, number: package.chapter.metadata.number ?? 0,
                    title: package.chapter.metadata.title, folder: package.folder, module: package.module,
                    needs: package.needs.map(\.chapter.metadata.slug),
                    // An exercise that's solved for the reader isn't theirs to do.
                    exercises: package.isSolution && !isSolution ? [] : package.entries)
            })
        return Self.json(list, at: ExerciseList.file)
    }

    /// The texts of the solved exercises, encoded so that a search in an editor doesn't show them.
    var solutions: OutputFile {
        let files = packages.filter { !$0.isSolution }.flatMap { package in
            package.exercises.map { exercise in
                (package.path(of: exercise), package.file(of: exercise, isSolved: true).bytes)
            }
        }
        return Self.json(
            Dictionary(files.map { ($0.0, Data($0.1).base64EncodedString()) }) { first, _ in first },
            at: "\(Self.dataFolder)/solutions.json")
    }

    /// The file with the exercises for the app's list of chapters. The program `progress` renews their states.
    var exercisesOfApp: OutputFile {
        struct Catalog: Encodable {
            struct Chapter: Encodable {
                var name: String
                var number: Int
                var title: String
                var exercises: [Exercise]
            }

            struct Exercise: Encodable {
                var name: String
                var title: String
                var state: String
                var hints: [String]
            }

            var title: String
            var chapters: [Chapter]
        }
        let chapters = packages.filter { !$0.exercises.isEmpty }.map { package in
            Catalog.Chapter(
                name: package.chapter.metadata.slug, number: package.chapter.metadata.number ?? 0,
                title: package.chapter.metadata.title,
                exercises: package.exercises.map {
                    Catalog.Exercise(
                        name: $0.name, title: $0.title, state: package.isSolution ? "solved" : "notBegun",
                        hints: $0.hints)
                })
        }
        return Self.json(Catalog(title: title, chapters: chapters), at: Self.appExercisesFile)
    }

    /// The path of the file with the book's texts of the files that a reader may edit.
    static let baseFile = "\(dataFolder)/base.json"

    /// Returns the file with the book's texts, which allow a file to be restored, and the reader's changes to be merged
    /// with a newer book.
    static func base(of files: [OutputFile]) -> OutputFile { json(texts(of: files), at: baseFile) }

    /// Returns the texts of the files that a reader may edit, by their paths.
    static func texts(of files: [OutputFile]) -> [String: String] {
        let texts = files.filter { $0.path.hasPrefix("Chapters/") || $0.path.hasPrefix("App/") }
            .filter { $0.path != appExercisesFile }
            .compactMap { file in String(validating: file.bytes, as: UTF8.self).map { (file.path, $0) } }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    /// The path of the file with the states of the exercises, which the program `progress` writes.
    static let appExercisesFile = "App/Exercises.json"

    static func json(_ value: some Encodable, at path: String) -> OutputFile {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings, numbers, and collections of them can always be encoded.
        let data = try! encoder.encode(value)
        return OutputFile(path: path, bytes: Array(data) + [.lineFeed])
    }
}

extension ChapterPackage {
    fileprivate var entries: [ExerciseList.Entry] {
        exercises.map {
            ExerciseList.Entry(
                name: $0.name, title: $0.title, file: path(of: $0), suite: $0.typeName + "Tests",
                stub: $0.code.stubLines, hints: $0.hints)
        }
    }
}
