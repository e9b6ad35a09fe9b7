import ChapterKit
import Foundation
import StarterProgress
import SwiftText

/// The update of the texts in a folder to those of a newer book.
extension WorkspaceWriter {
    /// Returns the update. It's empty if the folder contains no texts of an older book.
    static func update(of path: String, to files: [OutputFile]) throws -> WorkspaceUpdate {
        let list = try FileSystem.contents("\(path)/\(ExerciseList.file)") ?? []
        let newList = files.first { $0.path == ExerciseList.file }?.bytes ?? []
        let (older, reader, book) = (
            try deliveredTexts(in: path), try readersTexts(in: path), Workspace.texts(of: files)
        )
        guard !older.isEmpty else {
            return WorkspaceUpdate(base: [:], reader: [:], book: [:], moves: FileMoves(from: [], to: []))
        }
        var base = older
        for file in try filesOfInterruptedUpdate(of: path) {
            guard let text = reader[file.path], file.isListed(text), text != older[file.path] else { continue }
            // The file has the result of that update already, if it was one to the same edition.
            base[file.path] = book[file.path].flatMap { file.isListed($0) ? $0 : nil }
        }
        return WorkspaceUpdate(
            base: base, reader: reader, book: book, moves: FileMoves(from: list, to: newList))
    }

    /// Returns the texts that the older book delivered.
    private static func deliveredTexts(in path: String) throws -> [String: String] {
        let file = "\(path)/\(Workspace.baseFile)"
        guard FileSystem.kind(file) == .file else { return [:] }
        let texts = try? JSONDecoder().decode([String: String].self, from: Data(try FileSystem.read(file)))
        return (texts ?? [:]).filter { $0.key.isContainedPath }
    }

    /// Returns the texts below the folders in which a reader works.
    private static func readersTexts(in path: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for folder in ["Chapters", "App"] where FileSystem.kind("\(path)/\(folder)") == .folder {
            for entry in try FileSystem.entries(below: "\(path)/\(folder)") where !entry.isLink && entry.isReadable {
                let file = "\(folder)/\(entry.path)"
                guard file != Workspace.appExercisesFile else { continue }
                texts[file] = String(validating: try FileSystem.read("\(path)/\(file)"), as: UTF8.self)
            }
        }
        return texts
    }

    /// A file that an interrupted update may have written.
    private struct WrittenFile {
        var path: String
        /// The hashes of the text before the update and of the one after it.
        var hashes: Set<UInt64>

        func isListed(_ text: String) -> Bool { hashes.contains(ContentHash.hash(Array(text.utf8))) }
    }

    /// Returns the files for which the list of files has several hashes, because an update was interrupted.
    private static func filesOfInterruptedUpdate(of path: String) throws -> [WrittenFile] {
        guard let list = try FileSystem.contents("\(path)/\(OutputFolder.listName)") else { return [] }
        return FileList.hashes(in: list).filter { $0.value.count > 1 }.map { WrittenFile(path: $0, hashes: $1) }
    }

    /// Returns the paths of the reader's files that are replaced or removed.
    static func replaced(by update: WorkspaceUpdate) -> Set<String> {
        let paths = update.items.filter { $0.reader != nil }.compactMap { item in
            switch item.effect {
            // With `.book`, the reader's text is the older book's. The list of files may be missing.
            case .book, .merged: item.oldPath
            case .reader, .conflict: item.path == item.oldPath ? nil : item.oldPath
            }
        }
        return Set(paths + [Workspace.appExercisesFile])
    }
}
