import Foundation

/// A watch that polls the files of some folders, which works on every system and every disk.
struct FileWatch {
    /// The metadata that changes if a file is written. A file that replaces another has a different number.
    struct Stamp: Equatable {
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// A snapshot of the files, by their paths in the package.
    typealias Look = [String: Stamp]

    let package: String
    let folders: [String]
    /// The time between two polls, in seconds.
    static let pace = 0.1
    /// The time until the next poll after a change, in seconds. Editors write in several steps.
    static let quickPace = 0.03

    func look() -> Look {
        var look: Look = [:]
        for folder in folders { add(folder, to: &look) }
        return look
    }

    /// Waits until a snapshot differs from an earlier one, and two polls in succession return it.
    ///
    /// - Returns: The new snapshot.
    func change(since last: Look) -> Look {
        var previous = last
        while true {
            Thread.sleep(forTimeInterval: previous == last ? Self.pace : Self.quickPace)
            let now = look()
            if now != last, now == previous { return now }
            previous = now
        }
    }

    /// Returns the files that were added, removed, or modified.
    static func changes(from old: Look, to new: Look) -> Set<String> {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }

    private func add(_ path: String, to look: inout Look) {
        var status = stat()
        guard lstat("\(package)/\(path)", &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            look[path] = Stamp(status)
            return
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(package)/\(path)")) ?? []
        // Hidden files belong to editors.
        where !name.hasPrefix(".") && !name.hasSuffix("~") { add("\(path)/\(name)", to: &look) }
    }
}

extension FileWatch.Stamp {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(
            number: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
}
