import Foundation

/// A settings bundle on the disk. Nothing else in this module touches the disk.
///
/// A link is followed only to a file of the same bundle, so nothing outside it is ever read.
public struct BundleFolder: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// Reads the panes and the strings tables; the result says what goes wrong.
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

    /// The bytes of an image of the bundle, of a megabyte at most; nil when the file is larger, no regular one or cannot
    /// be read.
    ///
    /// - Parameter name: one that `files()` found, relative to the bundle.
    public func image(_ name: String) -> Data? {
        let file = "\(path)/\(name)"
        guard case .regular(let size) = FileKind(of: file), size <= 1 << 20 else { return nil }
        return FileManager.default.contents(atPath: file)
    }

    /// Writes a pane to its file, when it changed; makes the folder when it is not there.
    ///
    /// - Throws: what the disk says, and `CocoaError.fileWriteInvalidFileName` for a name that leads out of the bundle.
    public func write(_ pane: Pane) throws {
        guard pane.isChanged else { return }
        try write(try pane.encoded(), to: pane.name)
    }

    /// Writes a strings table to its file.
    public func write(_ table: StringsTable) throws { try write(Data(table.text.utf8), to: table.file) }

    /// Writes a file of the bundle, as a whole or not at all; of a link what it leads to.
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

    /// Reads what a link leads to: a translation can be a link to that of another language, and so can its folder.
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

/// What stands under a name on the disk; of a link, the link itself.
private enum FileKind {
    /// And how many bytes it has.
    case regular(Int)
    case folder, link, other

    /// - Returns: nil when there is nothing.
    init?(of path: String) {
        // `FileManager` looks the owner's name up, too, which takes longer than reading the file.
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
