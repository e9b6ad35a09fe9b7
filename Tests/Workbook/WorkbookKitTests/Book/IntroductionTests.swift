import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct IntroductionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Book\nintroduction: zebra\nchapters: [b, a]\n", to: "chapters/workbook.yml")
        for name in ["01-a", "02-b", "zebra"] {
            try folder.write("---\ntitle: \(name)\nsummary: S\n---\n\nText.\n", to: "chapters/\(name).md")
        }
    }

    private func book() throws -> BookFolder { try BookFolder(path: folder["chapters"], name: "chapters") }

    @Test func `the introduction is the first chapter and has no number`() throws {
        let book = try book().book
        #expect(book.chapters.map(\.slug) == ["zebra", "b", "a"])
        #expect(book.chapters.map(\.number) == [nil, 1, 2])
    }

    @Test func `the introduction's listings are extracted like those of a chapter`() throws {
        try folder.write("---\ntitle: Z\n---\n\n```swift\nlet first = 1\n```\n", to: "chapters/zebra.md")
        let output = folder["Zebra.swift"]
        #expect(
            try Extraction.run(package: folder.path, books: ["chapters"], target: "ZebraChapterTests", output: output)
                .isEmpty)
        #expect(try #require(folder.text("Zebra.swift")).contains("let first = 1"))
    }

    @Test func `templates of the index and of other pages get the introduction apart from the chapters`() throws {
        let exercise = "## E\n\n```swift exercise name=e title=E\n// BEGIN SOLUTION\n// END SOLUTION\n```\n"
        let test = "\n```swift test exercise=e name=T\n```\n"
        try folder.write("---\ntitle: B\n---\n\n" + exercise + test, to: "chapters/02-b.md")
        let files = [
            ("page.html", "{{title}}{{#introduction}} <{{href}} {{title}}>{{/introduction}}"),
            (
                "index.html",
                "{{#introduction}}{{href}} {{summary}}{{/introduction}}{{#chapters}}|{{number}}{{/chapters}}"
            ),
        ]
        let templates = try Templates(files.map { OutputFile(path: $0.0, text: $0.1) }, name: "t")
        let output = try OutputFolder(folder["site"])
        #expect(try SiteBuild(book(), templates: templates).stage(into: output) == [])
        try output.commit()
        #expect(folder.text("site/index.html") == "zebra.html S|1|2")
        #expect(folder.text("site/b.html") == "B <zebra.html zebra>")
        #expect(folder.text("site/zebra.html") == "zebra")
    }
}
