import Foundation
import TestSupport
import Testing

/// Tests of runs in a workspace with several chapters, and of the changes of files between them.
extension ProgressProofTests {
    @Test func `only one chapter is tested, and the results of the others are those of their last runs`() throws {
        try solve(SmallStarter.columns, SmallStarter.middle, SmallStarter.greeting)
        let first = try document()
        #expect(first.run == "small" && first.next == "table" && first.solved == 3)
        let second = try document()
        #expect(second.run == "large" && second.states == ["solved", "solved", "solved", "notBegun"])
        #expect(second.nextExercise == .init(chapter: "large", exercise: "table"))
        #expect(second.chapters.allSatisfy { !$0.isOutdated })
        // The change of a file that is no exercise makes the results outdated.
        try starter.write("let one = 1\n", to: SmallStarter.source)
        #expect(try document("2").chapters.map(\.isOutdated) == [true, false])
        #expect(try starter.progress("large").output.contains("   1  A small chapter  3 of 3, as of your last run\n"))
        // The exercise that was edited last decides.
        try write("    max(width / 10, 2)", to: SmallStarter.columns)
        let third = try document()
        #expect(third.run == "small" && third.states[0] == "open" && third.next == "columns")
    }

    @Test func `if all exercises are solved, the report congratulates the reader without a run`() throws {
        try solve(SmallStarter.columns, SmallStarter.middle, SmallStarter.greeting, SmallStarter.table)
        _ = try document("small")
        let run = try starter.progress()
        #expect(run.status == 0)
        #expect(run.output.contains("\nAll 4 exercises are solved: well done!\n"), "\(run.output)")
        let last = try document()
        #expect(last.run == nil && last.next == nil && last.solved == 4)
        let hint = try starter.progress("--hint")
        #expect(hint.status == 0 && hint.output.hasPrefix("Every exercise is solved. 'workbook progress --hint"))
        #expect(try starter.progress("--hint", "--format", "json").output.contains("\"exercise\" : null"))
    }

    @Test func `an open exercise in a needed chapter is reported, and a broken one is next`() throws {
        try solve(SmallStarter.table)
        let run = try starter.progress("large")
        let text = run.output.replacing("\n", with: " ")
        #expect(
            text.contains(
                "chapter 1, where 3 exercises are open. 'workbook progress --catch-up large' fills in the book's"
            ),
            "\(run.output)")
        try write("    widht", to: SmallStarter.middle)
        let broken = try document("large")
        #expect(broken.states == ["notBegun", "doesNotCompile", "notBegun", "notKnown"])
        #expect(broken.nextExercise == .init(chapter: "small", exercise: "middle"))
        #expect(broken.exercises[1].failures.first?.messages == ["cannot find 'widht' in scope"])
    }

    @Test func `another SwiftPM in the same folder is reported, and then the run goes on`() throws {
        _ = try document("small")
        let mark = "\(starter.path)/running"
        let loop = "    try! \"\".write(toFile: \"\(mark)\", atomically: true, encoding: .utf8)\n    while true {}"
        try starter.write("import Foundation\n\n" + SmallStarter.columns.text(loop), to: SmallStarter.columns.file)
        defer { try? starter.remove("running") }
        let first = try RunningTool("progress", in: starter.path, environment: SmallStarter.environment)
        try first.wait { FileManager.default.fileExists(atPath: mark) }
        let second = try RunningTool("progress", ".", "large", in: starter.path, environment: SmallStarter.environment)
        try second.line(with: "Waiting until another SwiftPM, process ")
        #expect(first.stop() == 130)
        try second.line(with: "  The table: not begun")
        #expect(second.status() == 0)
    }

    @Test func `--pictures draws the pictures of a chapter with the reader's code`() throws {
        try solve(SmallStarter.columns)
        let run = try starter.progress("small", "--pictures")
        #expect(run.status == 0 && run.output.hasSuffix("figures/columns.svg\n"), "\(run.output) \(run.errors)")
        #expect(starter.text("figures/columns.svg") == "3")
        let none = try starter.progress("large", "--pictures")
        #expect(none.status == 1 && none.errors.contains("chapter 2, 'large', has no pictures"))
    }

    // MARK: Catching up

    @Test func `--catch-up fills in what a chapter needs, and --undo gives the reader's texts back`() throws {
        try solve(SmallStarter.greeting)
        try write("    nil  // mine", to: SmallStarter.middle)
        _ = try document("small")
        let mine = starter.text(SmallStarter.middle.file)
        let solved = starter.text(SmallStarter.greeting.file)
        let run = try starter.progress("--catch-up", "large")
        #expect(run.status == 0 && run.output.contains("in 2 exercises that “A large chapter” needs"), "\(run.output)")
        #expect(run.output.contains("yours is kept: .kept/"))
        #expect(starter.text(SmallStarter.columns.file) == SmallStarter.columns.solved)
        #expect(starter.text(SmallStarter.middle.file) == SmallStarter.middle.solved)
        #expect(starter.text(SmallStarter.greeting.file) == solved)
        #expect(try starter.keptFiles() == [SmallStarter.middle.file])
        #expect(try starter.progress("--catch-up", "2").output.contains("there is nothing to do"))
        // The files that were filled in aren't the reader's last edit.
        let next = try document()
        #expect(next.run == "large" && next.solved == 3)

        try starter.write(SmallStarter.columns.solved + "// And mine.\n", to: SmallStarter.columns.file)
        let undo = try starter.progress("--undo")
        #expect(undo.status == 0 && undo.output.contains("Taken back: '--catch-up large'"))
        #expect(undo.output.contains("\(SmallStarter.columns.file) stays: you have changed it since"))
        #expect(starter.text(SmallStarter.middle.file) == mine)
        #expect(starter.text(SmallStarter.columns.file)?.hasSuffix("// And mine.\n") == true)
        let again = try starter.progress("--undo")
        #expect(again.status == 1 && again.errors.contains("there is nothing to take back"))
    }

    @Test func `--restore brings back the book's text, and --undo the reader's`() throws {
        try starter.write("let mine: Int = \"\"\n", to: SmallStarter.source)
        let failed = try starter.progress("small")
        #expect(
            failed.status == 1
                && failed.errors.contains("'workbook progress --restore \(SmallStarter.source)'\nbrings back"))
        let run = try starter.progress("--restore", "Small.swift")
        #expect(run.output.hasPrefix("'\(SmallStarter.source)' has the book's text again.\nYours is kept: .kept/"))
        #expect(starter.text(SmallStarter.source) == "")
        #expect(try starter.keptFiles() == [SmallStarter.source])
        #expect(try starter.progress("--restore", SmallStarter.source).output.contains("there is nothing to do"))
        #expect(try starter.progress("--undo").status == 0)
        #expect(starter.text(SmallStarter.source) == "let mine: Int = \"\"\n")
        let unknown = try starter.progress("--restore", "Smal.swift")
        #expect(unknown.status == 1 && unknown.errors.contains("nearest to it are:\n  \(SmallStarter.source)\n"))
    }
}
