import Foundation
import Testing

@testable import StarterProgress

/// Tests of replacing files on the disk, and of taking that back.
@Suite struct KeptTextsTests {
    private func with(_ body: (Workspace, KeptTexts) throws -> Void) throws {
        try Interruption.withTemporaryFolder { folder in
            let workspace = Workspace(path: folder)
            let book = ["a.swift": "stub"]
            try workspace.write(JSONEncoder().encode(book), to: ".book/base.json")
            try body(workspace, KeptTexts(workspace: workspace))
        }
    }

    private func replacement(_ workspace: Workspace, _ file: String, _ text: String) -> Replacement {
        Replacement(
            of: file, current: workspace.text(of: file), bookText: workspace.bookTexts()[file], with: text)
    }

    @Test func `texts of the reader are copied, those of the book aren't, and undo gives both back`() throws {
        try with { workspace, kept in
            try workspace.write(Data("stub".utf8), to: "a.swift")
            try workspace.write(Data("mine".utf8), to: "b/b.swift")
            let replacements = ["a.swift", "b/b.swift", "c.swift"].map { replacement(workspace, $0, "new") }
            let folder = try kept.replace(replacements, command: "--restore x", at: "2026")
            #expect(folder == ".kept/2026")
            #expect(["a.swift", "b/b.swift", "c.swift"].allSatisfy { workspace.text(of: $0) == "new" })
            #expect(
                workspace.text(of: "\(folder)/b/b.swift") == "mine" && workspace.text(of: "\(folder)/a.swift") == nil)

            let last = try #require(kept.last)
            #expect(last.folder == folder && last.record.command == "--restore x")
            try kept.undo(kept.steps(last.record, in: folder), in: folder)
            #expect(workspace.text(of: "a.swift") == "stub" && workspace.text(of: "b/b.swift") == "mine")
            #expect(workspace.text(of: "c.swift") == nil)
            // The copy stays, and the record isn't used again.
            #expect(workspace.text(of: "\(folder)/b/b.swift") == "mine" && kept.last == nil)
        }
    }

    @Test func `replacements in the same second have folders of their own, and are undone from the last one on`() throws
    {
        try with { workspace, kept in
            try workspace.write(Data("1".utf8), to: "b.swift")
            for text in ["2", "3"] {
                _ = try kept.replace([replacement(workspace, "b.swift", text)], command: text, at: "2026")
            }
            for text in ["2", "1"] {
                let last = try #require(kept.last)
                try kept.undo(kept.steps(last.record, in: last.folder), in: last.folder)
                #expect(workspace.text(of: "b.swift") == text)
            }
            #expect(kept.last == nil)
        }
    }

    @Test func `a replacement that fails loses no text of the reader, and can be taken back`() throws {
        try with { workspace, kept in
            try workspace.write(Data("mine".utf8), to: "b.swift")
            // The second file can't be written, because a file is in place of its folder.
            try workspace.write(Data("other".utf8), to: "c")
            let replacements = ["b.swift", "c/c.swift"].map { replacement(workspace, $0, "new") }
            #expect { try kept.replace(replacements, command: "x", at: "2026") } throws: { error in
                "\(error)".contains("your texts are kept in '.kept/2026'")
            }
            let last = try #require(kept.last)
            let steps = kept.steps(last.record, in: last.folder)
            #expect(steps == [.giveBack(file: "b.swift", text: "mine"), .isBack(file: "c/c.swift")])
            try kept.undo(steps, in: last.folder)
            #expect(workspace.text(of: "b.swift") == "mine")
        }
    }

    @Test func `the files of a chapter don't include hidden ones, backups, and those of SwiftPM`() throws {
        try with { workspace, _ in
            for file in ["A/a.swift", "A/B/b.swift", "A/.c", "A/d~", "A/Package.resolved", "A/.build/e"] {
                try workspace.write(Data(), to: file)
            }
            #expect(workspace.files(below: "A") == ["A/B/b.swift", "A/a.swift"])
        }
    }
}
