import Foundation

// The system calls, whose names the functions of `FileSystem` would shadow.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int { write(file, buffer, count) }

/// The file system. The engine and the tool read and write the user's files only through this type.
///
/// It makes system calls instead of using Foundation, so that a book of thousands of chapters is read and written in a
/// second.
package enum FileSystem {
    package enum Kind {
        case file, folder, link, other
    }

    /// Returns the kind of the item at a path, or `nil` if there's none. Links aren't followed.
    package static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return kind(of: status)
    }

    private static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the absolute path of the folder that contains a file or folder.
    package static func parent(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// The size and modification time of the tool's executable, which identify a build of the tool.
    package static let toolFingerprint: String = {
        #if os(Linux)
            let path = "/proc/self/exe"
        #else
            let path = CommandLine.arguments[0]
        #endif
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        #if canImport(Darwin)
            return "\(status.st_size) \(status.st_mtimespec.tv_sec) \(status.st_mtimespec.tv_nsec)"
        #else
            return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        #endif
    }()

    // MARK: Reading

    package static func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileSystemError("read", path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileSystemError("read", path) }
        guard kind(of: status) == .file else { throw FileSystemError("read", path, code: EISDIR) }
        let size = Int(status.st_size)
        return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = systemRead(file, buffer.baseAddress! + count, size - count)
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw FileSystemError("read", path) }
                if got == 0 { break }
                count += got
            }
        }
    }

    /// A file or link below a folder.
    package struct Entry {
        /// The path relative to the folder.
        package var path: String
        package var isLink: Bool
        /// A Boolean value indicating whether the path can be used, which requires a name in UTF-8.
        package var isReadable = true
    }

    /// Returns every file and link in a folder and its subfolders, sorted. Hidden files and folders are skipped, and
    /// links aren't followed.
    package static func entries(below folder: String) throws -> [Entry] {
        var entries: [Entry] = []
        try list(folder, prefix: "", into: &entries)
        return entries.sorted { $0.path < $1.path }
    }

    private static func list(_ folder: String, prefix: String, into entries: inout [Entry]) throws {
        guard let handle = opendir(folder) else { throw FileSystemError("open", folder) }
        defer { closedir(handle) }
        while let entry = readdir(handle) {
            let (name, isUTF8) = name(of: entry)
            guard !name.hasPrefix(".") else { continue }
            switch isUTF8 ? kind(of: entry) ?? kind("\(folder)/\(name)") : nil {
            case .folder: try list("\(folder)/\(name)", prefix: "\(prefix)\(name)/", into: &entries)
            case .file: entries.append(Entry(path: prefix + name, isLink: false))
            case .link: entries.append(Entry(path: prefix + name, isLink: true))
            case .other: break
            case nil: entries.append(Entry(path: prefix + name, isLink: false, isReadable: false))
            }
        }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> (text: String, isUTF8: Bool) {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                String(validatingCString: name).map { ($0, true) } ?? (String(cString: name), false)
            }
        }
    }

    /// Returns the kind of an entry as recorded in its folder, or `nil` if it isn't recorded. It saves a system call
    /// for each file.
    private static func kind(of entry: UnsafeMutablePointer<dirent>) -> Kind? {
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        default: nil
        }
    }

    // MARK: Writing

    /// An exclusive lock on a folder among processes. The system releases it when the process ends for any reason.
    package final class Lock: Sendable {
        private let descriptor: Int32

        private init(_ descriptor: Int32) { self.descriptor = descriptor }

        /// Creates a folder if it's missing, and locks it.
        ///
        /// - Returns: `nil` if another process has the lock.
        package static func make(_ folder: String) throws -> Lock? {
            // The process that had the lock may be removing the folder. If the folder is gone or has been replaced,
            // create it again.
            for _ in 0..<100 {
                try makeFolder(folder)
                let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                if descriptor < 0, errno == ENOENT { continue }
                guard descriptor >= 0 else { throw FileSystemError("open", folder) }
                let lock = Lock(descriptor)
                guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
                if lock.isStill(folder) { return lock }
            }
            return nil
        }

        private func isStill(_ folder: String) -> Bool {
            var (locked, current) = (stat(), stat())
            return fstat(descriptor, &locked) == 0 && stat(folder, &current) == 0 && locked.st_ino == current.st_ino
                && locked.st_dev == current.st_dev
        }

        deinit { close(descriptor) }
    }

    /// Creates a folder and its missing parents.
    package static func makeFolder(_ path: String) throws {
        if isFolder(path) { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileSystemError("create the folder", path) }
    }

    /// Returns a path relative to the working directory, if it's below that.
    package static func displayed(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    package static func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileSystemError("write", path) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(file, buffer.baseAddress! + written, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = FileSystemError("write", path)
                close(file)
                throw error
            }
            written += count
        }
        guard close(file) == 0 else { throw FileSystemError("write", path) }
    }

    /// Returns the path of the first component between a folder and an inner path that exists but isn't a folder, or
    /// `nil`. A link counts, because it may lead out of the folder.
    package static func obstacle(onWayTo inner: some StringProtocol, below folder: String) -> String? {
        var path = folder
        for part in inner.split(separator: "/") {
            path += "/" + part
            if let kind = kind(path), kind != .folder { return path }
        }
        return nil
    }

    package static func move(_ source: String, to target: String) throws {
        guard rename(source, target) == 0 else { throw FileSystemError("replace", target) }
    }

    /// Writes a file as a whole or not at all, and replaces an existing one. Missing parent folders are created.
    package static func replace(_ path: String, with bytes: [UInt8]) throws {
        _ = try replace(path, with: bytes) { true }
    }

    /// Writes a file as a whole or not at all, if its current contents are the expected ones.
    ///
    /// The contents are compared immediately before the system call that renames the new file.
    ///
    /// - Parameter old: The expected contents, or `nil` if there must be no file.
    /// - Returns: `true` if the file was written.
    package static func replace(_ path: String, with bytes: [UInt8], ifStill old: [UInt8]?) throws -> Bool {
        try replace(path, with: bytes) { try contents(path) == old }
    }

    private static func replace(_ path: String, with bytes: [UInt8], if isWanted: () throws -> Bool) throws -> Bool {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        // The process identifier makes the name unique among concurrent runs.
        let temporary = "\(path).workbook-\(getpid())"
        do {
            try write(bytes, to: temporary)
            var old = stat()
            if stat(path, &old) == 0 { chmod(temporary, old.st_mode & 0o7777) }
            guard try isWanted() else {
                try remove(temporary)
                return false
            }
            try move(temporary, to: path)
            return true
        } catch {
            try? remove(temporary)
            throw error
        }
    }

    /// Returns the contents of a file, or `nil` if there's nothing at the path.
    package static func contents(_ path: String) throws -> [UInt8]? { kind(path) == nil ? nil : try read(path) }

    package static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileSystemError("remove", path) }
    }

    /// Removes a folder if it's empty.
    package static func removeFolderIfEmpty(_ path: String) { rmdir(path) }

    /// Removes a folder and its contents. Links are removed, not followed.
    package static func removeTree(_ path: String) throws {
        guard kind(path) == .folder else { return try remove(path) }
        try removeContents(of: path)
        guard rmdir(path) == 0 else { throw FileSystemError("remove", path) }
    }

    package static func removeContents(of path: String) throws {
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
    }

    /// Returns the names of everything in a folder, including hidden files and folders.
    package static func names(in path: String) throws -> [String] {
        guard let handle = opendir(path) else { throw FileSystemError("open", path) }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) { names.append(name(of: entry).text) }
        return names.filter { $0 != "." && $0 != ".." }
    }
}

/// A file operation that the system refused.
package struct FileSystemError: UserFacingError {
    var operation: String
    var path: String
    var reason: String

    package init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        reason = String(cString: strerror(code))
    }

    package var description: String { "cannot \(operation) '\(path)': \(reason)" }
}
