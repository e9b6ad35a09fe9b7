import Foundation
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct TarArchiveTests {
    private let files = [OutputFile(path: "b/c.txt", text: "C\n"), OutputFile(path: "a.txt", text: "A\n")]

    /// Unpacks an archive as readers do.
    private func unpack(_ archive: [UInt8], in folder: TemporaryFolder) throws {
        try FileSystem.write(archive, to: folder["a.tar.gz"])
        let tar = Process()
        tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tar.arguments = ["tar", "xzf", folder["a.tar.gz"], "-C", folder.path]
        try tar.run()
        tar.waitUntilExit()
        #expect(tar.terminationStatus == 0)
    }

    @Test func `unpacking an archive creates its folder with the files`() throws {
        let folder = try TemporaryFolder()
        try unpack(TarArchive.bytes(of: files, in: "starter"), in: folder)
        #expect(folder.files == ["a.tar.gz", "starter/a.txt", "starter/b/c.txt"])
        #expect(folder.text("starter/b/c.txt") == "C\n")
    }

    @Test(arguments: [0, 1, 511, 512, 513, 100_000])
    func `a file of any size is unpacked unchanged`(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try unpack(
            TarArchive.bytes(of: [OutputFile(path: "a", bytes: bytes), OutputFile(path: "b", text: "B")], in: "f"),
            in: folder)
        #expect(try FileSystem.read(folder["f/a"]) == bytes)
        #expect(folder.text("f/b") == "B")
    }

    @Test(arguments: [100, 101, 120, 200])
    func `a long path is unpacked unchanged`(length: Int) throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 60)
        let path = String(repeating: "f", count: length - 63) + "/" + name
        try unpack(TarArchive.bytes(of: [OutputFile(path: path, text: "A")], in: "s"), in: folder)
        #expect(folder.text("s/" + path) == "A")
    }

    @Test func `a path that doesn't fit into a header is an error`() {
        #expect(throws: TarArchiveError.self) {
            try TarArchive.bytes(of: [OutputFile(path: String(repeating: "n", count: 101), text: "")], in: "s")
        }
    }

    @Test func `an archive's bytes don't depend on the order of files, and its times are constant`() throws {
        let archive = try TarArchive.uncompressed(files, in: "starter")
        #expect(try TarArchive.uncompressed(files.reversed(), in: "starter") == archive)
        // The time of a file is at offset 136 of its header, in octal digits: 2000-01-01 00:00:00.
        #expect(String(decoding: archive[136..<147], as: UTF8.self) == String(946_684_800, radix: 8).leftPadded(to: 11))
        // The header of gzip has a time at offset 4, which is zero.
        #expect(try TarArchive.bytes(of: files, in: "starter")[4..<8] == [0, 0, 0, 0])
    }

    @Test func `a path that leads outside the archive's folder is rejected`() {
        #expect(throws: OutputError.self) {
            try TarArchive.bytes(of: [OutputFile(path: "../a", text: "")], in: "starter")
        }
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String { String(repeating: "0", count: count - self.count) + self }
}
