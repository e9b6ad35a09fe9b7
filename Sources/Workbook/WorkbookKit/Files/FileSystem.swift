import Foundation

// The system's calls, which the functions below would hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int { write(file, buffer, count) }

/// The disk. Whatever of the engine or of the tool reads or writes files of the user goes through here.
///
/// Plain system calls rather than Foundation's: a book of thousands of chapters is read and written in a second.
package enum FileSystem {
    /// A file operation that the system refused.
    struct Failure: UserFacingError {
        var operation: String
        var path: String
        var reason: String

        init(_ operation: String, _ path: String, code: Int32 = errno) {
            self.operation = operation
            self.path = path
            reason = String(cString: strerror(code))
        }

        var description: String { "cannot \(operation) '\(path)': \(reason)" }
    }

    package enum Kind {
        case file, folder, link, other
    }

    /// What stands at a path, links not followed; nil for nothing.
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

    /// The folder that holds a file or folder, as an absolute path.
    package static func parent(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// Tells one build of this program from another: its size, and when it was written.
    static let toolStamp: String = {
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

    static func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure("read", path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure("read", path) }
        guard kind(of: status) == .file else { throw Failure("read", path, code: EISDIR) }
        let size = Int(status.st_size)
        return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = systemRead(file, buffer.baseAddress! + count, size - count)
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw Failure("read", path) }
                if got == 0 { break }
                count += got
            }
        }
    }

    /// A file or link below a folder.
    struct Entry {
        /// Relative to the folder.
        var path: String
        var isLink: Bool
        /// Whether the path can be used: a name that is not UTF-8 cannot.
        var isReadable = true
    }

    /// Every file and link below a folder, sorted; hidden files and folders, and what links point at, are passed over.
    static func entries(below folder: String) throws -> [Entry] {
        var entries: [Entry] = []
        try list(folder, prefix: "", into: &entries)
        return entries.sorted { $0.path < $1.path }
    }

    private static func list(_ folder: String, prefix: String, into entries: inout [Entry]) throws {
        guard let handle = opendir(folder) else { throw Failure("open", folder) }
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

    /// What the folder itself says that an entry is, which saves asking for each; nil when it does not say.
    private static func kind(of entry: UnsafeMutablePointer<dirent>) -> Kind? {
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        default: nil
        }
    }

    // MARK: Writing

    /// A folder that is one process's own for as long as the lock lives; the system releases it however the process ends.
    final class Lock: Sendable {
        private let descriptor: Int32

        private init(_ descriptor: Int32) { self.descriptor = descriptor }

        /// Makes a folder, if it is not there, and locks it.
        ///
        /// - Returns: nil when another process has it.
        static func make(_ folder: String) throws -> Lock? {
            // Who had it before may be removing it: what is gone is made again, and what was opened may be gone.
            for _ in 0..<100 {
                try makeFolder(folder)
                let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                if descriptor < 0, errno == ENOENT { continue }
                guard descriptor >= 0 else { throw Failure("open", folder) }
                let lock = Lock(descriptor)
                guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
                if lock.isStill(folder) { return lock }
            }
            return nil
        }

        private func isStill(_ folder: String) -> Bool {
            var (own, there) = (stat(), stat())
            return fstat(descriptor, &own) == 0 && stat(folder, &there) == 0 && own.st_ino == there.st_ino
                && own.st_dev == there.st_dev
        }

        deinit { close(descriptor) }
    }

    /// Makes a folder and the folders above it that are missing.
    static func makeFolder(_ path: String) throws {
        if isFolder(path) { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure("create the folder", path) }
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw Failure("write", path) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(file, buffer.baseAddress! + written, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let failure = Failure("write", path)
                close(file)
                throw failure
            }
            written += count
        }
        guard close(file) == 0 else { throw Failure("write", path) }
    }

    /// The first thing on the way to a folder, below another, that is there and no folder: a link leads out of it.
    static func obstacle(onWayTo inner: some StringProtocol, below folder: String) -> String? {
        var path = folder
        for part in inner.split(separator: "/") {
            path += "/" + part
            if let kind = kind(path), kind != .folder { return path }
        }
        return nil
    }

    static func move(_ source: String, to target: String) throws {
        guard rename(source, target) == 0 else { throw Failure("replace", target) }
    }

    /// Writes a file, in place of what was there, as a whole or not at all; makes the folders it needs.
    static func replace(_ path: String, with bytes: [UInt8]) throws { _ = try replace(path, with: bytes) { true } }

    /// Writes a file, as a whole or not at all, when nobody has changed what was there.
    ///
    /// Between the last look and the moment that the new file takes the old one's place is one call of the system.
    ///
    /// - Parameter old: the bytes that must still be there; nil for no file.
    /// - Returns: whether it was written.
    static func replace(_ path: String, with bytes: [UInt8], ifStill old: [UInt8]?) throws -> Bool {
        try replace(path, with: bytes) { try contents(path) == old }
    }

    private static func replace(_ path: String, with bytes: [UInt8], if isWanted: () throws -> Bool) throws -> Bool {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        // Nobody has a file of this name, and two runs at once have different ones.
        let temporary = "\(path).workbook-\(getpid())"
        do {
            try write(bytes, to: temporary)
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

    /// A file's bytes; nil when nothing stands there.
    static func contents(_ path: String) throws -> [UInt8]? { kind(path) == nil ? nil : try read(path) }

    static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw Failure("remove", path) }
    }

    /// Removes a folder when it is empty; leaves it otherwise.
    static func removeFolderIfEmpty(_ path: String) { rmdir(path) }

    /// Removes a folder with everything in it; links are removed, not followed.
    static func removeTree(_ path: String) throws {
        guard kind(path) == .folder else { return try remove(path) }
        try removeContents(of: path)
        guard rmdir(path) == 0 else { throw Failure("remove", path) }
    }

    /// Empties a folder.
    static func removeContents(of path: String) throws {
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
    }

    /// The names of everything in a folder, hidden files and folders included.
    static func names(in path: String) throws -> [String] {
        guard let handle = opendir(path) else { throw Failure("open", path) }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) { names.append(name(of: entry).text) }
        return names.filter { $0 != "." && $0 != ".." }
    }
}
