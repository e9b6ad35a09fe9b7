import ChapterKit
import Foundation

/// A ZIP archive, made by the system's `zip`. The same files result in the same bytes.
enum ZipArchive {
    /// Returns the bytes of an archive with the given files.
    ///
    /// - Parameters:
    ///   - files: The files of the archive.
    ///   - folder: The folder that the archive unpacks into.
    /// - Throws: `ZipArchiveError` if `zip` is missing or fails, or an error of the file system.
    static func bytes(of files: [OutputFile], in folder: String) throws -> [UInt8] {
        let scratch = NSTemporaryDirectory() + "workbook-zip-" + UUID().uuidString
        defer { try? FileSystem.removeTree(scratch) }
        for file in files.sorted(by: { $0.path < $1.path }) {
            guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
            let path = "\(scratch)/files/\(folder)/\(file.path)"
            try FileSystem.makeFolder(FileSystem.parent(of: path))
            try FileSystem.write(file.bytes, to: path)
            // An archive stores the modification time and the permissions of a file, so both are set to fixed values.
            chmod(path, 0o644)
            var times = [timeval(tv_sec: earliest, tv_usec: 0), timeval(tv_sec: earliest, tv_usec: 0)]
            utimes(path, &times)
        }
        let list = files.map { "\(folder)/\($0.path)\n" }.sorted().joined()
        try FileSystem.write(Array(list.utf8), to: scratch + "/list")
        try zip(in: scratch)
        return try FileSystem.read(scratch + "/archive.zip")
    }

    /// 2000-01-01 in UTC, in seconds since 1970. The ZIP format can't represent times before 1980.
    private static let earliest = 946_684_800

    private static func zip(in scratch: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // `-X` leaves out the extra fields, which would contain the user and the times in seconds. `-q` prints only
        // errors.
        process.arguments = ["zip", "-X", "-q", "-9", "../archive.zip", "-@"]
        process.currentDirectoryURL = URL(fileURLWithPath: scratch + "/files")
        process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TZ": "UTC"]
        let list = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch + "/list"))
        defer { try? list.close() }
        process.standardInput = list
        let log = scratch + "/log"
        try FileSystem.write([], to: log)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? handle.close() }
        (process.standardOutput, process.standardError) = (handle, handle)
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return
        case 127:
            throw ZipArchiveError(description: "the starters are offered as archives, and 'zip' is missing; install it")
        case let status:
            throw ZipArchiveError(
                description: "'zip' ended with status \(status): \(try FileSystem.read(log)[...].text)")
        }
    }
}

/// An error that prevents an archive from being made.
struct ZipArchiveError: UserFacingError {
    let description: String
}
