import Foundation

/// Looks at the files of some folders again and again, which works on every system and every disk.
struct FileWatch {
    /// What tells a file that was written from what it was before: one that is put in its place has another number.
    struct Stamp: Equatable {
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// Files by their paths in the package.
    typealias Look = [String: Stamp]

    let package: String
    let folders: [String]
    /// Seconds between two looks.
    static let pace = 0.1
    /// Seconds until a look that shows a change is taken again: editors write in steps.
    static let quickPace = 0.03

    func look() -> Look {
        var look: Look = [:]
        for folder in folders { add(folder, to: &look) }
        return look
    }

    /// Waits until a look shows something else than one before, and twice the same.
    ///
    /// - Returns: that look.
    func change(since last: Look) -> Look {
        var previous = last
        while true {
            Thread.sleep(forTimeInterval: previous == last ? Self.pace : Self.quickPace)
            let now = look()
            if now != last, now == previous { return now }
            previous = now
        }
    }

    /// The files that are new, gone or different.
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
        // What is hidden is an editor's own.
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
