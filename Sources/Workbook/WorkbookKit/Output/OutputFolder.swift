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
    let path: String
    let staging: String
    /// The hashes of the generated files. A commit that was interrupted leaves two for a file.
    private let written: [String: Set<UInt64>]
    /// A Boolean value indicating whether the folder was empty, which makes it unnecessary to look for existing files.
    let wasEmpty: Bool
    let policy: Policy
    private let lastFiles: [String]
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

    struct Entry {
        var change: Change
        /// The hash for the list, or `nil` if the file isn't listed.
        var hash: UInt64?
        /// The hash of the bytes, which differs from `hash` if they contain the user's changes.
        var writtenHash: UInt64
        /// The path of the staged bytes, or `nil` if nothing is to be written.
        var staged: String?

        /// A Boolean value indicating whether the file is kept with contents that the tool doesn't know.
        var isForeign: Bool { change == .kept && hash == writtenHash }
    }

    /// The handling of files that the user created or changed.
    package enum Policy: Sendable {
        /// Nothing is written if there's such a file.
        case fail
        /// The file isn't replaced or removed, unless its path is in the set. The other files are written.
        case keep(replacing: Set<String>)

        /// The paths of files that are replaced or removed even if the user changed them.
        fileprivate var replaced: Set<String> {
            if case .keep(let replaced) = self { replaced } else { [] }
        }
    }

    private static let stagingFolders = 16
    /// The folder in the staging folder for the files of an output folder that was empty. They have their final paths, so
    /// that the folder can be put in place as a whole.
    static let treeName = "new-folder"
    static let stagingName = ".workbook-staging"
    static let listName = ".workbook"
    static let cacheName = ".workbook-cache"

    /// Reads the list of generated files, and removes the leftovers of an interrupted run.
    ///
    /// - Parameter lastFiles: The paths of files that are replaced after all others, in this order.
    /// - Throws: An error if the folder can't be read or created, or if another process is writing it.
    package init(_ path: String, changedFiles policy: Policy = .fail, writingLast lastFiles: [String] = []) throws {
        self.path = path
        self.policy = policy
        self.lastFiles = lastFiles
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
    package func stage(_ file: OutputFile) throws { try stage(file, delivered: file.bytes) }

    /// Stages a file that contains a user's changes.
    ///
    /// - Parameter delivered: The tool's own contents, which the list records. The file counts as changed by the user
    ///   then. With `nil`, the file isn't listed, and belongs to the user.
    func stage(_ file: OutputFile, delivered: [UInt8]?) throws {
        guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
        var change = try change(for: file)
        if change == .unchanged, delivered != file.bytes { change = .kept }
        let staged = change == .create || change == .update ? try write(file) : nil
        let entry = Entry(
            change: change, hash: delivered.map(ContentHash.hash), writtenHash: ContentHash.hash(file.bytes),
            staged: staged)
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
        state.withLock { $0.entries[file] = Entry(change: .unchanged, hash: hash, writtenHash: hash, staged: nil) }
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
            if policy.replaced.contains(file.path) { return .update }
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
        for file in policy.replaced where entries[file] == nil && FileSystem.kind("\(path)/\(file)") == .file {
            all[file] = .remove
        }
        return OutputPlan(folder: path, changes: all)
    }

    // MARK: Committing

    /// Puts the staged files in place, removes those that are no longer generated, and writes the list of files.
    ///
    /// - Parameter step: A closure that's called before each change of a folder that isn't replaced as a whole. If it
    ///   throws, the folder is as after an interruption at that moment.
    /// - Throws: `OutputError.conflicts` before anything has changed, or an error of the file system.
    package func commit(step: () throws -> Void = {}) throws {
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
        let kept = written.filter { entries[$0.key]?.isForeign == true }
        let new = entries.filter { !$0.value.isForeign }.compactMapValues { $0.hash.map { Set([$0]) } }
            .merging(kept) { current, _ in current }
        let staged = entries.filter { $0.value.staged != nil && $0.value.hash != nil }.mapValues {
            Set([$0.writtenHash])
        }
        let both = written.merging(new) { $0.union($1) }.merging(staged) { $0.union($1) }
        try FileSystem.write(FileList.bytes(of: both), to: staging + "/both")
        if both != new { try FileSystem.write(FileList.bytes(of: new), to: staging + "/new") }
        if let cache { try FileSystem.write(cache, to: staging + "/cache") }
        try Interruption.uninterrupted {
            if try exchange(entries, plan, list: both == new ? "both" : "new", hasCache: cache != nil) { return }
            // While files are being replaced, the list contains the hashes of both the old and the new ones. After an
            // interruption, both are still recognized as generated.
            try FileSystem.move(staging + "/both", to: path + "/" + Self.listName)
            let last = lastFiles.filter { entries[$0] != nil }
            let files = entries.keys.filter { !last.contains($0) }.sorted()
            for file in files { try place(file, entries[file]?.staged, step) }
            for (file, change) in plan.changes.sorted(by: { $0.key < $1.key }) where change == .remove {
                try step()
                try remove(file)
            }
            for file in last { try place(file, entries[file]?.staged, step) }
            if both != new { try FileSystem.move(staging + "/new", to: path + "/" + Self.listName) }
            if cache != nil { try FileSystem.move(staging + "/cache", to: path + "/" + Self.cacheName) }
            try FileSystem.removeTree(staging)
        }
    }

    /// Moves the staged bytes of a file to its place, if there are any.
    private func place(_ file: String, _ staged: String?, _ step: () throws -> Void) throws {
        guard let staged else { return }
        try step()
        if file.utf8.contains(UInt8(ascii: "/")) {
            try FileSystem.makeFolder(path + "/" + file[..<file.lastIndex(of: "/")!])
        }
        try FileSystem.move(staged, to: path + "/" + file)
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
