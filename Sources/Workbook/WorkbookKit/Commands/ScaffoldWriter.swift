import SwiftText

/// A writer of files into a folder that never overwrites a file.
public struct ScaffoldWriter {
    let path: String

    public init(_ path: String) { self.path = path }

    /// Returns the files that don't exist yet.
    public func missing(_ files: [OutputFile]) -> [OutputFile] {
        files.filter { FileSystem.kind("\(path)/\($0.path)") == nil }
    }

    /// Writes all files, or none.
    ///
    /// - Throws: An error if one of them exists or can't be written.
    public func write(_ files: [OutputFile]) throws {
        if let file = files.first(where: { FileSystem.kind("\(path)/\($0.path)") != nil }) {
            throw ScaffoldError(
                description: "there is a '\(file.path)' in '\(path)' already; nothing was written: name a new folder")
        }
        for file in files {
            if let obstacle = FileSystem.obstacle(onWayTo: file.path, below: path) {
                throw ScaffoldError(
                    description: "'\(obstacle)' in '\(path)' is no folder; nothing was written: name a new folder")
            }
        }
        var written: [String] = []
        do {
            for file in files {
                written.append("\(path)/\(file.path)")
                try FileSystem.makeFolder(FileSystem.parent(of: "\(path)/\(file.path)"))
                try FileSystem.write(file.bytes, to: "\(path)/\(file.path)")
            }
        } catch {
            for file in written { try? FileSystem.remove(file) }
            throw error
        }
    }
}

/// An error that prevents the files of a new book from being written.
struct ScaffoldError: UserFacingError {
    var description: String
}
