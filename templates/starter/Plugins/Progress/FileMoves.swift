import Foundation

/// The paths that differ between two editions of a book: a chapter has another number, or an exercise another title.
public struct FileMoves: Equatable, Sendable {
    private var files: [String: String] = [:]
    private var folders: [String: String] = [:]

    /// Compares the files `.exercises.json` of two editions.
    ///
    /// There are no moves if one of them can't be read.
    public init(from old: [UInt8], to new: [UInt8]) {
        let lists = [old, new].compactMap { try? JSONDecoder().decode(ExerciseList.self, from: Data($0)) }
        if lists.count == 2 { self = FileMoves(from: lists[0], to: lists[1]) }
    }

    /// Compares two lists of exercises.
    init(from old: ExerciseList, to new: ExerciseList) {
        let chapters = Dictionary(new.chapters.map { ($0.name, $0) }) { first, _ in first }
        for oldChapter in old.chapters {
            guard let chapter = chapters[oldChapter.name] else { continue }
            if oldChapter.folder != chapter.folder { folders[oldChapter.folder + "/"] = chapter.folder + "/" }
            for oldExercise in oldChapter.exercises {
                guard let exercise = chapter.exercises.first(where: { $0.name == oldExercise.name }) else { continue }
                if oldExercise.file != exercise.file { files[oldExercise.file] = exercise.file }
            }
        }
    }

    public func newPath(of path: String) -> String {
        if let file = files[path] { return file }
        guard let folder = folders.first(where: { path.hasPrefix($0.key) }) else { return path }
        return folder.value + path.dropFirst(folder.key.count)
    }
}
