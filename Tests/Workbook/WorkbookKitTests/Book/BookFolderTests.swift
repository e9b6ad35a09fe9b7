import Foundation
import SwiftText
import TestSupport
import Testing

@testable import ChapterKit

@Suite struct BookFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> BookFolder { try BookFolder(path: folder["chapters"], name: "chapters") }

    private func write(_ file: String, title: String = "T", needs: String = "[]") throws {
        try folder.write("---\ntitle: \(title)\nneeds: \(needs)\n---\n", to: "chapters/\(file)")
    }

    @Test(arguments: [
        ("01-windows.md", "windows"), ("2-a-b.md", "a-b"), ("windows.md", "windows"), ("01.md", "01"),
        ("01-.md", "01-"), ("1a.md", "1a"),
        ("٣-a.md", "٣-a"),
    ])
    func `a chapter's slug is its file name without the number`(file: String, slug: String) throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try write(file)
        #expect(try open().book.chapters.map(\.slug) == [slug])
    }

    @Test func `chapters are in the order of the list in workbook.yml, or else of their file names`() throws {
        for file in ["10-c.md", "02-b.md", "01-a.md"] { try write(file) }
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        #expect(try open().book.chapters.map(\.slug) == ["a", "b", "c"])
        try folder.write("title: B\nchapters: [c, a, b]\n", to: "chapters/workbook.yml")
        #expect(try open().book.chapters.map(\.slug) == ["c", "a", "b"])
        #expect(try open().book.chapters.map(\.number) == [1, 2, 3])
    }

    @Test func `needs are transitive, in the order of the book, and can be circular`() throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try write("01-a.md", needs: "[c]")
        try write("02-b.md", needs: "[a]")
        try write("03-c.md", needs: "[b]")
        let book = try open()
        #expect(book.needs(of: book.book.chapters[2]).map(\.slug) == ["a", "b"])
    }

    @Test func `a folder without a workbook.yml is plain Markdown, including its subfolders`() throws {
        try folder.write("# Hello\n", to: "chapters/README.md")
        try folder.write("text\n", to: "chapters/sub/a.md")
        let book = try open().book
        #expect(book.kind == .plainMarkdown)
        #expect(book.chapters.map(\.slug) == ["README", "sub/a"])
        #expect(book.chapters.map(\.title) == ["Hello", "a"])
        #expect(book.chapters.map(\.number) == [nil, nil])
    }

    @Test func `front matter of any length is read`() throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        for length in [4060, 4070, 4080, 4090, 4100, 9000] {
            let padding = "# " + String(repeating: "x", count: length - 30)
            try folder.write("---\n\(padding)\ntitle: Long\n---\n\nText é\n", to: "chapters/01-a.md")
            #expect(try open().book.chapters[0].title == "Long")
            #expect(try open().diagnostics == [])
        }
    }

    @Test func `a plain file that isn't UTF-8 gets replacement characters and a warning`() throws {
        try folder.write("# B\n", to: "chapters/b.md")
        try FileSystem.write(Array("# Caf".utf8) + [0xE9, 0x0A], to: folder["chapters/a.md"])
        let book = try open()
        #expect(book.book.chapters.map(\.title) == ["Caf\u{FFFD}", "B"])
        let found = Set(try book.check().map(\.description))
        #expect(found == ["chapters/a.md:1:6: warning: not UTF-8; save the file as UTF-8"])
    }

    @Test func `opening a missing folder throws an error`() {
        #expect(throws: FileSystemError.self) { try open() }
    }

    @Test func `extraction writes the chapter of its target, and leaves the output unchanged after an error`() throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try folder.write("---\ntitle: A\n---\n```swift test name=\"T\"\n```\n", to: "chapters/01-my-part.md")
        func extract(_ target: String) throws -> [String] {
            try Extraction.run(package: folder.path, books: ["chapters"], target: target, output: folder["out.swift"])
                .map(\.description)
        }
        #expect(try extract("MyPartChapterTests") == [])
        let first = folder.text("out.swift")
        #expect(first?.contains("snippet0") == true)
        #expect(
            try extract("OtherTests") == [
                "Tests/OtherTests:1:1: error: no chapter for the test target 'OtherTests'; the chapters' targets: 'MyPartChapterTests'"
            ])
        try folder.write("---\ntitle: A\n---\n```swift tset\n```\n", to: "chapters/01-my-part.md")
        #expect(try extract("MyPartChapterTests").count == 1)
        #expect(folder.text("out.swift") == first)
    }

    @Test func `extraction reports errors in the chapter and in those it needs, and duplicate chapters`() throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        func extract() throws -> [String] {
            try Extraction.run(
                package: folder.path, books: ["chapters"], target: "BChapterTests", output: folder["out.swift"]
            )
            .map(\.description)
        }
        try write("01-a.md")
        try folder.write(
            "---\ntitle: B\nneeds: [a]\n---\n\n[x](no.md) [y](01-a.md#no) [z](#no)\n", to: "chapters/02-b.md")
        #expect(
            try extract().sorted().map { $0.prefix(33) } == [
                "chapters/02-b.md:6:12: error: no ", "chapters/02-b.md:6:1: error: 'no.",
                "chapters/02-b.md:6:28: error: no ",
            ])
        try write("02-b.md", needs: "[a]")
        try folder.write("---\ntitle: A\n---\n\n[x](no.md)\n", to: "chapters/01-a.md")
        #expect(try extract().map { $0.prefix(28) } == ["chapters/01-a.md:5:1: error:"])
        try write("01-a.md")
        try write("03-B.md")
        #expect(try extract().map { $0.prefix(28) } == ["chapters/03-B.md:1:1: error:"])
        try folder.remove("chapters/03-B.md")
        #expect(try extract() == [])
        #expect(folder.text("out.swift") != nil)
    }

    @Test func `a folder of plain Markdown has no diagnostics if Package.swift is a folder`() throws {
        try folder.write("# A\n", to: "chapters/a.md")
        try folder.write("x", to: "Package.swift/x")
        #expect(try BookFolder(path: folder["chapters"], name: "chapters", package: folder.path).check() == [])
    }
}
