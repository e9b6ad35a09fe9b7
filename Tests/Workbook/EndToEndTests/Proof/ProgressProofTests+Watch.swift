import Foundation
import TestSupport
import Testing

/// Tests of `workbook progress --watch`.
extension ProgressProofTests {
    @Suite(.serialized) struct AfterEverySave {
        private let starter: SmallStarter

        init() throws {
            starter = try #require(WithSmallStarter.starter)
            try starter.reset()
        }

        private func write(_ body: String, to exercise: SmallStarter.Exercise) throws {
            try starter.write(exercise.text(body), to: exercise.file)
        }

        private func watch() throws -> RunningTool {
            try RunningTool("progress", "--watch", in: starter.path, environment: SmallStarter.environment)
        }

        @Test func `--watch reports after each save, and goes on to the next chapter, until all is solved`() throws {
            try starter.write(SmallStarter.columns.solved, to: SmallStarter.columns.file)
            let tool = try watch()
            try tool.line(with: "1 of 4 solved")
            try tool.line(with: "Waiting for you to save")
            try write("    \"Hello \" + nam", to: SmallStarter.greeting)
            try tool.line(with: "cannot find 'nam' in scope")
            try tool.line(with: "Waiting for you to save")
            try starter.write(SmallStarter.columns.open, to: SmallStarter.columns.file)
            try starter.write(SmallStarter.greeting.solved, to: SmallStarter.greeting.file)
            try tool.line(with: "1 of 4 solved")
            try tool.line(with: "Waiting for you to save")
            try starter.write(SmallStarter.columns.solved, to: SmallStarter.columns.file)
            try tool.line(with: "2 of 4 solved")
            try tool.line(with: "Waiting for you to save")
            try starter.write(SmallStarter.middle.solved, to: SmallStarter.middle.file)
            try tool.line(with: "3 of 4 solved")
            try tool.line(with: "Chapter 1 is solved; on to chapter 2.")
            try tool.line(with: "  The table: not begun")
            try tool.line(with: "Waiting for you to save")
            try starter.write(SmallStarter.table.solved, to: SmallStarter.table.file)
            try tool.line(with: "All 4 exercises are solved: well done!")
            #expect(tool.status() == 0)
        }

        @Test func `a save in another chapter shows that chapter`() throws {
            let tool = try watch()
            try tool.line(with: "Waiting for you to save")
            try write("    [width]", to: SmallStarter.table)
            try tool.line(with: "2  A large chapter")
            try tool.line(with: "  The table: its test fails")
            try tool.line(with: "Waiting for you to save")
            #expect(tool.stop() == 130)
        }

        @Test func `--watch reports compiler errors outside of the exercises, and continues`() throws {
            let tool = try watch()
            try tool.line(with: "Waiting for you to save")
            try starter.write("let broken: Int = \"\"\n", to: SmallStarter.source)
            try tool.line(with: "the errors are outside of the exercises")
            try tool.line(with: "\(SmallStarter.source):1:19: ")
            try tool.line(with: "Waiting for you to save")
            try starter.write("", to: SmallStarter.source)
            try tool.line(with: "0 of 4 solved")
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
    }
}
