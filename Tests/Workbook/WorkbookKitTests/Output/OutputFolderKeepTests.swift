import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// Tests of a folder in which a person continues to work on the tool's files.
@Suite struct OutputFolderKeepTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func write(_ files: [String: String], replacing replaced: Set<String> = []) throws -> OutputPlan {
        let output = try OutputFolder(folder["out"], changedFiles: .keep(replacing: replaced))
        for (path, text) in files { try output.stage(OutputFile(path: path, text: text)) }
        let plan = output.plan
        try output.commit()
        return plan
    }

    @Test func `a file that the user changed is kept, and the other files are written`() throws {
        try write(["a": "1", "b": "1"])
        try folder.write("mine", to: "out/a")
        let plan = try write(["a": "2", "b": "2", "c": "2"])
        #expect(plan.changes == ["a": .kept, "b": .update, "c": .create])
        #expect(["a", "b", "c"].map { folder.text("out/\($0)") } == ["mine", "2", "2"])
    }

    @Test func `a changed file is kept in every run until its original text is restored`() throws {
        try write(["a": "1"])
        try folder.write("mine", to: "out/a")
        for text in ["2", "3"] { try write(["a": text]) }
        #expect(folder.text("out/a") == "mine")
        // A file with its original text belongs to the tool again.
        try folder.write("1", to: "out/a")
        try write(["a": "4"])
        #expect(folder.text("out/a") == "4")
    }

    @Test func `a changed file is replaced on request`() throws {
        try write(["a": "1", "b": "1"])
        for file in ["a", "b"] { try folder.write("mine", to: "out/\(file)") }
        #expect(try write(["a": "2", "b": "2"], replacing: ["a"]).changes == ["a": .update, "b": .kept])
        #expect(["a", "b"].map { folder.text("out/\($0)") } == ["2", "mine"])
    }

    @Test func `a file that is no longer generated is removed, unless the user changed it`() throws {
        try write(["a": "1", "b": "1", "c": "1"])
        try folder.write("mine", to: "out/b")
        #expect(try write(["c": "1"]).changes == ["a": .remove, "b": .kept, "c": .unchanged])
        #expect(folder.files == ["out/.workbook", "out/b", "out/c"])
    }

    @Test func `a folder at the path of a file is a conflict, and no file is written`() throws {
        try folder.write("mine", to: "out/a/b")
        let output = try OutputFolder(folder["out"], changedFiles: .keep(replacing: []))
        for path in ["a", "c"] { try output.stage(OutputFile(path: path, text: "1")) }
        #expect(throws: OutputError.self) { try output.commit() }
        output.discard()
        #expect(folder.files == ["out/a/b"])
    }

    @Test func `a kept file is older only if the generated text has changed since`() throws {
        try write(["a": "1"])
        try folder.write("mine", to: "out/a")
        let output = try OutputFolder(folder["out"], changedFiles: .keep(replacing: []))
        let (same, newer) = (OutputFile(path: "a", text: "1"), OutputFile(path: "a", text: "2"))
        try output.stage(same)
        #expect(!output.keepsOlder(than: same))
        #expect(output.keepsOlder(than: newer))
        output.discard()
    }
}
