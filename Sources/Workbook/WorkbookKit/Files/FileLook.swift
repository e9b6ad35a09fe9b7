import Foundation

/// A snapshot of file metadata, for detecting added, removed, and modified files.
package struct FileLook: Sendable, Equatable {
    /// The metadata that changes when a file is written or replaced.
    package struct Stamp: Sendable, Equatable {
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
    package private(set) var stamps: [String: Stamp]

    package init(_ stamps: [String: Stamp] = [:]) { self.stamps = stamps }

    /// Records the metadata of files, and of all files in folders and their subfolders.
    ///
    /// As when a book is read, links aren't followed and hidden files are skipped. A file that can't be read is treated
    /// as missing. The files of a generated site are skipped.
    ///
    /// - Parameter places: The paths of files and folders, which don't need to exist.
    package init(at places: [String]) {
        self.init()
        for place in places {
            var status = stat()
            if stat(place, &status) == 0 { add(place, status, (try? FileSystem.names(in: place)) ?? []) }
        }
    }

    private mutating func add(_ path: String, _ status: stat, _ names: @autoclosure () -> [String]) {
        guard status.st_mode & S_IFMT == S_IFDIR else {
            stamps[path] = Stamp(status)
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
    func lacks(anyOf earlier: FileLook) -> Bool {
        earlier.stamps.contains { path, stamp in
            guard let now = stamps[path] else { return true }
            return now.size == 0 && stamp.size > 0
        }
    }
}
