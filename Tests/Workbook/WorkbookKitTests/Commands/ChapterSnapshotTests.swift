import Foundation
import SnippetResults
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of accepting the output and pictures of a run into files that can change in the meantime.
@Suite struct ChapterSnapshotTests {
    /// The messages of these tests, for the test that every message has a case.
    static let messages = [
        "this changed while the tests ran, and was left as it is; run 'workbook accept a' again",
        "this is no folder, and pictures go only into folders of the book; put a folder in its place",
    ]

    private static let text = """
        ---
        title: A
        ---

        ```swift example
        print(1)
        ```

        ```output
        0
        ```

        ```swift figure name=f caption="F"
        ```

        """

    private let folder: TemporaryFolder
    private let results: ResultsFolder

    init() throws {
        folder = try TemporaryFolder()
        results = ResultsFolder(path: folder["results"])
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try folder.write(Self.text, to: "chapters/01-a.md")
        try folder.write("<svg>old</svg>", to: "chapters/figures/a/f.svg")
        try writeResults(of: Self.text)
    }

    private func writeResults(
        of text: String, drawing: Drawing = Drawing(states: [.init(svg: "<svg>new</svg>")])
    ) throws {
        let source = Extractor.hash(of: parse(text).chapter)
        try results.write(SnippetResult(source: source, printed: "1\n"), of: 0, in: "a")
        try results.write(SnippetResult(source: source, drawing: drawing), of: 1, in: "a")
    }

    private func chapter() throws -> ChapterSnapshot {
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        return try ChapterSnapshot(book.book.chapters[0], in: book)
    }

    @Test func `accepting the results of a run updates outputs and pictures`() throws {
        let accepted = try chapter().accept(results)
        #expect(accepted.diagnostics == [])
        #expect(
            accepted.changes == ["chapters/01-a.md:9:1: a new output", "chapters/figures/a/f.svg: a new picture"])
        #expect(folder.text("chapters/01-a.md") == Self.text.replacing("0\n", with: "1\n"))
        #expect(folder.text("chapters/figures/a/f.svg") == "<svg>new</svg>")
        #expect(try chapter().accept(results).changes == [])
    }

    @Test(arguments: ["figures", "figures/a", "figures/a/f"])
    func `no file is written or removed through a symbolic link`(link: String) throws {
        let choice = Drawing.Choice(
            name: "c", title: "C", options: [.init(name: "x", label: "x"), .init(name: "y", label: "y")],
            isOrdered: false)
        let drawing = Drawing(choices: [choice], states: [.init(svg: "<svg>x</svg>"), .init(svg: "<svg>y</svg>")])
        try writeResults(of: Self.text, drawing: drawing)
        try folder.write("mine", to: "elsewhere/a/f/x.svg")
        try folder.write("mine", to: "elsewhere/f/x.svg")
        try folder.write("mine", to: "elsewhere/x.svg")
        try folder.remove("chapters/figures/a/f.svg")
        if link != "figures/a/f" { try folder.remove("chapters/\(link)") }
        try FileManager.default.createSymbolicLink(
            atPath: folder["chapters/\(link)"], withDestinationPath: folder["elsewhere"])
        let accepted = try chapter().accept(results)
        #expect(accepted.diagnostics.map(\.description) == ["chapters/\(link):1:1: error: \(Self.messages[1])"])
        let files = folder.files.filter { $0.hasPrefix("elsewhere/") }
        #expect(files == ["elsewhere/a/f/x.svg", "elsewhere/f/x.svg", "elsewhere/x.svg"])
        #expect(files.allSatisfy { folder.text($0) == "mine" })
    }

    @Test func `a picture with choices is a folder that replaces the picture's file, and vice versa`() throws {
        let option = { Drawing.Option(name: $0, label: $0) }
        let turn = Drawing.Choice(
            name: "turn", title: "Turn", options: [option("left"), option("right")], isOrdered: false)
        let drawing = Drawing(choices: [turn], states: [.init(svg: "<svg>l</svg>"), .init(svg: "<svg>r</svg>")])
        try writeResults(of: Self.text, drawing: drawing)
        #expect(
            try chapter().accept(results).changes == [
                "chapters/01-a.md:9:1: a new output", "chapters/figures/a/f: 3 new files",
                "chapters/figures/a/f: 1 old file removed",
            ])
        #expect(folder.text("chapters/figures/a/f/right.svg") == "<svg>r</svg>")
        #expect(folder.text("chapters/figures/a/f.svg") == nil)

        try writeResults(of: Self.text.replacing("0\n", with: "1\n"))
        let back = try chapter().accept(results)
        #expect(
            back.changes == ["chapters/figures/a/f.svg: a new picture", "chapters/figures/a/f: 3 old files removed"])
        #expect(folder.text("chapters/figures/a/f.svg") == "<svg>new</svg>")
        #expect(FileSystem.kind(folder["chapters/figures/a/f"]) == nil)
    }

    @Test func `the first picture of a figure is written`() throws {
        try folder.remove("chapters/figures/a/f.svg")
        #expect(try chapter().accept(results).diagnostics == [])
        #expect(folder.text("chapters/figures/a/f.svg") == "<svg>new</svg>")
    }

    @Test(arguments: ["1\n", "0\n"])
    func `a chapter that was edited during the run is left unchanged, and so are its pictures`(output: String) throws {
        // One case has a changed output, the other only a picture.
        let text = Self.text.replacing("0\n", with: output)
        try folder.write(text, to: "chapters/01-a.md")
        try writeResults(of: text)
        let before = try chapter()
        let edited = text + "One more sentence.\n"
        try folder.write(edited, to: "chapters/01-a.md")
        let accepted = try before.accept(results)
        #expect(accepted.changes == [])
        #expect(accepted.diagnostics.map(\.description) == ["chapters/01-a.md:1:1: error: " + Self.messages[0]])
        #expect(folder.text("chapters/01-a.md") == edited)
        #expect(folder.text("chapters/figures/a/f.svg") == "<svg>old</svg>")
    }

    @Test func `the results of snippets with different code aren't accepted`() throws {
        try writeResults(of: Self.text.replacing("print(1)", with: "print(2)"))
        let accepted = try chapter().accept(results)
        #expect(accepted.diagnostics.map(\.message) == [Self.messages[0]])
        #expect(folder.text("chapters/01-a.md") == Self.text)
        #expect(folder.text("chapters/figures/a/f.svg") == "<svg>old</svg>")
    }

    @Test func `a chapter that was removed during the run isn't written again`() throws {
        let before = try chapter()
        try folder.remove("chapters/01-a.md")
        #expect(try before.accept(results).diagnostics.hasErrors)
        #expect(folder.text("chapters/01-a.md") == nil)
    }

    @Test func `a picture that was changed during the run is left unchanged`() throws {
        let before = try chapter()
        try folder.write("<svg>theirs</svg>", to: "chapters/figures/a/f.svg")
        let accepted = try before.accept(results)
        #expect(accepted.changes == ["chapters/01-a.md:9:1: a new output"])
        #expect(
            accepted.diagnostics.map(\.description) == ["chapters/figures/a/f.svg:1:1: error: " + Self.messages[0]])
        #expect(folder.text("chapters/figures/a/f.svg") == "<svg>theirs</svg>")
    }

    @Test func `a byte-order mark is preserved`() throws {
        try folder.write([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8), to: "chapters/01-a.md")
        #expect(try chapter().accept(results).diagnostics == [])
        let bytes = try FileSystem.read(folder["chapters/01-a.md"])
        #expect(bytes == [0xEF, 0xBB, 0xBF] + Array(Self.text.replacing("0\n", with: "1\n").utf8))
    }
}
