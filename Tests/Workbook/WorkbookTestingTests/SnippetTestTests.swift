import Foundation
import Testing

@testable import WorkbookTesting

@Suite("A snippet as a test case")
struct SnippetTestTests {
    private let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: "/nowhere")
        .place(3, "A title", line: 12, column: 5)

    @Test func `an example with the expected output passes`() async {
        let snippet = SnippetTest.example(place, output: "1 2\n") { print(1, 2) }
        #expect(await snippet.issue() == nil)
    }

    @Test func `an example with other output reports both and the command that accepts it`() async throws {
        let issue = try #require(await SnippetTest.example(place, output: "1\n") { print(2) }.issue())
        #expect(
            issue.message == """
                the example prints something else than its output says; 'workbook accept levels' accepts it
                expected:
                1
                printed:
                2

                """)
        #expect(issue.place.fileID == "levels/01-levels.md")
    }

    @Test func `an example without expected output can print anything`() async {
        #expect(await SnippetTest.example(place, output: nil) { print("anything") }.issue() == nil)
    }

    @Test func `print's separator and terminator and debugPrint are supported`() async {
        let snippet = SnippetTest.example(place, output: "a-b.\"c\"\n") {
            print("a", "b", separator: "-", terminator: ".")
            debugPrint("c")
        }
        #expect(await snippet.issue() == nil)
    }

    @Test func `the outputs of concurrent examples are separate`() async {
        await withTaskGroup(of: SnippetIssue?.self) { group in
            for number in 0..<50 {
                group.addTask {
                    await SnippetTest.example(self.place, output: "\(number)\n\(number)\n") {
                        print(number)
                        await Task.yield()
                        print(number)
                    }.issue()
                }
            }
            for await issue in group { #expect(issue == nil) }
        }
    }

    @Test func `an error that a snippet throws is reported at the snippet`() async throws {
        let issue = try #require(await SnippetTest.test(place) { throw MissingResource(path: "a.plist") }.issue())
        #expect(issue.message == "the snippet threw an error: no block of the chapter says file=\"a.plist\"")
        #expect(issue.place.line == 12)
    }

    @Test func `a picture is compared byte by byte with the accepted one`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: folder.path)
            .place(0, "A picture", line: 1, column: 1)
        func issue(_ svg: String) async -> String? {
            await SnippetTest.figure(place, name: "stack") { svg }.issue()?.message
        }

        #expect(await issue("<svg/>") == "no picture is kept for 'stack' yet; 'workbook accept levels' keeps it")
        try Data("<svg/>".utf8).write(to: folder.appending(path: "stack.svg"))
        #expect(await issue("<svg/>") == nil)
        #expect(
            await issue("<svg></svg>")
                == "the picture 'stack' has changed; look at it, then 'workbook accept levels' accepts it")
    }

    @Test func `a snippet that loops forever is stopped and reported with its location`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            setenv("WORKBOOK_TIME_LIMIT", "0.2", 1)
            let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: "")
                .place(0, "A loop", line: 12, column: 5)
            _ = await SnippetTest.test(place) { while true { sched_yield() } }.issue()
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("chapters/01-levels.md:12:5: error: 'A loop' did not end within"))
    }

    @Test func `a snippet that waits forever is stopped and reported with its location`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            setenv("WORKBOOK_TIME_LIMIT", "0.2", 1)
            let place = ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: "")
                .place(0, "A wait", line: 12, column: 5)
            _ = await SnippetTest.test(place) {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }.issue()
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("chapters/01-levels.md:12:5: error: 'A wait' did not end within"))
    }

    @Test func `a looping snippet expires after four checks without a response, a waiting one at the twentieth`() {
        var (looping, waiting) = (SnippetTimeout(), SnippetTimeout())
        let responses = [5, 5, 5, 6, 7, 7, 7, 7, 7]
        #expect(
            responses.map { looping.hasExpired(responses: $0, isUndisturbed: false) }
                == Array(repeating: false, count: 8) + [true])
        let checks = (0..<20).map { waiting.hasExpired(responses: $0, isUndisturbed: true) }
        #expect(checks == Array(repeating: false, count: 19) + [true])
    }

    @Test func `the time in which other work delays a snippet isn't counted`() {
        var timeout = SnippetTimeout()
        let checks = (0..<1000).map { timeout.hasExpired(responses: $0, isUndisturbed: $0 % 100 == 0) }
        #expect(!checks.contains(true))
    }

    @Test func `a trap passes if the process prints the expected message`() {
        #expect(place.trapIssue(message: "too big", standardError: Array("Fatal error: too big\n".utf8)) == nil)
        let issue = place.trapIssue(
            message: "too big", standardError: Array("Fatal error: nil\nCurrent stack trace:\n0".utf8))
        #expect(issue?.message == "stopped, but without saying 'too big'; it said:\nFatal error: nil")
    }
}

extension SnippetIssue: Equatable {
    public static func == (left: SnippetIssue, right: SnippetIssue) -> Bool {
        left.message == right.message && left.place.index == right.place.index
    }
}
