import Foundation

/// A watch that polls the files of some folders, which works on every system and every disk.
struct FileWatch {
    /// The metadata that changes if a file is written. A file that replaces another has a different number.
    struct Metadata: Equatable {
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// A snapshot of the files, by their paths in the package.
    typealias Snapshot = [String: Metadata]

    let package: String
    let folders: [String]
    /// The time between two polls, in seconds.
    static let interval = 0.1
    /// The time until the next poll after a change, in seconds. Editors write in several steps.
    static let shortInterval = 0.03

    func snapshot() -> Snapshot {
        var snapshot: Snapshot = [:]
        for folder in folders { add(folder, to: &snapshot) }
        return snapshot
    }

    /// Waits until a snapshot differs from an earlier one, and two polls in succession return it.
    ///
    /// - Returns: The new snapshot.
    func change(since last: Snapshot) -> Snapshot {
        var previous = last
        while true {
            Thread.sleep(forTimeInterval: previous == last ? Self.interval : Self.shortInterval)
            let now = snapshot()
            if now != last, now == previous { return now }
            previous = now
        }
    }

    /// Returns the files that were added, removed, or modified.
    static func changes(from old: Snapshot, to new: Snapshot) -> Set<String> {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }

    private func add(_ path: String, to snapshot: inout Snapshot) {
        var status = stat()
        guard lstat("\(package)/\(path)", &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            snapshot[path] = Metadata(status)
            return
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(package)/\(path)")) ?? []
        // Hidden files belong to editors.
        where !name.hasPrefix(".") && !name.hasSuffix("~") { add("\(path)/\(name)", to: &snapshot) }
    }
}

extension FileWatch.Metadata {
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
