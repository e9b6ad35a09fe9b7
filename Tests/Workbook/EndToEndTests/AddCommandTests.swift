import Foundation
import TestSupport
import Testing

/// Tests of `workbook add`, which adds a chapter to a book.
@Suite struct AddCommandTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Book",
            dependencies: [.package(name: "workbook", path: "../workbook")],
            targets: [
                .target(name: "MyLibrary"),
                .testTarget(
                    name: "WelcomeChapterTests",
                    dependencies: ["MyLibrary", .product(name: "WorkbookTesting", package: "workbook")],
                    path: "Tests/Chapters/Welcome",
                    plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")]),  // the first
            ]
        )
        """

    private static func book(_ files: [String: String] = [:], _ body: (TemporaryFolder) throws -> Void) throws {
        let defaults = [
            "Package.swift": manifest,
            "chapters/workbook.yml": "title: Book\nchapters: [welcome]  # the order\nlanguage: en\n",
            "chapters/01-welcome.md": "---\ntitle: Welcome\n---\n\n```swift test name=\"T\"\n#expect(true)\n```\n",
            "Tests/Chapters/Welcome/Tests.swift": "",
        ]
        try TemporaryFolder.with(defaults.merging(files) { $1 }, body)
    }

    @Test func `add creates a chapter, its entry in the list, its test target, and the target's file`() throws {
        try Self.book { folder in
            let run = try Tool.run("add", "Two windows", in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.output == """
                    chapters/02-two-windows.md: the chapter 'Two windows'
                    chapters/workbook.yml: the list of chapters
                    Package.swift: the test target 'TwoWindowsChapterTests'
                    Tests/Chapters/TwoWindows/TwoWindowsChapterTests.swift: tests that the page doesn't show
                    'workbook test two-windows' compiles and runs its Swift

                    """)
            #expect(
                folder.text("chapters/workbook.yml")
                    == "title: Book\nchapters: [welcome, two-windows]  # the order\nlanguage: en\n")
            #expect(folder.text("chapters/02-two-windows.md")?.hasPrefix("---\ntitle: Two windows\n---\n") == true)
            let added = """
                ),  // the first
                        .testTarget(
                            name: "TwoWindowsChapterTests",
                            dependencies: ["MyLibrary", .product(name: "WorkbookTesting", package: "workbook")],
                            path: "Tests/Chapters/TwoWindows",
                            plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")]),
                    ]
                """
            #expect(folder.text("Package.swift") == Self.manifest.replacing("),  // the first\n    ]", with: added))
            let check = try Tool.run("check", "--strict", in: folder.path)
            #expect(check.status == 0 && check.errors == "", "\(check.errors)")
        }
    }

    @Test func `chapters that are added to a new book are numbered, and pass check and build`() throws {
        let folder = try TemporaryFolder()
        #expect(try Tool.run("init", "book", "--workbook", Repository.root, in: folder.path).status == 0)
        for name in ["Second: a \"title\"", "third", "12-fourth.md", "Fifth"] {
            let run = try Tool.run("add", name, in: folder["book"])
            #expect(run.status == 0, "\(run.errors)")
        }
        let chapters = folder.files.filter { $0.hasPrefix("book/chapters/") && $0.hasSuffix(".md") }
        #expect(
            chapters.map { $0.dropFirst("book/chapters/".count) } == [
                "01-welcome.md", "02-second-a-title.md", "03-third.md", "12-fourth.md", "13-fifth.md",
            ])
        #expect(folder.text("book/chapters/03-third.md")?.contains("title: Third\n") == true)
        let check = try Tool.run("check", "--strict", in: folder["book"])
        #expect(check.status == 0 && check.errors == "", "\(check.errors)")
        #expect(try Tool.run("build", "chapters", "--output", "site", in: folder["book"]).status == 0)
        #expect(folder.text("book/site/second-a-title.html")?.contains("Second: a &quot;title&quot;") == true)
    }

    @Test func `in a book without a package, an added chapter contains a program that runs`() throws {
        let book = [
            "chapters/workbook.yml": "title: Book\nchapters:\n  - one # the first\n",
            "chapters/one.md": "---\ntitle: One\n---\n",
        ]
        try TemporaryFolder.with(book) { folder in
            let run = try Tool.run("add", "two.md", "--title", "Größe", in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
            #expect(folder.text("chapters/workbook.yml") == "title: Book\nchapters:\n  - one # the first\n  - two\n")
            #expect(folder.files == ["chapters/one.md", "chapters/two.md", "chapters/workbook.yml"])
            let environment = ["PATH": ProcessInfo.processInfo.environment["PATH", default: ""]]
            let test = try Tool.run(["test", "two"], in: folder.path, environment: environment)
            #expect(test.status == 0 && test.output.hasSuffix("1 passed, 0 failed\n"), "\(test.output)\(test.errors)")
        }
    }

    @Test(arguments: [
        (["welcome"], "a second chapter 'welcome'; the first is chapters/01-welcome.md; rename one"),
        (["Index"], "a chapter can't be named 'index', which is the page with the list of chapters; rename it"),
        (["Größe"], "no file can be named after 'Größe'; name the file, and the title apart from it: "),
        (["other/02-x.md"], "'other/02-x.md' isn't a file of the book; name a file in 'chapters'"),
        (["X", "--title", ""], "the title is empty; write --title \"…\""),
        (["Taken"], "there is a 'chapters/02-taken.md' in '"),
        (["Two", "--book", "Tests"], "'Tests' has no workbook.yml, so it's not a book; 'workbook init' makes one"),
    ])
    func `add reports why a chapter can't be added, and changes nothing`(arguments: [String], message: String) throws {
        // The folder isn't a chapter, but it takes the name of one.
        try Self.book(["chapters/02-taken.md/x.svg": ""]) { folder in
            let before = try folder.contents(of: "")
            let run = try Tool.run(["add"] + arguments, in: folder.path, environment: [:])
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
            #expect(try folder.contents(of: "") == before)
        }
    }

    @Test func `add doesn't change a manifest that computes its targets, and prints the target to add`() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let names = ["Welcome"]
            let package = Package(
                name: "book", dependencies: [.package(name: "workbook", path: "workbook")],
                targets: names.map {
                    .testTarget(name: $0 + "ChapterTests", plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")])
                })
            """
        try Self.book(["Package.swift": manifest]) { folder in
            let before = try folder.contents(of: "")
            func add() throws -> Tool.Run {
                try Tool.run(
                    ["add", "Two"], in: folder.path,
                    environment: Tool.environmentWithSwift)
            }
            let run = try add()
            #expect(run.status == 1)
            #expect(
                run.errors == """
                    error: the test targets in Package.swift have an unknown form, so none can be added; nothing was written
                    Add this target to Package.swift, with the dependencies of your other chapters, and run the command again:

                        .testTarget(
                            name: "TwoChapterTests",
                            dependencies: [.product(name: "WorkbookTesting", package: "workbook")],
                            plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")])

                    """)
            #expect(try folder.contents(of: "") == before)
            // After the author has added the target, the rest is written.
            try folder.write(manifest.replacing(#"["Welcome"]"#, with: #"["Welcome", "Two"]"#), to: "Package.swift")
            #expect(try add().output.contains("Tests/TwoChapterTests/TwoChapterTests.swift: tests that"))
        }
    }
}
