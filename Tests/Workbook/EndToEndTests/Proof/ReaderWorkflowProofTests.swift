import Foundation
import TestSupport
import Testing

/// Tests of a reader's work from the first run to the last exercise, with a new edition of the book in between.
@Suite("A reader's work with a starter")
struct ReaderWorkflowProofTests {
    private static let starter = "sums-starter"
    private static let sum = "Chapters/01-sums/Exercises/ASum.swift"
    private static let difference = "Chapters/01-sums/Exercises/ADifference.swift"
    private static let product = "Chapters/01-sums/Exercises/AProduct.swift"

    /// The new edition of the chapter, with another prompt, another example, and one more exercise.
    private static let newEdition =
        SmallBook.chapter(prompt: "Add them up.").replacing("print(doubled(4))", with: "print(doubled(5))")
        .replacing("```output\n8", with: "```output\n10") + """
            ### Exercise: a product

            Multiply them.

            ```swift exercise name=product title="A product"
            func product(_ first: Int, _ second: Int) -> Int {
                // STUB: 0
                // BEGIN SOLUTION
                first * second
                // END SOLUTION
            }
            ```

            ```swift test exercise=product name="Three times two is six"
            #expect(product(3, 2) == 6)
            ```

            """

    /// The reader's folder and its contents.
    private struct Desk {
        let folder: TemporaryFolder
        private var generator = SeededGenerator(seed: 7)

        init(_ folder: TemporaryFolder) { self.folder = folder }

        /// Runs the command after killing it at two moments.
        mutating func starter(_ arguments: String...) throws -> Tool.Run {
            for signal in [SIGKILL, SIGINT] {
                let process = try Tool.start(["starter"] + arguments, in: folder.path)
                // The kill comes at any moment between the beginning of the writing and the end of the process.
                while process.isRunning, !folder.contains(ReaderWorkflowProofTests.starter + "/.workbook-staging") {
                    usleep(100)
                }
                usleep(.random(in: 0..<20_000, using: &generator))
                if process.isRunning { kill(process.processIdentifier, signal) }
                process.waitUntilExit()
            }
            let run = try Tool.run(["starter"] + arguments, in: folder.path, environment: [:])
            try #require(run.status == 0, "\(run.errors)")
            return run
        }

        /// Returns the states of the exercises, and the next exercise.
        func progress() throws -> (states: [String], next: String?) {
            let run = try Tool.run(
                ["progress", "--format", "json"], in: folder[ReaderWorkflowProofTests.starter],
                environment: SmallStarter.environment)
            try #require(run.status == 0, "\(run.errors)")
            let document = try JSONDecoder().decode(SmallStarter.Document.self, from: Data(run.output.utf8))
            return (document.states, document.next)
        }

        func read(_ file: String) throws -> String { try folder.read("\(ReaderWorkflowProofTests.starter)/\(file)") }

        /// Replaces the body of a function in a file.
        func edit(_ file: String, _ old: String, _ new: String) throws {
            let text = try read(file)
            try #require(text.contains("    \(old)\n"), "\(text)")
            try folder.write(
                text.replacing("    \(old)\n", with: "    \(new)\n"), to: "\(ReaderWorkflowProofTests.starter)/\(file)")
        }
    }

    @Test func `a reader's work is kept until the last exercise, even if the tool is killed repeatedly`() throws {
        try TemporaryFolder.with(SmallBook.files) { folder in
            var desk = Desk(folder)
            _ = try desk.starter("sums")
            var (states, next) = try desk.progress()
            #expect(states == ["notBegun", "notBegun"] && next == "sum")

            // The first attempt is wrong, and the second is right.
            try desk.edit(Self.sum, "0", "first - second")
            (states, next) = try desk.progress()
            #expect(states == ["open", "notBegun"] && next == "sum")
            try desk.edit(Self.sum, "first - second", "second + first  // mine")
            (states, next) = try desk.progress()
            #expect(states == ["solved", "notBegun"] && next == "difference")
            try folder.write("What I think of it.", to: Self.starter + "/Notes.md")

            // A new edition of the chapter is published.
            let solved = try desk.read(Self.sum)
            try folder.write(Self.newEdition, to: "chapters/01-sums.md")
            let update = try desk.starter("sums")
            #expect(update.status == 0)
            let merged = solved.replacing("// Add two numbers.", with: "// Add them up.")
            #expect(try desk.read(Self.sum) == merged)
            #expect(try desk.read("Chapters/01-sums/Pictures/Examples.swift").contains("doubled(5)"))
            (states, next) = try desk.progress()
            #expect(states == ["solved", "notBegun", "notBegun"] && next == "difference")
            let before = try folder.contents(of: Self.starter + "/Chapters")
            _ = try desk.starter("sums")
            #expect(try folder.contents(of: Self.starter + "/Chapters") == before)

            // The reader breaks an exercise and restores it.
            try desk.edit(Self.difference, "0", "first - second - ")
            (states, _) = try desk.progress()
            #expect(states[1] == "doesNotCompile")
            let spoiled = try desk.read(Self.difference)
            let restoration = try Tool.run(
                ["progress", "--restore", "ADifference.swift"], in: folder[Self.starter], environment: [:])
            #expect(restoration.status == 0)
            let kept = try folder.contents(of: Self.starter + "/.kept").filter { $0.key.hasSuffix(Self.difference) }
            #expect(kept.values.map { String(decoding: $0, as: UTF8.self) } == [spoiled])

            // The reader solves the remaining exercises.
            try desk.edit(Self.difference, "0", "first - second")
            try desk.edit(Self.product, "0", "first * second")
            (states, next) = try desk.progress()
            #expect(states == ["solved", "solved", "solved"] && next == nil)
            #expect(try desk.read(Self.sum) == merged)
            #expect(try desk.read("Notes.md") == "What I think of it.")
            #expect(!folder.contains(Self.starter + "/.workbook-staging"))
        }
    }
}
