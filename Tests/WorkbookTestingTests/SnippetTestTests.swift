import Foundation
import Testing

@testable import WorkbookTesting

@Suite("A snippet as a test case")
struct SnippetTestTests {
    private let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: "/nowhere")
        .place(3, "A title", line: 12, column: 5)

    @Test func `an example that prints what its output says is right`() async {
        let snippet = SnippetTest.example(place, output: "1 2\n") { print(1, 2) }
        #expect(await snippet.finding() == nil)
    }

    @Test func `an example that prints something else says both, and how to take it over`() async throws {
        let finding = try #require(await SnippetTest.example(place, output: "1\n") { print(2) }.finding())
        #expect(
            finding.message == """
                the example prints something else than its output says; 'workbook accept levels' takes it over
                expected:
                1
                printed:
                2

                """)
        #expect(finding.place.fileID == "levels/01-levels.md")
    }

    @Test func `an example without an output may print anything`() async {
        #expect(await SnippetTest.example(place, output: nil) { print("anything") }.finding() == nil)
    }

    @Test func `separators, terminators and debugPrint are kept as they are`() async {
        let snippet = SnippetTest.example(place, output: "a-b.\"c\"\n") {
            print("a", "b", separator: "-", terminator: ".")
            debugPrint("c")
        }
        #expect(await snippet.finding() == nil)
    }

    @Test func `examples that run at the same time do not hear each other`() async {
        await withTaskGroup(of: Finding?.self) { group in
            for number in 0..<50 {
                group.addTask {
                    await SnippetTest.example(self.place, output: "\(number)\n\(number)\n") {
                        print(number)
                        await Task.yield()
                        print(number)
                    }.finding()
                }
            }
            for await finding in group { #expect(finding == nil) }
        }
    }

    @Test func `an error that a snippet throws is reported at the snippet`() async throws {
        let finding = try #require(await SnippetTest.test(place) { throw MissingResource(path: "a.plist") }.finding())
        #expect(finding.message == "the snippet threw an error: no block of the chapter says file=\"a.plist\"")
        #expect(finding.place.line == 12)
    }

    @Test func `a picture is compared with the one that was accepted, byte for byte`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: folder.path)
            .place(0, "A picture", line: 1, column: 1)
        func finding(_ svg: String) async -> String? {
            await SnippetTest.figure(place, name: "stack") { svg }.finding()?.message
        }

        #expect(await finding("<svg/>") == "no picture is kept for 'stack' yet; 'workbook accept levels' keeps it")
        try Data("<svg/>".utf8).write(to: folder.appending(path: "stack.svg"))
        #expect(await finding("<svg/>") == nil)
        #expect(
            await finding("<svg></svg>")
                == "the picture 'stack' has changed; look at it, then 'workbook accept levels' takes it over")
    }

    @Test func `a snippet that loops is stopped, and its place is named`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            setenv("WORKBOOK_TIME_LIMIT", "0.2", 1)
            let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: "")
                .place(0, "A loop", line: 12, column: 5)
            _ = await SnippetTest.test(place) { while true { sched_yield() } }.finding()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("chapters/01-levels.md:12:5: error: 'A loop' did not end within"))
    }

    @Test func `a trap is right when the process says what it should`() {
        #expect(place.trapFinding(message: "too big", standardError: Array("Fatal error: too big\n".utf8)) == nil)
        let finding = place.trapFinding(
            message: "too big", standardError: Array("Fatal error: nil\nCurrent stack trace:\n0".utf8))
        #expect(finding?.message == "stopped, but without saying 'too big'; it said:\nFatal error: nil")
    }
}

extension Finding: Equatable {
    public static func == (left: Finding, right: Finding) -> Bool {
        left.message == right.message && left.place.index == right.place.index
    }
}
