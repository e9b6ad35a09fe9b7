import ChapterKit
import Foundation

/// A snapshot of file metadata, for detecting added, removed, and modified files.
package struct FileSnapshot: Sendable, Equatable {
    /// The metadata that changes when a file is written or replaced.
    package struct Metadata: Sendable, Equatable {
        /// The inode number. It differs if a file has been replaced by another.
        package var number: UInt64
        package var size: Int64
        package var seconds: Int
        package var nanoseconds: Int

        package init(number: UInt64, size: Int64, seconds: Int, nanoseconds: Int) {
            (self.number, self.size, self.seconds, self.nanoseconds) = (number, size, seconds, nanoseconds)
        }

        fileprivate init(_ status: stat) {
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            self.init(
                number: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
                nanoseconds: time.tv_nsec)
        }
    }

    /// The metadata of the files, keyed by path. Folders aren't included.
    package private(set) var files: [String: Metadata]

    package init(_ files: [String: Metadata] = [:]) { self.files = files }

    /// Records the metadata of files, and of all files in folders and their subfolders.
    ///
    /// As when a book is read, links aren't followed and hidden files are skipped. A file that can't be read is treated
    /// as missing. The files of a generated site are skipped.
    ///
    /// - Parameter paths: The paths of files and folders, which don't need to exist.
    package init(at paths: [String]) {
        self.init()
        for path in paths {
            var status = stat()
            if stat(path, &status) == 0 { add(path, status, (try? FileSystem.names(in: path)) ?? []) }
        }
    }

    private mutating func add(_ path: String, _ status: stat, _ names: @autoclosure () -> [String]) {
        guard status.st_mode & S_IFMT == S_IFDIR else {
            files[path] = Metadata(status)
            return
        }
        for name in names() where !name.hasPrefix(".") {
            var status = stat()
            if lstat("\(path)/\(name)", &status) == 0 {
                add("\(path)/\(name)", status, Self.namesOutsideOfSites("\(path)/\(name)"))
            }
        }
    }

    /// Returns the names in a folder, or none if the tool generated the folder. Otherwise every build would be detected
    /// as a change.
    private static func namesOutsideOfSites(_ folder: String) -> [String] {
        guard let names = try? FileSystem.names(in: folder), !names.contains(OutputFolder.listName) else { return [] }
        return names
    }

    /// Returns a Boolean value indicating whether a file of an earlier snapshot has been removed or emptied.
    func lacks(anyOf earlier: FileSnapshot) -> Bool {
        earlier.files.contains { path, metadata in
            guard let now = files[path] else { return true }
            return now.size == 0 && metadata.size > 0
        }
    }
}
