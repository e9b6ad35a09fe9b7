import Foundation
import TestSupport
import Testing

/// Tests of `workbook progress`, and of `swift package progress`, which is the same code in a reader's package.
@Suite("Progress", .serialized, .withSmallStarter)
struct ProgressProofTests {
    private let starter: SmallStarter

    init() throws {
        starter = try #require(WithSmallStarter.starter)
        try starter.reset()
    }

    private func write(_ body: String, to exercise: SmallStarter.Exercise) throws {
        try starter.write(exercise.text(body), to: exercise.file)
    }

    private func document() throws -> SmallStarter.Document {
        try starter.document(starter.progress("--format", "json"))
    }

    // MARK: Reports

    @Test func `in a new starter, no exercise is begun, and the first exercise is next`() throws {
        let run = try starter.progress()
        #expect(run.status == 0 && run.errors == "")
        #expect(
            // If the package is compiled from scratch, the output begins with a message about it.
            run.output.contains(
                """
                A small chapter: 0 of 3 solved

                  The columns: not begun
                  The middle: not begun
                  The greeting: not begun

                Next: The columns
                  Write it in Sources/Small/Exercises/Columns.swift:2, in place of what stands there.

                What its tests say of what stands there:
                  ✘ As many as fit
                    - in 35 points: `columns(in: width)`: got 1, expected 3
                    - in 62 points: `columns(in: width)`: got 1, expected 6
                      Tests/SmallTests/ColumnsTests.swift:8

                Stuck? 'workbook progress --hint' gives the first of 2 hints.
                """), "\(run.output)")
    }

    @Test func `a failed exercise is reported with its messages, and a passed exercise is solved`() throws {
        try write("    \"Hello \" + name", to: SmallStarter.greeting)
        try starter.write(SmallStarter.columns.solved, to: SmallStarter.columns.file)
        let document = try document()
        #expect(document.states == ["solved", "notBegun", "open"])
        #expect(document.next == "greeting" && document.solved == 1)
        let failure = SmallStarter.Document.Failure(
            test: "It names who is greeted",
            messages: ["`greeting(\"Anna\")`: got \"Hello Anna\", expected \"Hello, Anna!\""],
            file: "Tests/SmallTests/GreetingTests.swift", line: 7)
        #expect(document.exercises[2].failures == [failure])
    }

    @Test func `a crash is reported at its location, and the other exercises are reported, too`() throws {
        try write("    list[list.count / 2]", to: SmallStarter.middle)
        try write("    [width][width]", to: SmallStarter.columns)
        try write("    \"\" + \"\"", to: SmallStarter.greeting)
        let document = try document()
        #expect(document.states == ["stopped", "stopped", "open"])
        let stop = document.exercises[1].failures.first
        #expect(stop?.test == "None has none" && stop?.messages == ["Index out of range"])
        #if os(Linux)
            // On other systems, a crashed process leaves no trace.
            #expect(stop?.file == SmallStarter.middle.file && stop?.line == 2)
        #endif
    }

    @Test func `a compiler error is reported at its location; the state of other exercises is unknown`() throws {
        try write("    widht / 10", to: SmallStarter.columns)
        try starter.write(SmallStarter.greeting.solved, to: SmallStarter.greeting.file)
        let run = try starter.progress()
        #expect(run.status == 0)
        #expect(
            run.output.contains("  The columns: does not compile\n  The middle: not begun\n  The greeting: not known"))
        #expect(
            run.output.contains(
                """
                The compiler says:
                  cannot find 'widht' in scope
                  Sources/Small/Exercises/Columns.swift:2:5
                    2 |     widht / 10
                      |     ^
                """), "\(run.output)")
    }

    @Test func `an exercise whose test file is missing isn't solved`() throws {
        let tests = "Tests/SmallTests/GreetingTests.swift"
        try starter.remove(tests)
        defer { try? starter.write(SmallStarter.greeting.testText, to: tests) }
        try starter.write(SmallStarter.greeting.solved, to: SmallStarter.greeting.file)
        #expect(try document().states == ["notBegun", "notBegun", "noTestRan"])
    }

    @Test func `if all exercises are solved, the report congratulates the reader`() throws {
        for exercise in SmallStarter.exercises { try starter.write(exercise.solved, to: exercise.file) }
        let run = try starter.progress()
        #expect(run.status == 0)
        #expect(run.output.contains("\nAll 3 exercises are solved: well done!\n"))
        let hint = try starter.progress("--hint")
        #expect(hint.status == 0 && hint.output.hasPrefix("Every exercise is solved. 'workbook progress --hint"))
        #expect(try starter.progress("--hint", "--format", "json").output.contains("\"exercise\" : null"))
    }

    // MARK: Hints

    @Test func `each call with --hint prints the next hint, until there are no more`() throws {
        let hint = try starter.progress("--hint")
        #expect(hint.status == 0)
        #expect(hint.output.hasPrefix("Hint 1 of 2 for “The columns”:\n\n  The first of `columns`.\n"))
        #expect(try starter.progress("--hint").output.contains("\n  The second of it.\n"))
        #expect(try starter.progress("--hint").output.hasPrefix("Those were both hints for “The columns”:"))
        let other = try starter.progress("--hint", "--exercise", "middle", "--format", "json")
        let json = try JSONSerialization.jsonObject(with: Data(other.output.utf8)) as? [String: Any]
        #expect(json?["hint"] as? String == "The first of `middle`.")
        #expect(json?["number"] as? Int == 1 && json?["hintCount"] as? Int == 2)
        #expect(try starter.progress("--hint", "--exercise", "q").status == 64)
    }

    @Test func `--hint prints a hint for the exercise that was saved last`() throws {
        for (exercise, seconds) in [(SmallStarter.columns, -60.0), (SmallStarter.middle, -30.0)] {
            try write("    // Begun.", to: exercise)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: seconds)],
                ofItemAtPath: "\(starter.path)/\(exercise.file)")
        }
        #expect(try starter.progress("--hint").output.contains("“The middle”"))
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

    // MARK: After every save

    private func watch() throws -> RunningTool {
        try RunningTool("progress", "--watch", in: starter.path, environment: SmallStarter.environment)
    }

    @Test func `--watch runs the open exercises after each save, until all are solved`() throws {
        try starter.write(SmallStarter.columns.solved, to: SmallStarter.columns.file)
        let tool = try watch()
        try tool.line(with: "1 of 3 solved")
        try tool.line(with: "Waiting for you to save")
        try write("    \"Hello \" + nam", to: SmallStarter.greeting)
        try tool.line(with: "cannot find 'nam' in scope")
        try tool.line(with: "Waiting for you to save")
        // A solved exercise isn't tested again unless it changes.
        try starter.write(SmallStarter.columns.open, to: SmallStarter.columns.file)
        try starter.write(SmallStarter.greeting.solved, to: SmallStarter.greeting.file)
        try tool.line(with: "1 of 3 solved")
        try tool.line(with: "Waiting for you to save")
        try starter.write(SmallStarter.columns.solved, to: SmallStarter.columns.file)
        try tool.line(with: "2 of 3 solved")
        try tool.line(with: "Waiting for you to save")
        try starter.write(SmallStarter.middle.solved, to: SmallStarter.middle.file)
        try tool.line(with: "All 3 exercises are solved: well done!")
        #expect(tool.status() == 0)
    }

    @Test func `--watch reports compiler errors outside of the exercises, and continues`() throws {
        let tool = try watch()
        try tool.line(with: "Waiting for you to save")
        try starter.write("let broken: Int = \"\"\n", to: "Sources/Small/Small.swift")
        try tool.line(with: "the errors are outside of the exercises")
        try tool.line(with: "Sources/Small/Small.swift:1:19: ")
        try tool.line(with: "Waiting for you to save")
        try starter.write("", to: "Sources/Small/Small.swift")
        try tool.line(with: "0 of 3 solved")
        #expect(tool.stop() == 130)
    }

    @Test func `Ctrl-C ends an endless test, and leaves no process and no temporary folder`() throws {
        let mark = "small-\(UUID().uuidString)"
        let loop =
            "    try! \"\".write(toFile: \"\\(NSTemporaryDirectory())/\(mark)\", atomically: true, encoding: .utf8)\n"
        let text = "import Foundation\n\n" + SmallStarter.columns.text(loop + "    while true {}")
        try starter.write(text, to: SmallStarter.columns.file)
        let before = Self.folders()
        let tool = try watch()
        let file = NSTemporaryDirectory() + "/" + mark
        defer { try? FileManager.default.removeItem(atPath: file) }
        try tool.wait { FileManager.default.fileExists(atPath: file) }
        #expect(tool.stop() == 130)
        #expect(Self.folders() == before)
        #expect(Self.processes(with: starter.path) == [])
    }

    /// Returns the temporary folders of the tool's current runs.
    private static func folders() -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())) ?? []
        return Set(names.filter { $0.hasPrefix("workbook-progress-") })
    }

    /// Returns the command lines of the current processes that contain a text.
    private static func processes(with text: String) -> [String] {
        let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.filter { Int($0) != nil } ?? []
        return ids.map {
            String(decoding: FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data(), as: UTF8.self)
        }
        .filter { $0.contains(text) }
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
        let fromStarter = try starter.document(swift(way, "progress", "--format", "json"))
        #expect(fromStarter == tool)
        let hint = try swift(way, "progress", "--hint")
        #expect(hint.output.hasPrefix("Hint 1 of 2 for “The greeting”:"))
        #expect(hint.output.contains("'swift \(way) progress --hint'"))
        let wrong = try swift(way, "progress", "--hnt")
        #expect(wrong.status != 0 && (wrong.errors + wrong.output).contains("error: '--hnt' is not known here"))
        let help = try swift(way, "progress", "--help")
        #expect(help.status == 0 && help.output.contains("Usage: swift \(way) progress"))
    }

    // MARK: Errors

    @Test func `compiler errors outside of the exercises are shown`() throws {
        try starter.write("let broken: Int = \"\"\n", to: "Sources/Small/Small.swift")
        let run = try starter.progress()
        #expect(run.status == 1)
        // In the first build of a package, the output mentions that it takes a while.
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Compiling; ") })
        #expect(
            run.errors.contains(
                "the errors are outside of the exercises:\n  Sources/Small/Small.swift:1:19: cannot convert"))
    }

    @Test func `a starter without exercises has nothing to solve`() throws {
        try starter.write(String(decoding: SmallStarter.list([]), as: UTF8.self), to: ".exercises.json")
        let run = try starter.progress()
        #expect(run.status == 0 && run.output.contains("nothing to solve"))
        #expect(try starter.progress("--hint").errors.contains("no exercises"))
    }

    @Test func `a folder that isn't a starter, a damaged list, and a missing Swift are reported`() throws {
        try TemporaryFolder.with(["a.txt": ""]) { folder in
            let run = try Tool.run("progress", folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("is no starter: there is no '.exercises.json' in it"))
            #expect(run.errors.contains("'workbook starter CHAPTER --output DIR'"))
        }
        try TemporaryFolder.with([".exercises.json": "{\u{1B}"]) { folder in
            let run = try Tool.run("progress", folder.path)
            #expect(run.status == 1 && run.errors.contains("'.exercises.json' is damaged"))
        }
        let run = try Tool.run("progress", in: starter.path, environment: ["PATH": "/nowhere"])
        #expect(run.status == 1 && run.errors.contains("there is no 'swift' in your PATH"))
    }

    @Test(arguments: [["--hint", "--watch"], ["--exercise", "columns"], ["--format", "xml"]])
    func `invalid or conflicting options end with status 64`(arguments: [String]) throws {
        let run = try Tool.run(["progress"] + arguments, in: starter.path, environment: SmallStarter.environment)
        #expect(run.status == 64 && run.errors.hasPrefix("Error: "))
    }
}
