import Foundation
import TestSupport
import Testing

/// Tests of `workbook progress`, and of `swift package progress`, which is the same code in a reader's workspace.
@Suite("Progress", .serialized, .withSmallStarter)
struct ProgressProofTests {
    let starter: SmallStarter

    init() throws {
        starter = try #require(WithSmallStarter.starter)
        try starter.reset()
    }

    func write(_ body: String, to exercise: SmallStarter.Exercise) throws {
        try starter.write(exercise.text(body), to: exercise.file)
    }

    /// Writes the solutions of exercises.
    func solve(_ exercises: SmallStarter.Exercise...) throws {
        for exercise in exercises { try starter.write(exercise.solved + "// Mine.\n", to: exercise.file) }
    }

    func document(_ chapter: String? = nil) throws -> SmallStarter.Document {
        guard let chapter else { return try starter.document(starter.progress("--format", "json")) }
        return try starter.document(starter.progress(chapter, "--format", "json"))
    }

    // MARK: Reports

    @Test func `in a new workspace, no exercise is begun, and the first exercise is next`() throws {
        let run = try starter.progress()
        #expect(run.status == 0 && run.errors == "")
        #expect(
            // If the chapter is compiled from scratch, the output begins with a message about it.
            run.output.contains(
                """
                A small book: 0 of 4 solved

                   1  A small chapter  not begun
                   2  A large chapter  not begun

                1  A small chapter
                  The columns: not begun
                  The middle: not begun
                  The greeting: not begun

                Next: The columns
                  Write it in Chapters/01-small/Exercises/Columns.swift:2, in place of what stands there.

                What its tests say of what stands there:
                  ✘ As many as fit
                    - in 35 points: `columns(in: width)`: got 1, expected 3
                    - in 62 points: `columns(in: width)`: got 1, expected 6
                      Chapters/01-small/Tests/ColumnsTests.swift:8

                Stuck? 'workbook progress --hint' gives the first of 2 hints.
                """), "\(run.output)")
    }

    @Test func `a failed exercise is reported with its messages, and a passed exercise is solved`() throws {
        try write("    \"Hello \" + name", to: SmallStarter.greeting)
        try solve(SmallStarter.columns)
        let document = try document()
        #expect(document.states == ["solved", "notBegun", "open", "notBegun"])
        #expect(document.next == "greeting" && document.solved == 1)
        let failure = SmallStarter.Document.Failure(
            test: "It names who is greeted",
            messages: ["`greeting(\"Anna\")`: got \"Hello Anna\", expected \"Hello, Anna!\""],
            file: SmallStarter.greeting.testFile, line: 7)
        #expect(document.exercises[2].failures == [failure])
    }

    @Test func `a crash is reported at its location, and the other exercises are reported, too`() throws {
        try write("    list[list.count / 2]", to: SmallStarter.middle)
        try write("    [width][width]", to: SmallStarter.columns)
        try write("    \"\" + \"\"", to: SmallStarter.greeting)
        let document = try document()
        #expect(document.states == ["stopped", "stopped", "open", "notBegun"])
        let stop = document.exercises[1].failures.first
        #expect(stop?.test == "None has none" && stop?.messages == ["Index out of range"])
        #if os(Linux)
            // On other systems, a crashed process leaves no trace.
            #expect(stop?.file == SmallStarter.middle.file && stop?.line == 2)
        #endif
    }

    @Test func `a compiler error is reported at its location; the state of other exercises is unknown`() throws {
        try write("    widht / 10", to: SmallStarter.columns)
        try solve(SmallStarter.greeting)
        let run = try starter.progress()
        #expect(run.status == 0)
        #expect(
            run.output.contains("  The columns: does not compile\n  The middle: not begun\n  The greeting: not known"))
        #expect(
            run.output.contains(
                """
                The compiler says:
                  cannot find 'widht' in scope
                  Chapters/01-small/Exercises/Columns.swift:2:5
                    2 |     widht / 10
                      |     ^
                """), "\(run.output)")
    }

    @Test func `what the code of the next exercise prints is shown, and nothing else`() throws {
        try write("    print(\"it is \\(width)\")\n    return 1", to: SmallStarter.columns)
        try write("    print(\"middle\")\n    return 7", to: SmallStarter.middle)
        let run = try starter.progress()
        #expect(run.output.contains("\nYour code printed:\n"))
        let next =
            run.output.contains("Next: The columns")
            ? ["  it is 10", "  it is 35", "  it is 62", "  it is 0"] : ["  middle", "  middle"]
        let printed = run.output.split(separator: "\n").drop { $0 != "Your code printed:" }.dropFirst()
        #expect(printed.prefix { $0.hasPrefix("  ") }.map(String.init) == next, "\(run.output)")
    }

    @Test func `an exercise whose test file is missing isn't solved, and can be restored`() throws {
        let tests = SmallStarter.greeting.testFile
        try starter.remove(tests)
        defer { try? starter.write(SmallStarter.greeting.testText, to: tests) }
        try solve(SmallStarter.greeting)
        #expect(try document().states == ["notBegun", "notBegun", "noTestRan", "notBegun"])
        #expect(try starter.progress().output.contains("'workbook progress --restore \(tests)'"))
        #expect(try starter.progress("--restore", tests).status == 0)
        #expect(starter.text(tests) == SmallStarter.greeting.testText)
    }

    @Test func `an endless loop is reported after at most 15 seconds, and the other exercises are reported, too`()
        throws
    {
        try write("    while true {}", to: SmallStarter.columns)
        try solve(SmallStarter.middle)
        // The time without compilation.
        _ = try document("large")
        let start = Date()
        let run = try starter.progress("small")
        #expect(-start.timeIntervalSinceNow < 25)
        #expect(run.output.contains("Its tests do not end, in “As many as fit”."), "\(run.output)")
        #expect(run.output.contains("Still testing …\n"))
        #expect(run.output.contains("  The middle: solved"))
    }

    // MARK: Hints

    @Test func `each call with --hint prints the next hint, until there are no more`() throws {
        let hint = try starter.progress("--hint")
        #expect(hint.status == 0)
        #expect(hint.output.hasPrefix("Hint 1 of 2 for “The columns”:\n\n  The first of `columns`.\n"))
        #expect(try starter.progress("--hint").output.contains("\n  The second of it.\n"))
        #expect(try starter.progress("--hint").output.hasPrefix("Those were both hints for “The columns”:"))
        let other = try starter.progress("--hint", "--exercise", "large/table", "--format", "json")
        let json = try JSONSerialization.jsonObject(with: Data(other.output.utf8)) as? [String: Any]
        #expect(json?["hint"] as? String == "The first of `table`." && json?["chapter"] as? String == "large")
        #expect(json?["number"] as? Int == 1 && json?["hintCount"] as? Int == 2)
        #expect(try starter.progress("large", "--hint").output.hasPrefix("Hint 2 of 2 for “The table”"))
        #expect(try starter.progress("--hint", "--exercise", "q").status == 64)
    }

    @Test func `--hint prints a hint for the exercise that was saved last`() throws {
        for (exercise, seconds) in [(SmallStarter.columns, -60.0), (SmallStarter.table, -30.0)] {
            try write("    // Begun.", to: exercise)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: seconds)],
                ofItemAtPath: "\(starter.path)/\(exercise.file)")
        }
        #expect(try starter.progress("--hint").output.contains("“The table”"))
    }

    @Test func `a damaged .progress.json is reported, and doesn't prevent a report`() throws {
        try starter.write("{", to: ".progress.json")
        let hint = try starter.progress("--hint")
        #expect(hint.status == 1)
        #expect(hint.errors.contains("'.progress.json' is not what 'progress' wrote; delete it"))
        let run = try starter.progress()
        #expect(run.status == 0 && run.output.contains("delete it"))
        #expect(starter.text(".progress.json") == "{")
    }

    // MARK: Without the tool

    /// Runs `swift` in an environment in which it finds everything.
    private func swift(_ arguments: String...) throws -> Tool.Run {
        let path = SmallStarter.environment["PATH", default: ""].split(separator: ":").map { "\($0)/swift" }
        let swift = try #require(path.first(where: FileManager.default.isExecutableFile))
        return try Tool.run(swift, arguments, in: starter.path, environment: SmallStarter.environment)
    }

    @Test(arguments: ["package", "run"])
    func `'swift package progress' and 'swift run progress' report the same as the tool`(way: String) throws {
        try write("    \"Hello \" + name", to: SmallStarter.greeting)
        let tool = try document()
        let fromStarter = try starter.document(swift(way, "progress", "small", "--format", "json"))
        #expect(fromStarter == tool)
        let hint = try swift(way, "progress", "--hint")
        #expect(hint.output.hasPrefix("Hint 1 of 2 for “The greeting”:"))
        #expect(hint.output.contains("'swift \(way) progress --hint'"))
        let wrong = try swift(way, "progress", "--hnt")
        #expect(wrong.status != 0 && (wrong.errors + wrong.output).contains("error: '--hnt' is not known here"))
        let help = try swift(way, "progress", "--help")
        #expect(help.status == 0 && help.output.contains("Usage: swift \(way) progress"))
    }

    #if os(Linux)
        @Test func `without a terminal, the plugin refuses --watch and names the program`() throws {
            let run = try swift("package", "progress", "--watch")
            #expect(run.status != 0 && (run.errors + run.output).contains("'swift run progress --watch' does not"))
        }
    #endif

    // MARK: Errors

    @Test func `compiler errors outside of the exercises are shown`() throws {
        try starter.write("let broken: Int = \"\"\n", to: SmallStarter.source)
        let run = try starter.progress()
        #expect(run.status == 1)
        // In the first build, the output mentions that it takes a while.
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Still ") })
        #expect(
            run.errors.contains(
                "the errors are outside of the exercises:\n  \(SmallStarter.source):1:19: cannot convert"))
    }

    @Test func `a book without exercises has nothing to solve`() throws {
        try starter.write(SmallStarter.list([], []), to: ".exercises.json")
        let run = try starter.progress()
        #expect(run.status == 0 && run.output.contains("nothing to solve"))
        #expect(try starter.progress("--hint").errors.contains("no exercises"))
    }

    @Test func `a folder that isn't a workspace, a damaged list, and a missing Swift are reported`() throws {
        try TemporaryFolder.with(["a.txt": ""]) { folder in
            let run = try Tool.run("progress", folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("there is no '.exercises.json' in '\(folder.path)'"))
            #expect(run.errors.contains("unpack the book's archive again, or go to its folder"))
        }
        try TemporaryFolder.with([".exercises.json": "{\u{1B}"]) { folder in
            let run = try Tool.run("progress", folder.path)
            #expect(run.status == 1 && run.errors.contains("'.exercises.json' is damaged"))
        }
        let run = try Tool.run("progress", in: starter.path, environment: ["PATH": "/nowhere"])
        #expect(run.status == 1 && run.errors.contains("there is no 'swift' in your PATH"))
        let chapter = try Tool.run("progress", "middle", in: starter.path, environment: SmallStarter.environment)
        #expect(chapter.status == 64 && chapter.errors.contains("there is no chapter 'middle'"))
    }

    @Test(arguments: [
        ["--hint", "--watch"], ["--exercise", "columns"], ["--format", "xml"], ["--undo", "--restore", "a"],
        ["--catch-up", "q"],
    ])
    func `invalid or conflicting options end with status 64`(arguments: [String]) throws {
        let run = try Tool.run(["progress"] + arguments, in: starter.path, environment: SmallStarter.environment)
        #expect(run.status == 64 && run.errors.hasPrefix("Error: "))
    }
}
