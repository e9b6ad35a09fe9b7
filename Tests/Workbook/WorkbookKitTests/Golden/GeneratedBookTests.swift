import Foundation
import TestSupport
import Testing

@testable import ChapterKit

/// Tests of books that a version-control system could change, so the tests generate them.
@Suite struct GeneratedBookTests {
    /// What these tests expect, for the test that every message has a case.
    static let messages = [
        "a NUL byte; remove it", "not UTF-8; save the file as UTF-8",
        "a symbolic link isn't followed; put the file itself here",
        "the name of the file isn't UTF-8; rename it",
        "a file's name can't contain '\\' or control characters; rename it",
        "the pictures of 'f' take 160 KB of the page, more than 150; let there be fewer states, or less in each",
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Book\n", to: "chapters/workbook.yml")
    }

    private func check(_ bytes: [UInt8]) throws -> [String] {
        try folder.write(bytes, to: "chapters/01-a.md")
        return try check()
    }

    private func check() throws -> [String] {
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        return Set(try book.check()).sorted().map(\.description)
    }

    private let head = "---\ntitle: A\n---\n\n"

    @Test func `a picture that is too large for a page is an error at its figure`() throws {
        let path = "<path d=\"" + String(repeating: "M0 0", count: 40_000) + "\"/>"
        try folder.write("<svg>\(path)</svg>", to: "chapters/figures/a/f.svg")
        try folder.write(head + "```swift figure name=f caption=\"F\"\n```\n", to: "chapters/01-a.md")
        #expect(try check() == ["chapters/01-a.md:5:1: error: \(Self.messages[5])"])
    }

    @Test func `a file name with a control character is an error`() throws {
        try folder.write(head, to: "chapters/01-a\nb.md")
        try folder.write(head, to: "chapters/02-a.md")
        #expect(
            try check() == [
                "chapters/01-a\nb.md:1:1: error: a file's name can't contain '\\' or control characters; rename it"
            ])
    }

    @Test func `a file name that isn't UTF-8 is an error`() throws {
        try folder.write(head, to: "chapters/02-a.md")
        let path = Array(folder["chapters/01-"].utf8) + [0xFF] + Array(".md".utf8) + [0]
        let file = path.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") }
        }
        try #require(file != nil, "this file system takes UTF-8 names only")
        fclose(file)
        #expect(try check().map { $0.suffix(50) } == ["error: the name of the file isn't UTF-8; rename it"])
    }

    @Test func `a NUL byte is an error at its location`() throws {
        #expect(try check(Array((head + "Text\0\n").utf8)) == ["chapters/01-a.md:5:5: error: a NUL byte; remove it"])
    }

    @Test func `bytes that aren't UTF-8 are an error at their location`() throws {
        let bytes = Array((head + "Gr").utf8) + [0xFC] + Array("n\n".utf8)
        #expect(try check(bytes) == ["chapters/01-a.md:5:3: error: not UTF-8; save the file as UTF-8"])
    }

    @Test func `a workbook.yml that isn't UTF-8 is an error`() throws {
        try folder.write([0x74, 0xFF], to: "chapters/workbook.yml")
        try folder.write(head, to: "chapters/01-a.md")
        #expect(try check() == ["chapters/workbook.yml:1:2: error: not UTF-8; save the file as UTF-8"])
    }

    @Test func `a byte-order mark at the start of a chapter is ignored`() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array((head + "```swift tset\n```\n").utf8)
        #expect(try check(bytes).map { $0.prefix(49) } == ["chapters/01-a.md:5:10: error: unknown word 'tset'"])
    }

    @Test(arguments: ["\r\n", "\r"])
    func `other line endings don't change the locations of diagnostics`(lineEnd: String) throws {
        let text = head + "- One\n\n  ```swift tset\n  let a = 1\n  ```\n\n[x](nowhere.md)\n"
        let found = try check(Array(text.replacing("\n", with: lineEnd).utf8))
        #expect(found.map { $0.prefix(29) } == ["chapters/01-a.md:7:12: error:", "chapters/01-a.md:11:1: error:"])
    }

    @Test func `a symbolic link isn't followed and causes a warning`() throws {
        try folder.write(head, to: "outside.md")
        try folder.write(head + "Text\n", to: "chapters/01-a.md")
        try FileManager.default.createSymbolicLink(
            atPath: folder["chapters/02-b.md"], withDestinationPath: folder["outside.md"])
        #expect(
            try check() == [
                "chapters/02-b.md:1:1: warning: a symbolic link isn't followed; put the file itself here"
            ])
    }

    @Test func `blocks that are nested too deeply are an error, and nested emphasis doesn't crash`() throws {
        let found = try check(Array((head + String(repeating: "> ", count: 5_000) + "deep\n").utf8))
        #expect(found.map { $0.hasSuffix("error: blocks are nested deeper than 100 levels; flatten this") } == [true])
        let brackets = String(repeating: "*a **b ", count: 2_000) + String(repeating: "** *", count: 2_000)
        _ = try check(Array((head + brackets + "\n").utf8))
    }
}
