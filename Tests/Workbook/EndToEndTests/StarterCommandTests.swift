import Foundation
import TestSupport
import Testing

/// A book with small starters, which build in seconds.
enum SmallBook {
    static let files = [
        "chapters/workbook.yml": "title: Book\nstarter: {minutes: 1}\n",
        "chapters/01-sums.md": chapter(prompt: "Add two numbers."),
        "chapters/02-more.md": chapter(prompt: "Add them again.").replacing("title: Sums", with: "title: More"),
    ]

    static func chapter(prompt: String) -> String {
        """
        ---
        title: Sums
        summary: Adding.
        ---

        ## Doubling

        ```swift
        func doubled(_ number: Int) -> Int { number * 2 }
        ```

        ```swift test name="Twice three is six"
        #expect(doubled(3) == 6)
        ```

        ```swift example
        print(doubled(4))
        ```

        ```output
        8
        ```

        ### Exercise: a sum

        \(prompt)

        ```swift exercise name=sum title="A sum"
        func sum(_ first: Int, _ second: Int) -> Int {
            // STUB: 0
            // BEGIN SOLUTION
            first + second
            // END SOLUTION
        }
        ```

        ```swift test exercise=sum name="One and two are three"
        #expect(sum(1, 2) == 3)
        ```

        ### Exercise: a difference

        Subtract the second from the first.

        ```swift exercise name=difference title="A difference"
        func difference(_ first: Int, _ second: Int) -> Int {
            // STUB: 0
            // BEGIN SOLUTION
            first - second
            // END SOLUTION
        }
        ```

        ```swift test exercise=difference name="Three less two is one"
        #expect(difference(3, 2) == 1)
        ```

        """
    }
}

@Suite("What the starter command does to a folder")
struct StarterCommandTests {
    private static let sum = "Chapters/01-sums/Exercises/ASum.swift"

    /// Expects that the command fails with a message, and changes nothing.
    private func expectRefusal(
        _ message: String, _ arguments: String..., in folder: TemporaryFolder,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.contents(of: "")
        let run = try Tool.run(["starter"] + arguments, in: folder.path, environment: [:])
        #expect(run.status == 1, sourceLocation: sourceLocation)
        #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)", sourceLocation: sourceLocation)
        #expect(try folder.contents(of: "") == before, sourceLocation: sourceLocation)
    }

    private func withBook(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with(SmallBook.files, body)
    }

    @Test func `an unknown chapter is an error with a suggestion or the list of chapters`() throws {
        try withBook { folder in
            try expectRefusal("no chapter 'smus'; did you mean 'sums'?", "smus", in: folder)
            try expectRefusal("no chapter 'rotation'; there are: sums, more", "rotation", in: folder)
        }
    }

    @Test func `the command doesn't write to a file, or to a folder that isn't a workspace`() throws {
        try withBook { folder in
            try folder.write("mine", to: "file")
            try expectRefusal("'file' is a file; name a folder with '--output'", "sums", "-o", "file", in: folder)
            try folder.write("mine", to: "mine/file")
            try expectRefusal("'mine' is not empty, and no workspace", "sums", "-o", "mine", in: folder)
            #expect(try Tool.run("build", in: folder.path).status == 0)
            try expectRefusal("'site' is not empty, and no workspace", "sums", "-o", "site", in: folder)
        }
    }

    @Test func `the command doesn't replace another chapter's starter, or a starter by its solution`() throws {
        try withBook { folder in
            #expect(try Tool.run("starter", "sums", "-o", "s", in: folder.path).status == 0)
            try expectRefusal("'s' contains the workspace of 'sums'", "more", "-o", "s", in: folder)
            try expectRefusal("'s' contains a workspace", "sums", "--solution", "-o", "s", in: folder)
            #expect(try Tool.run("starter", "sums", "--solution", "-o", "t", in: folder.path).status == 0)
            try expectRefusal("'t' contains the solutions", "sums", "-o", "t", in: folder)
        }
    }

    @Test func `a chapter with errors produces no starter`() throws {
        try withBook { folder in
            try folder.write(
                SmallBook.chapter(prompt: "<<").replacing("// END SOLUTION", with: ""), to: "chapters/01-sums.md")
            let run = try Tool.run("starter", "sums", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("chapters/01-sums.md:"), "\(run.errors)")
            #expect(!folder.contains("sums-starter"))
        }
    }

    @Test func `a full disk leaves no incomplete starter`() throws {
        try withBook { folder in
            try folder.write(
                SmallBook.chapter(prompt: String(repeating: "word ", count: 10_000)), to: "chapters/01-sums.md")
            // The limit simulates a full disk: files have at most 10 KB. The trap turns the signal into an error.
            let run = try Tool.shell("trap '' XFSZ; ulimit -f 20; \"$0\" starter sums", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("error: cannot write '"), "\(run.errors)")
            #expect(!folder.contains("sums-starter"))
        }
    }

    #if os(Linux)
        @Test func `a folder that can't be created is reported`() throws {
            try withBook { folder in
                // No user can create folders here, not even root.
                try expectRefusal("cannot create the folder '/proc/starter'", "sums", "-o", "/proc/starter", in: folder)
            }
        }
    #endif

    @Test func `a starter is reproducible, and doesn't contain the path of its book's folder`() throws {
        try withBook { folder in
            for name in ["a", "b"] { #expect(try Tool.run("starter", "sums", "-o", name, in: folder.path).status == 0) }
            let first = try folder.contents(of: "a")
            #expect(try folder.contents(of: "b") == first)
            for (file, bytes) in first {
                #expect(!String(decoding: bytes, as: UTF8.self).contains(folder.path), "\(file)")
            }
        }
    }

    @Test func `an update merges the reader's changes with the book's, and keeps a copy`() throws {
        try withBook { folder in
            #expect(try Tool.run("starter", "sums", "-o", "s", in: folder.path).status == 0)
            let mine = try folder.read("s/" + Self.sum).replacing("    0\n", with: "    first\n")
            try folder.write(mine, to: "s/" + Self.sum)
            try folder.write("notes", to: "s/notes.txt")
            try folder.write("mine", to: "s/Chapters/01-sums/Tests/SumsChapterTests.swift")

            let same = try Tool.run("starter", "sums", "-o", "s", in: folder.path)
            #expect(same.output.hasPrefix("2 yours, "), "\(same.output)")
            try folder.write(SmallBook.chapter(prompt: "Add them up."), to: "chapters/01-sums.md")
            let update = try Tool.run("starter", "sums", "--update", "-o", "s", in: folder.path)
            #expect(
                update.output.hasPrefix(
                    "\(Self.sum): has your changes and the book's\nwhat you had is in s/.kept/update-1\n"))
            #expect(try folder.read("s/" + Self.sum) == mine.replacing("// Add two numbers.", with: "// Add them up."))
            #expect(try folder.read("s/.kept/update-1/" + Self.sum) == mine)
            #expect(try folder.read("s/Chapters/01-sums/README.md").contains("Add them up."))
            #expect(try folder.read("s/notes.txt") == "notes")
            #expect(try folder.read("s/Chapters/01-sums/Tests/SumsChapterTests.swift") == "mine")
        }
    }

    @Test func `if the reader and the book changed the same lines, the reader's stay, and the book's are beside`()
        throws
    {
        try withBook { folder in
            #expect(try Tool.run("starter", "sums", "-o", "s", in: folder.path).status == 0)
            let stub = try folder.read("s/" + Self.sum)
            let mine = stub.replacing("    0\n", with: "    first\n")
            try folder.write(mine, to: "s/" + Self.sum)
            let line = try #require(
                mine.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "    first"))
            let chapter = try folder.read("chapters/01-sums.md")
            try folder.write(chapter.replacing("// STUB: 0", with: "// STUB: second"), to: "chapters/01-sums.md")
            let update = try Tool.run("starter", "sums", "--update", "-o", "s", in: folder.path)
            #expect(
                update.output.hasPrefix(
                    """
                    \(Self.sum):\(line + 1): yours stays; the book has changed the same line \(line + 1), see s/.newer/\(Self.sum)
                    compare them, and copy what you want; 'swift package progress --restore FILE' takes the book's
                    """), "\(update.output)")
            let newer = stub.replacing("    0\n", with: "    second\n")
            #expect(try folder.read("s/" + Self.sum) == mine && folder.read("s/.newer/" + Self.sum) == newer)

            // The book's text stays beside the reader's until the reader takes it.
            let second = try Tool.run("starter", "sums", "--update", "-o", "s", in: folder.path)
            #expect(second.output.hasPrefix("\(Self.sum): yours stays; the book's is newer"), "\(second.output)")
            try folder.write(newer, to: "s/" + Self.sum)
            #expect(try Tool.run("starter", "sums", "--update", "-o", "s", in: folder.path).status == 0)
            #expect(!folder.contains("s/.newer/" + Self.sum))
        }
    }

    @Test func `there is nothing to update without a workspace`() throws {
        try withBook { folder in
            try expectRefusal("there is no workspace in 'sums-starter' to update", "sums", "--update", in: folder)
        }
    }

    @Test func `an update on a full disk changes nothing`() throws {
        try withBook { folder in
            #expect(try Tool.run("starter", "sums", "-o", "s", in: folder.path).status == 0)
            let mine = try folder.read("s/" + Self.sum).replacing("    0\n", with: "    first\n")
            try folder.write(mine, to: "s/" + Self.sum)
            let before = try folder.contents(of: "s")
            try folder.write(
                SmallBook.chapter(prompt: String(repeating: "word ", count: 10_000)), to: "chapters/01-sums.md")
            let run = try Tool.shell("trap '' XFSZ; ulimit -f 20; \"$0\" starter sums --update -o s", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("error: cannot write '"), "\(run.errors)")
            #expect(try folder.contents(of: "s") == before)
        }
    }

    @Test func `after a kill at any moment, the next run completes and keeps the reader's files`() throws {
        try withBook { folder in
            // There are enough files to interrupt the command while it writes them.
            for number in 0..<400 { try folder.write("let a\(number) = 1\n", to: "Sources/Many/\(number).swift") }
            try folder.write("title: Book\nstarter: {sources: [Sources/Many]}\n", to: "chapters/workbook.yml")
            var generator = SeededGenerator(seed: 1)
            var mine: [String: String] = [:]
            for round in 0..<24 {
                try folder.write(SmallBook.chapter(prompt: "Round \(round)."), to: "chapters/01-sums.md")
                if round % 8 == 0 {
                    try? folder.remove("s")
                    mine = [:]
                }
                let process = try Tool.start("starter", "sums", "-o", "s", in: folder.path)
                usleep(UInt32.random(in: 0..<60_000, using: &generator))
                kill(process.processIdentifier, round % 2 == 0 ? SIGKILL : SIGINT)
                process.waitUntilExit()
                for (file, text) in mine { #expect(try folder.read(file) == text, "after the kill of round \(round)") }
                if folder.contains("s/" + Self.sum) {
                    mine = ["s/" + Self.sum: "mine \(round)", "s/notes.txt": "notes \(round)"]
                    for (file, text) in mine { try folder.write(text, to: file) }
                }
                #expect(try Tool.run("starter", "sums", "-o", "s", in: folder.path).status == 0)
                for (file, text) in mine { #expect(try folder.read(file) == text, "after the run of round \(round)") }
                #expect(try folder.read("s/Chapters/01-sums/README.md").contains("Round \(round)."))
                #expect(!folder.contains("s/.workbook-staging"))
            }
        }
    }
}
