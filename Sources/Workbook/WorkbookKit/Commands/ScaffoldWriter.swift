import ChapterKit
import SwiftText

/// A writer of files into a folder that never overwrites a file.
package struct ScaffoldWriter {
    let path: String
    /// The remedy if a file exists already.
    let remedy: String

    package init(_ path: String, remedy: String = "name a new folder") {
        self.path = path
        self.remedy = remedy
    }

    /// A change of an existing file.
    struct Edit {
        var path: String
        var old: [UInt8]
        var new: [UInt8]
    }

    /// Returns the files that don't exist yet.
    package func missing(_ files: [OutputFile]) -> [OutputFile] {
        files.filter { FileSystem.kind("\(path)/\($0.path)") == nil }
    }

    /// Writes all files, or none.
    ///
    /// - Throws: An error if one of them exists or can't be written.
    package func write(_ files: [OutputFile]) throws { try write(files, editing: []) }

    /// Writes all files and edits, or none.
    ///
    /// - Throws: An error if one of the files exists, if another process has changed an edited file, or if a file can't
    ///   be written.
    func write(_ files: [OutputFile], editing edits: [Edit]) throws {
        if let file = files.first(where: { FileSystem.kind("\(path)/\($0.path)") != nil }) {
            throw ScaffoldError(
                description: "there is a '\(file.path)' in '\(path)' already; nothing was written; \(remedy)")
        }
        for file in files {
            if let obstacle = FileSystem.obstacle(onWayTo: file.path, below: path) {
                throw ScaffoldError(
                    description: "'\(obstacle)' in '\(path)' isn't a folder; nothing was written; \(remedy)")
            }
        }
        var written: [String] = []
        var edited: [Edit] = []
        do {
            for file in files {
                written.append("\(path)/\(file.path)")
                try FileSystem.makeFolder(FileSystem.parent(of: "\(path)/\(file.path)"))
                try FileSystem.write(file.bytes, to: "\(path)/\(file.path)")
            }
            for edit in edits {
                guard try FileSystem.replace("\(path)/\(edit.path)", with: edit.new, ifStill: edit.old) else {
                    throw ScaffoldError(
                        description: "'\(edit.path)' has just been changed; nothing was written; try again")
                }
                edited.append(edit)
            }
        } catch {
            for edit in edited {
                _ = try? FileSystem.replace("\(path)/\(edit.path)", with: edit.old, ifStill: edit.new)
            }
            for file in written {
                try? FileSystem.remove(file)
                FileSystem.removeFolderIfEmpty(FileSystem.parent(of: file))
            }
            throw error
        }
    }
}

/// An error that prevents new files from being written.
struct ScaffoldError: UserFacingError {
    var description: String
}
