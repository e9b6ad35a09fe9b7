import Foundation

/// A settings bundle on the disk. Nothing else in this module accesses the disk.
///
/// A link is followed only to a file of the same bundle, so no file outside the bundle is ever read.
public struct BundleFolder: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// Reads the panes and the strings tables. The result includes the problems.
    public func files() -> BundleFiles {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return BundleFiles(
                path: path, contents: [:],
                problem: "there is nothing of this name; name a folder such as Settings.bundle")
        }
        guard isFolder.boolValue else {
            return BundleFiles(
                path: path, contents: [:],
                problem: "it is a file; a settings bundle is a folder such as Settings.bundle")
        }
        var reading = Reading(path: path)
        reading.read(folder: "")
        return reading.files
    }

    /// Returns the bytes of an image of the bundle, or `nil` if the file is larger than one megabyte, isn't a regular
    /// file, or can't be read.
    ///
    /// - Parameter name: A name from `files()`, relative to the bundle.
    public func image(_ name: String) -> Data? {
        let file = "\(path)/\(name)"
        guard case .regular(let size) = FileKind(of: file), size <= 1 << 20 else { return nil }
        return FileManager.default.contents(atPath: file)
    }

    /// Writes a pane to its file if the pane changed. Creates the folder if it doesn't exist.
    ///
    /// - Throws: The error of the file system, or `CocoaError.fileWriteInvalidFileName` if the name leads out of the
    ///   bundle.
    public func write(_ pane: Pane) throws {
        guard pane.isChanged else { return }
        try write(try pane.encoded(), to: pane.name)
    }

    /// Writes a strings table to its file.
    public func write(_ table: StringsTable) throws { try write(Data(table.text.utf8), to: table.file) }

    /// Writes a file of the bundle atomically. If the file is a link, its target is written.
    public func write(_ bytes: Data, to name: String) throws {
        guard PaneReference(name).staysInside else { throw CocoaError(.fileWriteInvalidFileName) }
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file.resolvingSymlinksInPath(), options: .atomic)
    }
}

private struct Reading {
    var files: BundleFiles
    var bytesLeft = BundleFiles.largestBundle
    var countLeft = BundleFiles.largestCount

    init(path: String) { files = BundleFiles(path: path, contents: [:]) }

    mutating func read(folder: String) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: "\(files.path)/\(folder)")
        } catch {
            if folder.isEmpty { files.problem = "its folder cannot be read" }
            if !folder.isEmpty { files.contents[String(folder.dropLast())] = .refused("the folder cannot be read") }
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            countLeft -= 1
            guard countLeft >= 0 else {
                files.problem = "it has more than \(BundleFiles.largestCount) files"
                return
            }
            read(name: folder + name)
        }
    }

    private mutating func read(name: String) {
        let file = "\(files.path)/\(name)"
        switch FileKind(of: file) {
        case .folder: read(folder: "\(name)/")
        case .regular(let size): files.contents[name] = content(of: file, size: size)
        case .link: read(link: name)
        case .other: files.contents[name] = .refused("it is not a regular file")
        case nil: break
        }
    }

    /// Reads the target of a link. A translation can be a link to that of another language, and so can its folder.
    private mutating func read(link name: String) {
        let file = "\(files.path)/\(name)"
        let target = URL(filePath: file).resolvingSymlinksInPath().path(percentEncoded: false)
        let bundle = URL(filePath: files.path).resolvingSymlinksInPath().path(percentEncoded: false)
        let folder = bundle.hasSuffix("/") ? bundle : bundle + "/"
        switch target.hasPrefix(folder) ? FileKind(of: target) : nil {
        case .regular(let size): files.contents[name] = content(of: target, size: size)
        case .folder where name.hasSuffix(".lproj") && !name.contains("/"): read(folder: "\(name)/")
        default:
            files.contents[name] = .refused(
                "it is a link that does not lead to a file of the bundle; put the file itself here")
        }
    }

    private mutating func content(of file: String, size: Int) -> BundleFiles.Content {
        guard BundleFiles.isRead(file) else { return .unread }
        let (largest, megabyte) = (BundleFiles.largestFile, 1 << 20)
        guard size <= largest else {
            return .refused("it has \(size / megabyte) megabytes, and a file of settings at most \(largest / megabyte)")
        }
        bytesLeft -= size
        guard bytesLeft >= 0 else {
            return .refused("the files before it have \(BundleFiles.largestBundle / megabyte) megabytes already")
        }
        guard let bytes = FileManager.default.contents(atPath: file) else { return .refused("it cannot be read") }
        return .bytes(bytes)
    }
}

/// The type of a file on the disk. Links aren't followed.
private enum FileKind {
    /// A regular file and its size in bytes.
    case regular(Int)
    case folder, link, other

    /// Creates the type of the file at a path, or returns `nil` if there is none.
    init?(of path: String) {
        // `FileManager` also looks up the name of the owner, which takes longer than reading the file.
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .regular(Int(status.st_size))
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
