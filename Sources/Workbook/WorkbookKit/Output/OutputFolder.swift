import ChapterKit
import SwiftText
import Synchronization

/// A folder that the tool writes as a whole. Every file is staged first, and then all are put in place.
///
/// The replacement is a single step if the file system supports it.
///
/// The files are listed with their hashes in `.workbook`. The list prevents a file that the user created or changed
/// from being overwritten, and allows a file that's no longer generated to be removed. Until `commit()`, only the
/// staging folder changes.
package final class OutputFolder: SiteOutput {
    private let path: String
    private let staging: String
    /// The hashes of the generated files. A commit that was interrupted leaves two for a file.
    private let written: [String: Set<UInt64>]
    /// A Boolean value indicating whether the folder was empty, which makes it unnecessary to look for existing files.
    private let wasEmpty: Bool
    private let policy: Policy
    private let claim: FileSystem.Lock
    private let state = Mutex(State())

    /// The state that threads share when they stage files.
    private struct State {
        var entries: [String: Entry] = [:]
        var stagedCount = 0
        var isDiscarded = false
        /// The bytes of the last call of `storeCache(_:)`.
        var cache: [UInt8]?
    }

    private struct Entry {
        var change: Change
        var hash: UInt64
        /// The path of the staged bytes, or `nil` if nothing is to be written.
        var staged: String?
    }

    /// The handling of files that the user created or changed.
    package enum Policy: Sendable {
        /// Nothing is written if there's such a file.
        case fail
        /// The file isn't replaced, unless its path is in the set. The other files are written.
        case keep(replacing: Set<String>)
    }

    private static let stagingFolders = 16
    /// The folder in the staging folder for the files of an output folder that was empty. They have their final paths, so
    /// that the folder can be put in place as a whole.
    private static let treeName = "new-folder"
    private static let stagingName = ".workbook-staging"
    static let listName = ".workbook"
    private static let cacheName = ".workbook-cache"

    /// Reads the list of generated files, and removes the leftovers of an interrupted run.
    ///
    /// - Throws: An error if the folder can't be read or created, or if another process is writing it.
    package init(_ path: String, changedFiles policy: Policy = .fail) throws {
        self.path = path
        self.policy = policy
        staging = path + "/" + Self.stagingName
        // If the staging folder were a symbolic link, the contents of its destination would be removed.
        if let kind = FileSystem.kind(staging), kind != .folder { try FileSystem.remove(staging) }
        guard let claim = try FileSystem.Lock.make(staging) else { throw OutputError.busy(path) }
        self.claim = claim
        try FileSystem.removeContents(of: staging)
        FolderExchange.removeLeftovers(nextTo: path)
        wasEmpty = try FileSystem.names(in: path) == [Self.stagingName]
        if wasEmpty {
            try FileSystem.makeFolder("\(staging)/\(Self.treeName)")
        } else {
            for number in 0..<Self.stagingFolders { try FileSystem.makeFolder("\(staging)/\(number)") }
        }
        let list = path + "/" + Self.listName
        written = FileSystem.kind(list) == .file ? FileList.hashes(in: try FileSystem.read(list)) : [:]
    }

    // MARK: Staging

    /// Determines the change for a file, and stages the file if it's to be written. It can be called from many threads.
    ///
    /// - Throws: An error if the path leads out of the folder, or if the file can't be written.
    package func stage(_ file: OutputFile) throws {
        guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
        let change = try change(for: file)
        let staged = change == .create || change == .update ? try write(file) : nil
        let entry = Entry(change: change, hash: ContentHash.hash(file.bytes), staged: staged)
        let isNew = state.withLock { $0.entries.updateValue(entry, forKey: file.path) == nil }
        guard isNew else { throw OutputError.twice(file.path) }
    }

    /// Writes a file into the staging folder, and returns the path of its bytes.
    ///
    /// Unless the output folder was empty, the files are distributed among several folders, because threads that create
    /// files in the same folder block each other.
    private func write(_ file: OutputFile) throws -> String {
        let number = try state.withLock { state in
            // Other threads may still be running after the user has interrupted the build.
            if state.isDiscarded { throw CancellationError() }
            state.stagedCount += 1
            return state.stagedCount
        }
        let folder = wasEmpty ? Self.treeName : String(number % Self.stagingFolders)
        let name = wasEmpty ? file.path : String(number)
        let staged = "\(staging)/\(folder)/\(name)"
        if name.utf8.contains(UInt8(ascii: "/")) { try FileSystem.makeFolder(FileSystem.parent(of: staged)) }
        try FileSystem.write(file.bytes, to: staged)
        return staged
    }

    /// Keeps a file of the last build, if it's unchanged on disk.
    ///
    /// - Returns: `true` if the file was kept.
    package func keep(_ file: String) -> Bool {
        guard let hashes = written[file], hashes.count == 1, let hash = hashes.first,
            FileSystem.kind(path + "/" + file) == .file, let current = try? FileSystem.read(path + "/" + file),
            ContentHash.hash(current) == hash
        else { return false }
        state.withLock { $0.entries[file] = Entry(change: .unchanged, hash: hash, staged: nil) }
        return true
    }

    /// The bytes that the last committed run passed to `storeCache(_:)`.
    package var cache: [UInt8] { (try? FileSystem.read(path + "/" + Self.cacheName)) ?? [] }

    /// Stores bytes for the next run. They aren't in the list of files.
    package func storeCache(_ bytes: [UInt8]) { state.withLock { $0.cache = bytes } }

    private func change(for file: OutputFile) throws -> Change {
        if wasEmpty { return .create }
        let target = path + "/" + file.path
        switch FileSystem.kind(target) {
        case nil: return .create
        case .file:
            let current = try FileSystem.read(target)
            if current == file.bytes { return .unchanged }
            if written[file.path]?.contains(ContentHash.hash(current)) == true { return .update }
            if case .keep(let replaced) = policy, replaced.contains(file.path) { return .update }
            return foreign
        case .folder, .link, .other: return .conflict
        }
    }

    /// The change for a file that isn't as the tool wrote it.
    private var foreign: Change {
        switch policy {
        case .fail: .conflict
        case .keep: .kept
        }
    }

    /// Returns a Boolean value indicating whether a file that the user changed is kept although the tool has a newer
    /// version of it.
    func keepsOlder(than file: OutputFile) -> Bool {
        guard state.withLock({ $0.entries[file.path]?.change }) == .kept else { return false }
        return written[file.path]?.contains(ContentHash.hash(file.bytes)) != true
    }

    /// The changes that a commit will make, including the removal of files that are no longer generated.
    package var plan: OutputPlan { plan(for: state.withLock { $0.entries }) }

    private func plan(for entries: [String: Entry]) -> OutputPlan {
        var all = entries.mapValues(\.change)
        for (file, hashes) in written where all[file] == nil {
            guard let current = try? FileSystem.read(path + "/" + file) else { continue }
            all[file] = hashes.contains(ContentHash.hash(current)) ? .remove : foreign
        }
        return OutputPlan(folder: path, changes: all)
    }

    // MARK: Committing

    /// Puts the staged files in place, removes those that are no longer generated, and writes the list of files.
    ///
    /// - Throws: `OutputError.conflicts` before anything has changed, or an error of the file system.
    package func commit() throws {
        var (entries, cache) = state.withLock { ($0.entries, $0.cache) }
        if wasEmpty {
            // The user may have created a file in the meantime.
            for (file, entry) in entries where entry.change == .create && FileSystem.kind("\(path)/\(file)") != nil {
                entries[file]?.change = foreign
            }
        }
        let plan = plan(for: entries)
        guard plan.conflicts.isEmpty else { throw OutputError.conflicts(path, plan.conflicts) }
        try checkFolders(plan)
        // For a file that's kept for the user, the list keeps the hash that the tool wrote last.
        let kept = written.filter { entries[$0.key]?.change == .kept }
        let new = entries.filter { $0.value.change != .kept }.mapValues { Set([$0.hash]) }
            .merging(kept) { current, _ in current }
        let both = written.merging(new) { $0.union($1) }
        try FileSystem.write(FileList.bytes(of: both), to: staging + "/both")
        if both != new { try FileSystem.write(FileList.bytes(of: new), to: staging + "/new") }
        if let cache { try FileSystem.write(cache, to: staging + "/cache") }
        try Interruption.uninterrupted {
            if try exchange(entries, plan, list: both == new ? "both" : "new", hasCache: cache != nil) { return }
            // While files are being replaced, the list contains the hashes of both the old and the new ones. After an
            // interruption, both are still recognized as generated.
            try FileSystem.move(staging + "/both", to: path + "/" + Self.listName)
            for (file, entry) in entries.sorted(by: { $0.key < $1.key }) {
                guard let staged = entry.staged else { continue }
                if file.utf8.contains(UInt8(ascii: "/")) {
                    try FileSystem.makeFolder(path + "/" + file[..<file.lastIndex(of: "/")!])
                }
                try FileSystem.move(staged, to: path + "/" + file)
            }
            for (file, change) in plan.changes where change == .remove { try remove(file) }
            if both != new { try FileSystem.move(staging + "/new", to: path + "/" + Self.listName) }
            if cache != nil { try FileSystem.move(staging + "/cache", to: path + "/" + Self.cacheName) }
            try FileSystem.removeTree(staging)
        }
    }

    /// Replaces the folder with a new one that contains all files, in one step.
    ///
    /// - Returns: `true` if the folder was replaced. Not every file system supports it, and a folder that also contains
    ///   the user's files isn't replaced.
    private func exchange(
        _ entries: [String: Entry], _ plan: OutputPlan, list: String, hasCache: Bool
    ) throws -> Bool {
        guard case .fail = policy, !plan.written.isEmpty else { return false }
        if wasEmpty { return try exchangeForTree(list: list, hasCache: hasCache) }
        let reserved = [Self.listName, Self.cacheName, Self.stagingName]
        let leftOut = Set(plan.written + reserved)
        guard let folder = FolderExchange(path, leavingOut: leftOut.contains) else { return false }
        do {
            for (file, change) in plan.changes where change == .remove { folder.removeFolders(above: file) }
            for (file, entry) in entries { if let staged = entry.staged { try folder.put(staged, at: file) } }
            try folder.put("\(staging)/\(list)", at: Self.listName)
            let cache = hasCache ? "\(staging)/cache" : "\(path)/\(Self.cacheName)"
            if FileSystem.kind(cache) == .file { try folder.put(cache, at: Self.cacheName) }
            try folder.commit()
            return true
        } catch {
            folder.cancel()
            return false
        }
    }

    /// Replaces the folder, which was empty, with the folder of the staged files.
    ///
    /// - Returns: `false` if the folder isn't empty anymore, or if folders can't be exchanged. Nothing has changed then.
    private func exchangeForTree(list: String, hasCache: Bool) throws -> Bool {
        let tree = "\(staging)/\(Self.treeName)"
        guard try FileSystem.names(in: path) == [Self.stagingName], let folder = FolderExchange(path, moving: tree)
        else {
            return false
        }
        do {
            try folder.put("\(staging)/\(list)", at: Self.listName)
            if hasCache { try folder.put("\(staging)/cache", at: Self.cacheName) }
            try folder.commit()
            return true
        } catch {
            try folder.cancel(movingBackTo: tree)
            return false
        }
    }

    /// Discards the staged files. The folder is unchanged.
    package func discard() {
        state.withLock { $0.isDiscarded = true }
        // Removing the folder can fail if another thread is writing a file into it at the same moment.
        for _ in 0..<3 where FileSystem.kind(staging) != nil { try? FileSystem.removeTree(staging) }
        FileSystem.removeFolderIfEmpty(path)
    }

    /// Checks that no link takes the place of a folder, which would lead a file out of the output folder.
    private func checkFolders(_ plan: OutputPlan) throws {
        let files = plan.changes.filter { $0.value != .unchanged && $0.key.utf8.contains(UInt8(ascii: "/")) }.keys
        let folders = Set(files.map { $0[..<$0.lastIndex(of: "/")!] })
        for folder in folders {
            if let obstacle = FileSystem.obstacle(onWayTo: folder, below: path) {
                throw OutputError.outside(obstacle)
            }
        }
    }

    private func remove(_ file: String) throws {
        try FileSystem.remove(path + "/" + file)
        var parts = file.split(separator: "/").dropLast()
        while !parts.isEmpty {
            FileSystem.removeFolderIfEmpty(path + "/" + parts.joined(separator: "/"))
            parts.removeLast()
        }
    }
}
