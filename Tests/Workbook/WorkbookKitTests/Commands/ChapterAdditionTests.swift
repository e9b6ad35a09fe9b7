import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the edits that add a chapter to `workbook.yml` and to a manifest.
@Suite struct ChapterAdditionTests {
    private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    @Test(arguments: [
        ("title: B\nchapters: [a, b]\n", "title: B\nchapters: [a, b, new]\n"),
        ("chapters: [a, 'b' ] # both\ntitle: B\n", "chapters: [a, 'b', new ] # both\ntitle: B\n"),
        ("title: ü\nchapters: [\n  a,\n  \"b\"\n]\n", "title: ü\nchapters: [\n  a,\n  \"b\", new\n]\n"),
        ("title: B\nchapters:\n- a\n- b\nhtml: true\n", "title: B\nchapters:\n- a\n- b\n- new\nhtml: true\n"),
        ("title: B\nchapters:\n  - a\n  - b  # last", "title: B\nchapters:\n  - a\n  - b  # last\n  - new"),
        ("title: B\r\nchapters: [a]\r\n", "title: B\r\nchapters: [a, new]\r\n"),
        ("title: B\nchapters: []\n", "title: B\nchapters: [new]\n"),
        ("title: B\n", "title: B\n"),
        ("title: B\nchapters: [a, \"\\x62\"]\n", nil),
    ])
    func `a chapter is appended to the list of chapters in any common YAML form`(yaml: String, expected: String?) {
        let file = SourceFile(path: "workbook.yml", text: yaml)
        #expect(text(ChapterList.appending("new", to: file)) == expected)
    }

    private static let plugin = #"plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")]"#

    @Test(arguments: [
        (
            "[.testTarget(name: \"AChapterTests\", \(plugin))]",
            "[.testTarget(name: \"AChapterTests\", \(plugin)),\n.testTarget(name: \"NewChapterTests\", \(plugin))]"
        ),
        (
            "[\n  .testTarget(name: \"AChapterTests\", \(plugin)), .target(name: \"X\")]",
            "[\n  .testTarget(name: \"AChapterTests\", \(plugin)),\n  .testTarget(name: \"NewChapterTests\", \(plugin)), "
                + ".target(name: \"X\")]"
        ),
        (
            "[\n  .testTarget(name: \"AChapterTests\", \(plugin)) // A\n]",
            "[\n  .testTarget(name: \"AChapterTests\", \(plugin)),\n  .testTarget(name: \"NewChapterTests\", \(plugin)) "
                + "// A\n]"
        ),
        ("[.testTarget(name: \"AChapterTests\", path: \"elsewhere\", \(plugin))]", nil),
        ("names.map { .testTarget(name: \"AChapterTests\", \(plugin)) }", nil),
        ("[.testTarget(name: \"AChapterTests\", \(plugin)).with(1)]", nil),
    ])
    func `the last chapter's target is copied if it's an element of an array literal`(old: String, new: String?) {
        let manifest = { (targets: String) in "let package = Package(name: \"workbook\", targets: \(targets))\n" }
        let file = SourceFile(path: "Package.swift", text: manifest(old))
        #expect(text(TestTargets.adding("NewChapterTests", to: file)) == new.map(manifest))
    }

    @Test(arguments: [
        ("targets: [\n        // none\n    ]", "targets: [\n        NEW,\n        // none\n    ]"),
        ("targets: []", "targets: [\n        NEW,\n    ]"),
        ("products: [.library(name: \"L\", targets: [\"L\"])]", nil),
    ])
    func `the first chapter's target is inserted at the start of the package's targets`(old: String, new: String?) {
        let declaration = TestTargets.declaration(of: "NewChapterTests", indentation: "        ")
        let manifest = { (targets: String) in
            "import PackageDescription\nlet package = Package(\n    name: \"x\", dependencies: [.package(name: \"workbook\", "
                + "path: \"w\")], \(targets))\n"
        }
        let file = SourceFile(path: "Package.swift", text: manifest(old))
        let expected = new.map { manifest($0.replacing("NEW", with: declaration)) }
        #expect(text(TestTargets.adding("NewChapterTests", to: file)) == expected)
        let stranger = SourceFile(path: "Package.swift", text: "let package = Package(name: \"x\", \(old))")
        #expect(TestTargets.adding("NewChapterTests", to: stranger) == nil)
    }

    @Test func `edits are undone if a file has changed in the meantime`() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        try folder.write("changed", to: "b")
        let edits = ["a", "b"].map { ScaffoldWriter.Edit(path: $0, old: Array("old".utf8), new: Array("new".utf8)) }
        let files = [OutputFile(path: "new/c", text: "c")]
        let error = #expect(throws: ScaffoldError.self) {
            try ScaffoldWriter(folder.path).write(files, editing: edits)
        }
        #expect(error?.description == "'b' has just been changed; nothing was written; try again")
        #expect(folder.files == ["a", "b"])
        #expect(folder.text("a") == "old" && folder.text("b") == "changed")
    }
}
