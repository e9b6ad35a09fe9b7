import Foundation
import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of links, and of disks that refuse to write.
///
/// A full disk isn't simulated: `/dev/full` can't contain folders, and a limit on file sizes would apply to the whole
/// process.
@Suite struct OutputFolderDiskTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder[path], withDestinationPath: folder[target])
    }

    @Test func `a symbolic link at the path of a file is a conflict`() throws {
        try folder.write("outside", to: "outside")
        try folder.write("", to: "out/keep")
        try link("out/a", to: "outside")
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a", text: "x"))
        #expect(output.plan.conflicts == ["a"])
        #expect(throws: OutputError.self) { try output.commit() }
        #expect(folder.text("outside") == "outside")
    }

    @Test func `no file is written through a symbolic link at the path of a folder`() throws {
        try folder.write("", to: "outside/keep")
        try folder.write("", to: "out/keep")
        try link("out/sub", to: "outside")
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "sub/deep/a", text: "x"))
        #expect(throws: OutputError.self) { try output.commit() }
        output.discard()
        #expect(folder.files.filter { $0.hasPrefix("outside") } == ["outside/keep"])
    }

    @Test func `no file is removed through a symbolic link at the path of its folder`() throws {
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "sub/a", text: "x"))
        try output.commit()
        try FileManager.default.moveItem(atPath: folder["out/sub"], toPath: folder["outside"])
        try link("out/sub", to: "outside")
        let second = try OutputFolder(folder["out"])
        try? second.commit()
        #expect(folder.text("outside/a") == "x")
    }

    @Test func `a folder at the path of a file is a conflict`() throws {
        try folder.write("x", to: "out/a/b")
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a", text: "x"))
        #expect(output.plan.conflicts == ["a"])
    }

    @Test func `a file at the path of a folder is an error, and no file is changed`() throws {
        try folder.write("x", to: "out/a")
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "0", text: "x"))
        #expect(throws: (any Error).self) {
            try output.stage(OutputFile(path: "a/b", text: "x"))
            try output.commit()
        }
        output.discard()
        #expect(folder.files == ["out/a"])
    }

    @Test func `the error for a folder that can't be created contains the path`() throws {
        try folder.write("x", to: "file")
        do {
            let output = try OutputFolder(folder["file/out"])
            try output.stage(OutputFile(path: "a", text: "x"))
            Issue.record("staged below a file")
        } catch {
            #expect("\(error)".contains("'\(folder["file"])") && "\(error)".hasSuffix("Not a directory"))
        }
    }

    @Test(.enabled(if: geteuid() != 0, "the system refuses nothing to root"))
    func `staging in a folder without write permission throws an error`() throws {
        try folder.write("x", to: "out/a")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder["out"])
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["out"]) }
        let output = try OutputFolder(folder["out"])
        #expect(throws: FileSystemError.self) { try output.stage(OutputFile(path: "b", text: "x")) }
    }

    @Test func `reading and writing throw a FileSystemError if the system reports an error`() {
        #expect(throws: FileSystemError.self) { try FileSystem.read(folder["missing"]) }
        #expect(throws: FileSystemError.self) { try FileSystem.read(folder.path) }
        #expect(throws: FileSystemError.self) { try FileSystem.entries(below: folder["missing"]) }
        #expect(throws: FileSystemError.self) { try FileSystem.write([1], to: "/dev/full") }
    }

    @Test func `entries are sorted, without hidden files and without the contents of symbolic links`() throws {
        for file in ["b/c", "a", ".hidden", "b/.git/x", "é"] { try folder.write("", to: file) }
        try link("l", to: "b")
        let entries = try FileSystem.entries(below: folder.path)
        #expect(entries.map(\.path) == ["a", "b/c", "l", "é"])
        #expect(entries.filter(\.isLink).map(\.path) == ["l"])
    }
}
