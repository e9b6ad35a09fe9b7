import Foundation
import Testing

@testable import SnippetResults

@Suite struct ResultsFolderTests {
    @Test(arguments: [
        SnippetResult(), SnippetResult(printed: "a\n\u{0}é\u{2028}\"\\"), SnippetResult(printed: ""),
        SnippetResult(drawing: Drawing(states: [.init(svg: "<svg/>", printed: "a")])),
    ])
    func `a written result is read back`(result: SnippetResult) throws {
        let folder = try ResultsFolder.make()
        defer { folder.remove() }
        try folder.write(result, of: 3, in: "a-b")
        #expect(try folder.result(of: 3, in: "a-b") == result)
        #expect(try folder.result(of: 2, in: "a-b") == nil)
        #expect(try folder.result(of: 3, in: "b") == nil)
    }

    @Test func `the results folder is found by the path of the event stream`() throws {
        let folder = try ResultsFolder.make()
        defer { folder.remove() }
        let arguments = ["tests", "--filter", "x", "--event-stream-output-path", folder.eventStream]
        #expect(ResultsFolder(arguments: arguments)?.path == folder.path)
    }

    @Test(arguments: [
        ["tests"], ["tests", "--event-stream-output-path"], ["tests", "--event-stream-output-path", "/x/events.jsonl"],
    ])
    func `a run without a results folder has none`(arguments: [String]) {
        #expect(ResultsFolder(arguments: arguments) == nil)
    }

    @Test func `a removed folder doesn't exist`() throws {
        let folder = try ResultsFolder.make()
        try folder.write(SnippetResult(), of: 0, in: "a")
        folder.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
