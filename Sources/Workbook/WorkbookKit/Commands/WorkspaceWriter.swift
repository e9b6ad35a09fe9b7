import ChapterKit
import StarterProgress
import SwiftText

/// The writing of a workspace into a folder, in which the reader may have worked already.
///
/// The reader's changes of an exercise, or of any other text of a chapter or the app, are merged with those of the book.
/// Nothing that the reader wrote is lost: a text that is merged is copied into `.kept` first, and if the reader and the
/// book have changed the same lines, the reader's text stays, and the book's is written into `.newer`.
package struct WorkspaceWriter {
    /// The changes for the reader to know about.
    package struct Report: Sendable {
        package let plan: OutputPlan
        /// The items with a text that is neither the book's nor as the reader left it.
        package let items: [WorkspaceUpdate.Item]
        /// The files that the reader has changed, and of which the book has a newer version in `.newer`, sorted by path.
        package let newer: [NewerFile]
        /// The folder with copies of the merged texts, as a path in the workspace.
        package let keptFolder: String?
    }

    /// A file of which the book has a newer version than the reader.
    package struct NewerFile: Sendable {
        package let path: String
        /// The lines that both have changed, or none if that isn't known.
        package let conflicts: [ThreeWayMerge.Conflict]
    }

    private let path: String
    private let files: [OutputFile]
    private let update: WorkspaceUpdate
    private let output: OutputFolder

    /// Prepares the writing, and locks the folder.
    package init(_ files: [OutputFile], to path: String) throws {
        self.path = path
        self.files = files
        update = try Self.update(of: path, to: files)
        output = try OutputFolder(
            path, changedFiles: .keep(replacing: Self.replaced(by: update)),
            // Until the texts have moved, the older list says from where.
            writingLast: [Workspace.baseFile, ExerciseList.file])
    }

    /// Discards what has been staged. The folder is unchanged.
    package func discard() { output.discard() }

    /// Writes the files.
    ///
    /// - Parameter step: A closure that's called before each change. If it throws, the folder is as after an
    ///   interruption at that moment.
    package func write(step: () throws -> Void = {}) throws -> Report {
        let newer = try stage()
        let plan = output.plan
        let keptFolder = try keepCopies()
        try output.commit(step: step)
        let items = update.items.filter { item in
            if case .merged = item.effect { return true }
            return item.path != item.oldPath && item.reader != nil
        }
        return Report(plan: plan, items: items, newer: newer, keptFolder: keptFolder)
    }

    // MARK: Staging

    /// Stages the files.
    ///
    /// - Returns: The files of which the book has a newer version than the reader, sorted by path.
    private func stage() throws -> [NewerFile] {
        let items = Dictionary(uniqueKeysWithValues: update.items.map { ($0.path, $0) })
        var newer: [OutputFile] = []
        for file in files {
            guard let item = items[file.path], item.book != nil else {
                try output.stage(file)
                if output.keepsOlder(than: file) { newer.append(file) }
                continue
            }
            if isOlder(item) { newer.append(file) }
            guard let result = item.result else { continue }
            try output.stage(OutputFile(path: file.path, text: result), delivered: file.bytes)
        }
        for item in update.items where item.book == nil && item.path != item.oldPath {
            guard let result = item.result else { continue }
            try output.stage(OutputFile(path: item.path, text: result), delivered: nil)
        }
        for file in newer {
            try output.stage(OutputFile(path: "\(WorkspaceUpdate.newerFolder)/\(file.path)", bytes: file.bytes))
        }
        return newer.map(\.path).sorted().map { path in
            guard case .conflict(let conflicts)? = items[path]?.effect else {
                return NewerFile(path: path, conflicts: [])
            }
            return NewerFile(path: path, conflicts: conflicts)
        }
    }

    /// Returns a Boolean value indicating whether the book's text is in `.newer`, because the reader's stays. It's
    /// there until the reader removes it, or takes it over.
    private func isOlder(_ item: WorkspaceUpdate.Item) -> Bool {
        switch item.effect {
        case .book, .merged: false
        case .reader: FileSystem.kind("\(path)/\(WorkspaceUpdate.newerFolder)/\(item.path)") == .file
        case .conflict: true
        }
    }

    /// Copies the reader's texts that are merged or moved.
    ///
    /// - Returns: The folder of the copies, as a path in the workspace, or `nil` if there are none.
    private func keepCopies() throws -> String? {
        let texts: [(file: String, text: String)] = update.items.compactMap { item in
            guard let reader = item.reader, item.effect != .book else { return nil }
            if case .merged = item.effect { return (item.oldPath, reader) }
            return item.path == item.oldPath ? nil : (item.oldPath, reader)
        }
        guard !texts.isEmpty else { return nil }
        let folder = (1...).lazy.map { "\(WorkspaceUpdate.keptFolder)/update-\($0)" }
            .first { FileSystem.kind("\(path)/\($0)") == nil }!
        for (file, text) in texts {
            let copy = "\(folder)/\(file)"
            if let obstacle = FileSystem.obstacle(onWayTo: FileSystem.parent(of: copy), below: path) {
                throw OutputError.outside(obstacle)
            }
            try FileSystem.makeFolder(FileSystem.parent(of: "\(path)/\(copy)"))
            try FileSystem.replace("\(path)/\(copy)", with: Array(text.utf8))
        }
        return folder
    }
}
