import Foundation

/// What stood in some places of the disk at one moment: enough to notice a file that is new, gone or different.
package struct FileLook: Sendable, Equatable {
    /// What tells a file that was written from what it was before.
    package struct Stamp: Sendable, Equatable {
        /// A file that is put in another's place has its own number.
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

    /// By path; folders have none.
    package private(set) var stamps: [String: Stamp]

    package init(_ stamps: [String: Stamp] = [:]) { self.stamps = stamps }

    /// Looks at files, and at all files below folders; links are not followed, and what is hidden is passed over, as
    /// when a book is read. What cannot be read is as if it were not there, and so is a site inside of a folder.
    ///
    /// - Parameter places: files and folders; there may be nothing.
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

    /// What is in a folder; nothing where the tool has written the folder, which would be a change after each build.
    private static func namesOutsideOfSites(_ folder: String) -> [String] {
        guard let names = try? FileSystem.names(in: folder), !names.contains(OutputFolder.listName) else { return [] }
        return names
    }

    /// Whether a file of an earlier look is gone, or has nothing in it any more.
    func lacks(anyOf earlier: FileLook) -> Bool {
        earlier.stamps.contains { path, stamp in
            guard let now = stamps[path] else { return true }
            return now.size == 0 && stamp.size > 0
        }
    }
}
