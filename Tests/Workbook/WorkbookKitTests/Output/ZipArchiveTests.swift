import Foundation
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct ZipArchiveTests {
    private let files = [OutputFile(path: "b/c.txt", text: "C\n"), OutputFile(path: "a.txt", text: "A\n")]

    @Test func `unpacking an archive creates its folder with the files`() throws {
        let folder = try TemporaryFolder()
        try FileSystem.write(ZipArchive.bytes(of: files, in: "starter"), to: folder["a.zip"])
        let unzip = Process()
        unzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        unzip.arguments = ["python3", "-m", "zipfile", "-e", folder["a.zip"], folder["out"]]
        try unzip.run()
        unzip.waitUntilExit()
        #expect(unzip.terminationStatus == 0)
        #expect(folder.files == ["a.zip", "out/starter/a.txt", "out/starter/b/c.txt"])
        #expect(folder.text("out/starter/b/c.txt") == "C\n")
    }

    /// Tests that the same files in any order lead to the same bytes, with a constant time.
    ///
    /// The times in an archive have a resolution of two seconds, so a second archive with the files' times could
    /// differ.
    @Test func `an archive's bytes don't depend on the order of files, and its times are constant`()
        throws
    {
        let archive = try ZipArchive.bytes(of: files, in: "starter")
        #expect(try ZipArchive.bytes(of: files.reversed(), in: "starter") == archive)
        // The local header is a signature, then the time at offset 10 and the date at 12, in MS-DOS format: 2000-01-01
        // 00:00:00.
        #expect(Array(archive[..<4]) == [0x50, 0x4B, 3, 4])
        #expect(Array(archive[10..<14]) == [0, 0, 0x21, 0x28])
    }

    @Test(arguments: ["log", "list", "archive.zip", "files"])
    func `a chapter can have the name of a file that the tool writes next to it`(_ folder: String) throws {
        #expect(try !ZipArchive.bytes(of: files, in: folder).isEmpty)
    }

    @Test func `a path that leads outside the archive's folder is rejected`() {
        #expect(throws: OutputError.self) {
            try ZipArchive.bytes(of: [OutputFile(path: "../a", text: "")], in: "starter")
        }
    }
}
