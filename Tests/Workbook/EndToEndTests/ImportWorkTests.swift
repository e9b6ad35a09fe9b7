import Foundation
import TestSupport
import Testing

/// Tests of `workbook progress --import`, which a reader calls in the workspace of a newer archive.
@Suite("Importing the work from an older workspace")
struct ImportWorkTests {
    private static let sum = "Chapters/01-sums/Exercises/ASum.swift"
    private static let difference = "Chapters/01-sums/Exercises/ADifference.swift"

    /// Runs a closure with a folder that contains the workspaces `old` and `new`. The newer book has other texts.
    private func withWorkspaces(
        work: (TemporaryFolder) throws -> Void, _ body: (TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with(SmallBook.files) { folder in
            try #require(try Tool.run("starter", "-o", "old", in: folder.path).status == 0)
            try work(folder)
            let newer = SmallBook.chapter(prompt: "Add them up.").replacing(
                "first - second\n", with: "first + -second\n"
            ).replacing("func difference(_ first: Int", with: "func difference(_ from: Int")
            try folder.write(newer, to: "chapters/01-sums.md")
            try #require(try Tool.run("starter", "-o", "new", in: folder.path).status == 0)
            try body(folder)
        }
    }

    private func edit(_ file: String, in folder: TemporaryFolder, _ old: String, _ new: String) throws -> String {
        let text = try folder.read(file).replacing(old, with: new)
        try folder.write(text, to: file)
        return text
    }

    private func importWork(_ folder: TemporaryFolder, from name: String = "../old") throws -> Tool.Run {
        try Tool.run(["progress", "--import", name], in: folder["new"], environment: [:])
    }

    @Test func `changes and own files are imported, merged, and can be taken back`() throws {
        var (mine, other) = ("", "")
        try withWorkspaces { folder in
            mine = try edit("old/" + Self.sum, in: folder, "    0\n", "    first + second  // mine\n")
            other = try edit("old/" + Self.difference, in: folder, "(_ first: Int", "(_ minuend: Int")
            try folder.write("What I think of it.", to: "old/Notes.md")
            try folder.write("let mine = 1\n", to: "old/Chapters/01-sums/Sources/Mine.swift")
            try folder.write("DEVELOPMENT_TEAM = ABC\n", to: "old/Config/Local.xcconfig")
            try folder.write("not mine", to: "old/.build/x")
            try folder.remove("old/Chapters/02-more/Exercises/ASum2.swift")
        } _: { folder in
            let (old, new) = (try folder.contents(of: "old"), try folder.contents(of: "new"))
            let theirs = try folder.read("new/" + Self.difference)
            let line = try #require(
                other.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                    $0.contains("minuend")
                })
            let run = try importWork(folder)
            #expect(run.status == 0 && run.errors == "")
            #expect(
                run.output == """
                    Your work from '../old', which stays as it is:

                      Chapters/01-sums/Exercises/ADifference.swift
                         yours, though the book has changed the same line \(line + 1): .newer/\(Self.difference)
                      Chapters/01-sums/Exercises/ASum.swift
                         yours, with the book's changes
                      Chapters/01-sums/Sources/Mine.swift
                         yours
                      Chapters/02-more/Exercises/ASum2.swift
                         is removed, as you removed it
                      Config/Local.xcconfig
                         yours
                      Notes.md
                         yours

                    'workbook progress --undo' takes this back.

                    """)
            #expect(
                try folder.read("new/" + Self.sum) == mine.replacing("// Add two numbers.", with: "// Add them up."))
            #expect(try folder.read("new/" + Self.difference) == other)
            #expect(try folder.read("new/.newer/" + Self.difference) == theirs)
            #expect(!folder.contains("new/.build/x") && !folder.contains("new/Chapters/02-more/Exercises/ASum2.swift"))
            #expect(try folder.contents(of: "old") == old)

            let again = try importWork(folder)
            #expect(again.output == "Nothing in '../old' is missing here.\n")
            let undo = try Tool.run(["progress", "--undo"], in: folder["new"], environment: [:])
            #expect(undo.status == 0)
            #expect(try folder.contents(of: "new").filter { !$0.key.hasPrefix(".kept/") } == new)
        }
    }

    @Test func `a file that the reader has changed in the newer workspace, too, stays`() throws {
        try withWorkspaces { folder in
            _ = try edit("old/" + Self.sum, in: folder, "    0\n", "    first + second\n")
        } _: { folder in
            let here = try edit("new/" + Self.sum, in: folder, "    0\n", "    second + first\n")
            let run = try importWork(folder)
            #expect(run.output.contains("stays: you have changed it here, too. The older one: "), "\(run.output)")
            #expect(!run.output.contains("--undo"))
            #expect(try folder.read("new/" + Self.sum) == here)
        }
    }

    /// The book once offered a starter for each chapter, whose list of exercises had another form.
    @Test func `the solutions of an earlier starter get the imports of the present layout`() throws {
        try withWorkspaces { folder in
            try folder.remove("old")
            let file = "Sources/Sums/Exercises/ASum.swift"
            try folder.write(
                """
                {"chapter": "sums", "module": "Sums", "title": "Sums", "isSolution": false, "exercises": [
                {"name": "sum", "title": "A sum", "file": "\(file)", "suite": "S", "hints": [],
                "stub": ["    // Replace the next line.", "    0"]},
                {"name": "difference", "title": "A difference", "file": "Sources/Sums/Exercises/ADifference.swift",
                "suite": "S", "hints": [], "stub": ["    // Replace the next line.", "    0"]}]}
                """, to: "old/.exercises.json")
            try folder.write(
                """
                // Exercise: A sum
                //
                // Add two numbers, in older words.

                import UIKit

                func sum(_ first: Int, _ second: Int) -> Int {
                    second + first
                }
                """, to: "old/" + file)
            let open = "func difference(_ first: Int) -> Int {\n    // Replace the next line.\n    0\n}\n"
            try folder.write(open, to: "old/Sources/Sums/Exercises/ADifference.swift")
        } _: { folder in
            let (stub, difference) = (try folder.read("new/" + Self.sum), try folder.read("new/" + Self.difference))
            let run = try importWork(folder)
            #expect(run.output.contains("  \(Self.sum)\n     yours\n"), "\(run.output)")
            let text = try folder.read("new/" + Self.sum)
            #expect(text.hasPrefix(stub.prefix { $0 != "f" }) && text.contains("// Add them up."))
            #expect(text.hasSuffix("func sum(_ first: Int, _ second: Int) -> Int {\n    second + first\n}"))
            #expect(!text.contains("import UIKit"))
            #expect(try folder.read("new/" + Self.difference) == difference)
        }
    }

    @Test func `a folder that is no workspace is refused`() throws {
        try withWorkspaces { _ in
        } _: { folder in
            try folder.write("mine", to: "other/file")
            let run = try importWork(folder, from: "../other")
            #expect(run.status == 1)
            #expect(run.errors.contains("/other' is no workspace with a folder '.book'"), "\(run.errors)")
            let itself = try importWork(folder, from: ".")
            #expect(itself.errors.hasPrefix("error: '.' is this workspace"), "\(itself.errors)")
        }
    }
}
