import ChapterKit
import Foundation

/// An atomic replacement of a folder. Other processes see the old or the new folder, even if this process is
/// terminated.
///
/// The new folder is assembled or moved next to the old one. For `site` it's `.site.workbook-123`, where 123 is the
/// process identifier. Files that don't change are hard links, which need no space. Then the two folders exchange their
/// names, and the old one is removed.
struct FolderExchange {
    private let path: String
    private let new: String
    /// A lock that prevents other processes from removing the new folder as a leftover.
    private let claim: FileSystem.Lock

    /// Creates a new folder with the contents of the old one.
    ///
    /// - Parameters:
    ///   - path: The path of the old folder.
    ///   - isLeftOut: A closure that indicates whether a file or folder is left out. Its argument is the path relative
    ///     to the old folder.
    /// - Returns: `nil` if folders can't be exchanged or files can't be linked. Nothing has changed then.
    init?(_ path: String, leavingOut isLeftOut: (String) -> Bool) {
        guard let (path, new) = Self.paths(of: path),
            let claim = (try? FileSystem.Lock.make(new)) ?? nil
        else { return nil }
        (self.path, self.new, self.claim) = (path, new, claim)
        do {
            try FileSystem.copyMode(of: path, to: new)
            try FileSystem.linkContents(of: path, into: new, leavingOut: isLeftOut)
        } catch {
            cancel()
            return nil
        }
    }

    /// Moves a folder to the place of the new folder.
    ///
    /// - Parameters:
    ///   - path: The path of the old folder.
    ///   - source: The path of a folder on the same volume, which may be in the old folder.
    /// - Returns: `nil` if the folder can't be moved. Nothing has changed then.
    init?(_ path: String, moving source: String) {
        // The lock moves with the folder.
        guard let (path, new) = Self.paths(of: path), let claim = (try? FileSystem.Lock.make(source)) ?? nil,
            (try? FileSystem.copyMode(of: path, to: source)) != nil, (try? FileSystem.move(source, to: new)) != nil
        else { return nil }
        (self.path, self.new, self.claim) = (path, new, claim)
    }

    /// Adds a file to the new folder by linking it. The source isn't removed.
    func put(_ source: String, at file: String) throws {
        if let slash = file.lastIndex(of: "/") { try FileSystem.makeFolder("\(new)/\(file[..<slash])") }
        try FileSystem.link(source, "\(new)/\(file)")
    }

    /// Removes the empty parent folders of a file that was left out.
    func removeFolders(above file: String) {
        var parts = file.split(separator: "/").dropLast()
        while !parts.isEmpty {
            FileSystem.removeFolderIfEmpty("\(new)/\(parts.joined(separator: "/"))")
            parts.removeLast()
        }
    }

    /// Exchanges the new folder with the old one, and removes the old one.
    ///
    /// - Throws: An error if the system can't exchange them. Nothing has changed then.
    func commit() throws {
        try FileSystem.exchange(new, path)
        // A folder that can't be removed now is removed by the next run.
        try? FileSystem.removeTree(new)
    }

    /// Removes the new folder. The old one is unchanged.
    func cancel() { try? FileSystem.removeTree(new) }

    /// Moves the new folder back to where it was. The old one is unchanged.
    func cancel(movingBackTo source: String) throws { try FileSystem.move(new, to: source) }

    /// Returns the absolute paths of a folder and of the new folder, or `nil` if the folder can't be exchanged.
    private static func paths(of path: String) -> (path: String, new: String)? {
        let (path, parent, prefix) = components(of: path)
        let new = "\(parent)/\(prefix)\(getpid())"
        // A link would be replaced by a folder. A process whose working directory is in the old folder would be left in
        // a removed one.
        guard FileSystem.kind(path) == .folder, parent != path, FileSystem.kind(new) == nil,
            !(FileManager.default.currentDirectoryPath + "/").hasPrefix(path + "/")
        else { return nil }
        return (path, new)
    }

    /// Returns the absolute path of a folder, the path of its parent, and the prefix of the names of new folders.
    private static func components(of path: String) -> (path: String, parent: String, prefix: String) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        return (path, FileSystem.parent(of: path), ".\(URL(fileURLWithPath: path).lastPathComponent).workbook-")
    }

    /// Removes the folders that interrupted processes left next to a folder.
    static func removeLeftovers(nextTo path: String) {
        let (_, parent, prefix) = components(of: path)
        for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
            guard Int32(name.dropFirst(prefix.count)) != nil, FileSystem.kind("\(parent)/\(name)") == .folder,
                let lock = (try? FileSystem.Lock.make("\(parent)/\(name)")) ?? nil
            else { continue }
            withExtendedLifetime(lock) { try? FileSystem.removeTree("\(parent)/\(name)") }
        }
    }
}

extension FileSystem {
    /// Creates a hard link to a file. For a symbolic link, it links the symbolic link itself.
    fileprivate static func link(_ source: String, _ target: String) throws {
        guard linkat(AT_FDCWD, source, AT_FDCWD, target, 0) == 0 else { throw FileSystemError("link", target) }
    }

    /// Gives a folder the permissions of another.
    fileprivate static func copyMode(of source: String, to target: String) throws {
        var status = stat()
        guard stat(source, &status) == 0, chmod(target, status.st_mode & 0o7777) == 0 else {
            throw FileSystemError("copy", source)
        }
    }

    /// Copies the folders of a source with their permissions, and creates hard links to their files.
    fileprivate static func linkContents(
        of source: String, into target: String, below folder: String = "", leavingOut isLeftOut: (String) -> Bool
    ) throws {
        for name in try names(in: source) where !isLeftOut(folder + name) {
            guard kind("\(source)/\(name)") == .folder else {
                try link("\(source)/\(name)", "\(target)/\(name)")
                continue
            }
            try makeFolder("\(target)/\(name)")
            try copyMode(of: "\(source)/\(name)", to: "\(target)/\(name)")
            try linkContents(
                of: "\(source)/\(name)", into: "\(target)/\(name)", below: "\(folder)\(name)/", leavingOut: isLeftOut)
        }
    }

    /// Exchanges the names of two folders in one step.
    fileprivate static func exchange(_ first: String, _ second: String) throws {
        #if canImport(Darwin)
            guard renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 else { throw FileSystemError("replace", second) }
        #else
            // The C library's header declares `renameat2` only for programs that define `_GNU_SOURCE`.
            typealias Rename =
                @convention(c) (
                    Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
                ) -> Int32
            guard let symbol = dlsym(nil, "renameat2") else { throw FileSystemError("replace", second, code: ENOSYS) }
            let (rename, exchanging) = (unsafeBitCast(symbol, to: Rename.self), UInt32(2))
            guard rename(AT_FDCWD, first, AT_FDCWD, second, exchanging) == 0 else {
                throw FileSystemError("replace", second)
            }
        #endif
    }
}
