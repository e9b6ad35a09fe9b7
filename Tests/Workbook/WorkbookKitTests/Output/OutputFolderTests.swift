import Foundation
import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct OutputFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Stages texts by path, and commits them.
    @discardableResult
    private func write(_ files: [String: String]) throws -> OutputPlan {
        let output = try OutputFolder(folder["out"])
        for (path, text) in files { try output.stage(OutputFile(path: path, text: text)) }
        let plan = output.plan
        try output.commit()
        return plan
    }

    @Test func `new files are created, with the folders they need`() throws {
        #expect(try write(["a.html": "A", "b/c/d.html": "D"]).summary == "2 new")
        #expect(folder.files == ["out/.workbook", "out/a.html", "out/b/c/d.html"])
        #expect(folder.text("out/b/c/d.html") == "D")
    }

    @Test func `files are updated, left unchanged or removed along with their empty folders`() throws {
        try write(["a": "1", "b": "1", "c/d": "1"])
        #expect(try write(["a": "1", "b": "2", "e": "1"]).summary == "1 new, 1 changed, 1 removed, 1 unchanged")
        #expect(folder.files == ["out/.workbook", "out/a", "out/b", "out/e"])
        #expect(!FileManager.default.fileExists(atPath: folder["out/c"]))
    }

    @Test func `an unchanged file isn't staged`() throws {
        try write(["a": "1"])
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a", text: "1"))
        #expect(output.plan.count(.unchanged) == 1)
        #expect(folder.files == ["out/.workbook", "out/a"])
    }

    @Test func `a file that the user created or changed is a conflict, and no file is written`() throws {
        try write(["a": "1", "b": "1", "c": "1"])
        try folder.write("mine", to: "out/a")
        try folder.write("mine", to: "out/c")
        try folder.write("mine", to: "out/new")
        #expect(throws: OutputError.self) { try write(["a": "2", "b": "2", "new": "2"]) }
        let output = try OutputFolder(folder["out"])
        for path in ["a", "b", "new"] { try output.stage(OutputFile(path: path, text: "2")) }
        #expect(output.plan.conflicts == ["a", "c", "new"])
        output.discard()
        #expect(["a", "b", "c", "new"].map { folder.text("out/\($0)") } == ["mine", "1", "mine", "mine"])
    }

    @Test func `a file that the user changed to the new text isn't a conflict`() throws {
        try write(["a": "1"])
        try folder.write("2", to: "out/a")
        #expect(try write(["a": "2"]).summary == "1 unchanged")
    }

    @Test func `a file that the user removed is written again`() throws {
        try write(["a": "1", "b": "1"])
        try FileManager.default.removeItem(atPath: folder["out/a"])
        try FileManager.default.removeItem(atPath: folder["out/b"])
        #expect(try write(["a": "1"]).summary == "1 new")
    }

    @Test func `discarding leaves the folder unchanged, or doesn't create it`() throws {
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a/b", text: "1"))
        output.discard()
        #expect(!FileManager.default.fileExists(atPath: folder["out"]))
        try write(["a": "1"])
        let second = try OutputFolder(folder["out"])
        try second.stage(OutputFile(path: "a", text: "2"))
        second.discard()
        #expect(folder.files == ["out/.workbook", "out/a"])
        #expect(folder.text("out/a") == "1")
    }

    @Test func `an empty folder is replaced with the new one as a whole`() throws {
        let output = try OutputFolder(folder["out"])
        for path in ["a", "b/c"] { try output.stage(OutputFile(path: path, text: "1")) }
        let old = try number(of: folder["out"])
        try output.commit()
        #expect(try number(of: folder["out"]) != old)
        #expect(try FileSystem.names(in: folder.path) == ["out"])
        #expect(folder.files == ["out/.workbook", "out/a", "out/b/c"])
    }

    @Test func `a file that the user creates in an empty folder during the run isn't lost`() throws {
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a/b", text: "1"))
        try folder.write("mine", to: "out/c")
        try output.commit()
        #expect(folder.files == ["out/.workbook", "out/a/b", "out/c"])
        #expect(folder.text("out/c") == "mine")
    }

    @Test func `a file that the user creates in an empty folder during the run isn't replaced`() throws {
        let output = try OutputFolder(folder["out"])
        for path in ["a", "b"] { try output.stage(OutputFile(path: path, text: "1")) }
        try folder.write("mine", to: "out/b")
        #expect(throws: OutputError.self) { try output.commit() }
        output.discard()
        #expect(folder.files == ["out/b"] && folder.text("out/b") == "mine")
    }

    /// Returns the inode number of a folder.
    private func number(of path: String) throws -> UInt64 {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
    }

    @Test func `the staged files of an interrupted run are removed`() throws {
        try write(["a": "1"])
        try folder.write("half", to: "out/.workbook-staging/deep/a")
        #expect(try write(["a": "2"]).summary == "1 changed")
        #expect(folder.files == ["out/.workbook", "out/a"])
    }

    @Test(arguments: ["../a", "/a", "a/../../b", "", ".", "a//b", "a/", "./a", "a\\b", "a\nb"])
    func `a path that is invalid or leads outside the folder is rejected`(path: String) throws {
        let output = try OutputFolder(folder["out"])
        #expect(throws: OutputError.self) { try output.stage(OutputFile(path: path, text: "x")) }
        #expect(folder.files == [])
    }

    @Test func `a second file with the same path is rejected`() throws {
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a", text: "1"))
        #expect(throws: OutputError.self) { try output.stage(OutputFile(path: "a", text: "2")) }
    }

    @Test func `all files are written if several threads stage them`() throws {
        let output = try OutputFolder(folder["out"])
        _ = try parallelMap(Array(0..<100)) { try output.stage(OutputFile(path: "d\($0 % 7)/f\($0)", text: "\($0)")) }
        try output.commit()
        #expect((0..<100).allSatisfy { folder.text("out/d\($0 % 7)/f\($0)") == "\($0)" })
    }

    @Test func `the list of files is sorted by path, in whatever order the files are staged`() throws {
        func list(staging paths: [String]) throws -> String? {
            let output = try OutputFolder(folder["out"])
            for path in paths { try output.stage(OutputFile(path: path, text: "1")) }
            try output.commit()
            return folder.text("out/.workbook")
        }
        let paths = ["a", "b", "c/a", "c/b", "d", "e", "f", "g"]
        let first = try #require(try list(staging: paths))
        // After a comment, each line has a hash of 16 digits, a space, and a path.
        #expect(first.split(separator: "\n").dropFirst().map { String($0.dropFirst(17)) } == paths)
        try FileManager.default.removeItem(atPath: folder["out"])
        #expect(try list(staging: paths.reversed()) == first)
    }

    @Test func `an existing file is a conflict if the list of files is damaged`() throws {
        try write(["a": "1"])
        try folder.write("0000000000000000 ../../etc/passwd\nnonsense\n", to: "out/.workbook")
        let output = try OutputFolder(folder["out"])
        try output.stage(OutputFile(path: "a", text: "2"))
        #expect(output.plan.changes == ["a": .conflict])
    }
}
