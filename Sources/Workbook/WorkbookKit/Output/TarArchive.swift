import ChapterKit
import Foundation

/// A compressed archive in the format of POSIX `ustar`. The same files result in the same bytes.
///
/// Similar files compress well, because they're compressed as one stream.
enum TarArchive {
    /// Returns the bytes of an archive with the given files, compressed by the system's `gzip`.
    ///
    /// - Parameters:
    ///   - files: The files of the archive.
    ///   - folder: The folder that the archive unpacks into.
    /// - Throws: `OutputError` if a path leads out of the folder, and `TarArchiveError` if a path is too long, or if
    ///   `gzip` is missing or fails.
    static func bytes(of files: [OutputFile], in folder: String) throws -> [UInt8] {
        try gzip(try uncompressed(files, in: folder))
    }

    /// Returns the bytes of an archive that isn't compressed.
    static func uncompressed(_ files: [OutputFile], in folder: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
            guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
            bytes += try header(of: "\(folder)/\(file.path)", size: file.bytes.count)
            bytes += file.bytes
            bytes += padding(after: file.bytes.count)
        }
        // Two empty blocks end an archive.
        return bytes + [UInt8](repeating: 0, count: 2 * blockSize)
    }

    private static let blockSize = 512

    private static func padding(after count: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: (blockSize - count % blockSize) % blockSize)
    }

    /// 2000-01-01 in UTC, in seconds since 1970.
    private static let time = 946_684_800

    /// Returns the header of a file that its owner can write and everyone can read.
    private static func header(of path: String, size: Int) throws -> [UInt8] {
        let (prefix, name) = try parts(of: path)
        var header = [UInt8](repeating: 0, count: blockSize)
        func put(_ text: String, at offset: Int) {
            header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
        }
        put(name, at: 0)
        put(octal(0o644, digits: 7), at: 100)
        put(octal(0, digits: 7), at: 108)
        put(octal(0, digits: 7), at: 116)
        put(octal(size, digits: 11), at: 124)
        put(octal(time, digits: 11), at: 136)
        // While the checksum is computed, its field contains spaces.
        put("        ", at: 148)
        // The type of an ordinary file.
        put("0", at: 156)
        put("ustar\u{0}00", at: 257)
        put(prefix, at: 345)
        put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0} ", at: 148)
        return header
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }

    /// Divides a path into the fields of a header, which have 155 and 100 bytes.
    private static func parts(of path: String) throws -> (prefix: String, name: String) {
        if path.utf8.count <= 100 { return ("", path) }
        let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
        for slash in slashes {
            let (prefix, name) = (path[..<slash], path[path.utf8.index(after: slash)...])
            if prefix.utf8.count <= 155, name.utf8.count <= 100 { return (String(prefix), String(name)) }
        }
        throw TarArchiveError(description: "the path '\(path)' is too long for an archive; shorten the titles in it")
    }

    /// Compresses bytes. Through files, neither process has to wait for the other.
    private static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
        let scratch = NSTemporaryDirectory() + "workbook-archive-" + UUID().uuidString
        defer { try? FileSystem.removeTree(scratch) }
        try FileSystem.makeFolder(scratch)
        try FileSystem.write(bytes, to: scratch + "/archive.tar")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // `-n` leaves out the name and the time of the file.
        process.arguments = ["gzip", "-9", "-n", scratch + "/archive.tar"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return try FileSystem.read(scratch + "/archive.tar.gz")
        case 127:
            throw TarArchiveError(description: "the book is offered as an archive, and 'gzip' is missing; install it")
        case let status: throw TarArchiveError(description: "'gzip' ended with status \(status)")
        }
    }
}

/// An error that prevents an archive from being made.
struct TarArchiveError: UserFacingError {
    let description: String
}
