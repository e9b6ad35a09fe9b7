import Foundation

/// A folder put in place of another in one step: whoever looks sees the old one or the new one, and nothing else, whatever
/// ends this process.
///
/// The new folder is put together beside the old one, as `.site.workbook-123` for `site`, where 123 is this process. What
/// stays is linked into it, which costs no space. Then the two exchange their names, and the old one is removed.
struct FolderExchange {
    private let path: String
    private let new: String
    /// Keeps other processes from taking the new folder for one that was left behind.
    private let claim: FileSystem.Lock

    /// Begins a new folder with what the old one holds.
    ///
    /// - Parameters:
    ///   - path: the old folder.
    ///   - isLeftOut: says which files and folders of the old one, by their paths in it, are not taken over.
    /// - Returns: nil where folders cannot be exchanged or files not be linked: nothing has changed then.
    init?(_ path: String, leavingOut isLeftOut: (String) -> Bool) {
        let (path, parent, prefix) = Self.place(of: path)
        // A link would be replaced by a folder; and whoever works in the folder would find himself in one that is gone.
        guard FileSystem.kind(path) == .folder, parent != path,
            !(FileManager.default.currentDirectoryPath + "/").hasPrefix(path + "/")
        else { return nil }
        self.path = path
        new = "\(parent)/\(prefix)\(getpid())"
        guard FileSystem.kind(new) == nil, let claim = (try? FileSystem.Lock.make(new)) ?? nil else { return nil }
        self.claim = claim
        do {
            try FileSystem.linkContents(of: path, into: new, leavingOut: isLeftOut)
        } catch {
            cancel()
            return nil
        }
    }

    /// Puts a file into the new folder, which stays where it is, too.
    func put(_ source: String, at file: String) throws {
        if let slash = file.lastIndex(of: "/") { try FileSystem.makeFolder("\(new)/\(file[..<slash])") }
        try FileSystem.link(source, "\(new)/\(file)")
    }

    /// Removes the folders on the way to a file that was left out, where they are empty now.
    func removeFolders(above file: String) {
        var parts = file.split(separator: "/").dropLast()
        while !parts.isEmpty {
            FileSystem.removeFolderIfEmpty("\(new)/\(parts.joined(separator: "/"))")
            parts.removeLast()
        }
    }

    /// Gives the new folder the old one's name, and removes the old one.
    ///
    /// - Throws: when the system cannot do that: nothing has changed then.
    func commit() throws {
        try FileSystem.exchange(new, path)
        // What cannot be removed now is removed the next time.
        try? FileSystem.removeTree(new)
    }

    /// Leaves everything as it was.
    func cancel() { try? FileSystem.removeTree(new) }

    /// The folder's absolute path, that of the folder around it, and how the names of new folders begin.
    private static func place(of path: String) -> (path: String, parent: String, prefix: String) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        return (path, FileSystem.parent(of: path), ".\(URL(fileURLWithPath: path).lastPathComponent).workbook-")
    }

    /// Removes what processes have left beside a folder that were ended in the middle.
    static func removeLeftovers(beside path: String) {
        let (_, parent, prefix) = place(of: path)
        for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
            guard Int32(name.dropFirst(prefix.count)) != nil, FileSystem.kind("\(parent)/\(name)") == .folder,
                let lock = (try? FileSystem.Lock.make("\(parent)/\(name)")) ?? nil
            else { continue }
            withExtendedLifetime(lock) { try? FileSystem.removeTree("\(parent)/\(name)") }
        }
    }
}

extension FileSystem {
    /// Gives a file another name besides its own; of a link, the link itself.
    fileprivate static func link(_ source: String, _ target: String) throws {
        guard linkat(AT_FDCWD, source, AT_FDCWD, target, 0) == 0 else { throw Failure("link", target) }
    }

    /// Makes the folders that another holds in a new one, with their permissions, and links their files into them.
    fileprivate static func linkContents(
        of source: String, into target: String, below folder: String = "", leavingOut isLeftOut: (String) -> Bool
    ) throws {
        var status = stat()
        guard stat(source, &status) == 0, chmod(target, status.st_mode & 0o7777) == 0 else {
            throw Failure("copy", source)
        }
        for name in try names(in: source) where !isLeftOut(folder + name) {
            guard kind("\(source)/\(name)") == .folder else {
                try link("\(source)/\(name)", "\(target)/\(name)")
                continue
            }
            try makeFolder("\(target)/\(name)")
            try linkContents(
                of: "\(source)/\(name)", into: "\(target)/\(name)", below: "\(folder)\(name)/", leavingOut: isLeftOut)
        }
    }

    /// Gives each of two folders the other's name, in one step.
    fileprivate static func exchange(_ first: String, _ second: String) throws {
        #if canImport(Darwin)
            guard renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 else { throw Failure("replace", second) }
        #else
            // The header of the C library shows it to GNU's programs alone.
            typealias Rename =
                @convention(c) (
                    Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
                ) -> Int32
            guard let symbol = dlsym(nil, "renameat2") else { throw Failure("replace", second, code: ENOSYS) }
            let (rename, exchanging) = (unsafeBitCast(symbol, to: Rename.self), UInt32(2))
            guard rename(AT_FDCWD, first, AT_FDCWD, second, exchanging) == 0 else { throw Failure("replace", second) }
        #endif
    }
}
