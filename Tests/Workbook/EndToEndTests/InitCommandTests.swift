import Foundation
import TestSupport
import Testing

/// Tests of the creation of a new book.
@Suite struct InitCommandTests {
    @Test func `init creates a package around existing chapters, and keeps existing files`() throws {
        let folder = try TemporaryFolder()
        let page = { (title: String, fence: String) in "---\ntitle: \(title)\n---\n\n\(fence)\nprint(1)\n```\n" }
        try folder.write("title: A \"Book\"\nchapters: [one, two]\n", to: "book/chapters/workbook.yml")
        try folder.write(page("One", "```swift program"), to: "book/chapters/one.md")
        try folder.write(page("Two", "```swift example"), to: "book/chapters/two.md")
        try folder.write("mine:\n", to: "book/Makefile")
        let run = try Tool.run("init", "book", "--workbook", Repository.root, in: folder.path)
        #expect(
            run.output.hasPrefix(
                "book: a package around 2 chapters; existing files are kept; 'cd book && make test' compiles and "
                    + "runs their Swift\nPackage.swift depends on the folder '"), "\(run.errors)")
        #expect(folder.text("book/Makefile") == "mine:\n")
        let manifest = folder.text("book/Package.swift") ?? ""
        #expect(manifest.contains(#"    name: "A \"Book\"","#))
        #expect(
            manifest.matches(of: /testTarget\(\s*name: "(.*ChapterTests)"/).map { String($0.1) } == ["TwoChapterTests"])
        #expect(
            folder.files.filter { $0.hasPrefix("book/chapters/") || $0.hasPrefix("book/Tests/") } == [
                "book/Tests/TwoChapterTests/TwoChapterTests.swift", "book/chapters/one.md", "book/chapters/two.md",
                "book/chapters/workbook.yml",
            ])
        let check = try Tool.run("check", in: folder["book"])
        #expect(check.errors.components(separatedBy: "\n").filter { $0.contains("target") } == [])
        let again = try Tool.run("init", "book", "--workbook", Repository.root, in: folder.path)
        #expect(again.status == 1)
        #expect(again.errors.contains("there is a 'Package.swift' in '"))
    }

    @Test(arguments: [
        ("workbook", "book", "../workbook"), ("tools/workbook", "books/mine", "../../tools/workbook"),
        (".", "documentation/book", "../.."),
    ])
    func `a book depends on a package nearby by its relative path`(package: String, book: String, path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: package + "/Package.swift")
        let run = try Tool.run("init", book, "--workbook", package, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasSuffix(
                "\nPackage.swift depends on the folder '\(path)'; for other machines, such as CI, write the address of a "
                    + "repository instead\n"))
        #expect(
            folder.text(book + "/Package.swift")?.contains(".package(name: \"workbook\", path: \"\(path)\")") == true)
        // The tool wasn't built in this package.
        #expect(folder.text(book + "/Makefile")?.contains("\nWORKBOOK = swift run workbook\n") == true)
    }

    @Test func `a book depends on a package elsewhere by its absolute path`() throws {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        try elsewhere.write("", to: "Package.swift")
        let run = try Tool.run("init", "a/b/book", "--workbook", elsewhere.path, in: folder.path)
        #expect(run.output.contains("Package.swift depends on the folder '\(elsewhere.path)'; "), "\(run.errors)")
    }

    @Test func `the Makefile uses the tool that was built in the package's folder`() throws {
        let folder = try TemporaryFolder()
        #expect(try Tool.run("init", "book", "--workbook", Repository.root, in: folder.path).status == 0)
        let makefile = folder.text("book/Makefile") ?? ""
        let tool = try #require(
            makefile.firstMatch(of: #/WORKBOOK = \$\(or \$\(wildcard (.+?)\),swift run workbook\)/#)?.1)
        let path = tool.hasPrefix("/") ? String(tool) : "\(folder.path)/book/\(tool)"
        #expect(FileManager.default.isExecutableFile(atPath: path), "\(path)")
    }

    @Test func `init fails in a folder with a Makefile, and changes nothing`() throws {
        let folder = try TemporaryFolder()
        try folder.write("all:\n", to: "Makefile")
        let run = try Tool.run("init", "--workbook", Repository.root, in: folder.path)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is a 'Makefile' in '"))
        #expect(folder.files == ["Makefile"])
    }

    @Test func `a folder's name becomes the title, capitalized and without special characters`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run("init", #"a "b" $(c) {{d}}"#, "--workbook", Repository.root, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text(#"a "b" $(c) {{d}}/chapters/workbook.yml"#)?.hasPrefix("title: \"A B C D\"\n") == true)
    }

    @Test func `init --templates writes the templates`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(
            "init", "book", "--templates", "--workbook", "https://example.org/workbook.git", in: folder.path)
        #expect(run.status == 0)
        #expect(folder.files.contains("book/templates/site/page.html"))
        #expect(
            folder.text("book/Package.swift")?.contains(#".package(url: "https://example.org/workbook.git", from: ""#)
                == true)
    }

    @Test func `init fails if --workbook isn't an address or a folder with a package`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run("init", "book", "--workbook", "nowhere", in: folder.path)
        #expect(run.status == 64)
        #expect(
            run.errors.contains("there is no package in 'nowhere'; name an address or a folder with a Package.swift"))
        #expect(folder.files == [])
    }

    @Test func `check reads the test targets of a manifest that computes them`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let names = ["A", "C"]
            let package = Package(
                name: "book", dependencies: [.package(name: "workbook", path: "workbook")],
                targets: names.map {
                    .testTarget(name: $0 + "ChapterTests", plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")])
                })
            """, to: "Package.swift")
        try folder.write("title: Book\n", to: "docs/guide/workbook.yml")
        try folder.write("---\ntitle: A\n---\n\n```swift test name=\"T\"\n```\n", to: "docs/guide/01-a.md")
        let run = try Tool.run(
            ["check", "docs/guide"], in: folder.path,
            environment: Tool.environmentWithSwift)
        #expect(run.status == 1)
        #expect(
            run.errors
                == "Package.swift:1:1: error: no chapter for the test target 'CChapterTests'; the chapters' targets: 'AChapterTests'\n"
        )
    }
}
