import Foundation
import TestSupport
import Testing

/// Tests of the programs of a book without a package, and of texts that are tested in place.
@Suite struct ProgramCommandTests {
    private static let chapter = """
        ---
        title: A
        ---

        ```swift program group=sum
        extension [Int] { var sum: Int { reduce(0, +) } }
        print([1, 2].sum)
        ```

        ```output
        3
        ```

        ```swift program group=sum
        print([3].sum)
        undefined()
        ```

        ```swift program group=other
        let sum = "a sum of its own"
        print(sum)
        ```

        ```output
        another
        ```

        """

    /// Runs the tool in an environment in which it finds Swift.
    private func tool(_ arguments: [String], in folder: String) throws -> Tool.Run {
        return try Tool.run(
            arguments, in: folder,
            environment: Tool.environmentWithSwift)
    }

    @Test func `programs are tested and accepted without a package`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Book\n", to: "chapters/workbook.yml")
        try folder.write(Self.chapter, to: "chapters/01-a.md")
        let run = try tool(["test"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.output.contains("✔ A: program  chapters/01-a.md:5\n"))
        #expect(run.output.contains("chapters/01-a.md:16:1: cannot find 'undefined' in scope"))
        #expect(run.output.contains("'workbook accept a' accepts it\n      expected:\n      another\n"))
        #expect(run.output.hasSuffix("\n1 passed, 2 failed\n"))

        let accepted = try tool(["accept", "a"], in: folder.path)
        #expect(accepted.output.contains("chapters/01-a.md:24:1: a new output\n"))
        #expect(folder.text("chapters/01-a.md")?.contains("```output\na sum of its own\n```\n") == true)
    }

    @Test func `Ctrl-C ends the running program, and leaves no temporary files`() throws {
        let folder = try TemporaryFolder()
        let mark = folder["started"]
        try folder.write("title: Book\n", to: "chapters/workbook.yml")
        try folder.write(
            """
            ---
            title: A
            ---

            ```swift program
            import Foundation
            try "\\(getpid())".write(toFile: "\(mark)", atomically: true, encoding: .utf8)
            while true {}
            ```

            """, to: "chapters/01-a.md")
        try folder.write("", to: "temporary/keep")
        let environment = ProcessInfo.processInfo.environment
        let tool = try RunningTool(
            "test", in: folder.path,
            environment: [
                "PATH": environment["PATH", default: ""], "HOME": environment["HOME", default: ""],
                "TMPDIR": folder["temporary"],
                "WORKBOOK_TIME_LIMIT": "600",
            ])
        try tool.wait { folder.text("started") != nil }
        let program = try #require(folder.text("started").flatMap { pid_t($0) })
        #expect(tool.stop() == 130)
        try OtherProcess.waitForEnd(of: program)
        #expect(folder.files.filter { $0.hasPrefix("temporary/") } == ["temporary/keep"])
    }

    @Test func `a README is tested against its package`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "levels", products: [.library(name: "Levels", targets: ["Levels"])],
                targets: [.target(name: "Levels")])
            """, to: "Package.swift")
        try folder.write(
            "public struct Level { public var value: Int; public init(_ value: Int) { self.value = value } }",
            to: "Sources/Levels/Level.swift")
        try folder.write(
            """
            # Levels

            <!-- workbook: skip a piece of a manifest -->
            ```swift
            .package(
            ```

            ```swift
            let level = Level(3)
            print(level.value)  // prints 3
            ```

            ```swift
            let level = Level(4)
            print(level.value)
            // Prints "5"
            ```

            ```swift
            func unfinished() {
            ```

            """, to: "README.md")
        let run = try tool(["test", "README.md"], in: folder.path)
        #expect(run.output.contains("✔ Levels: listing 2  README.md:8\n"))
        #expect(run.output.contains("README.md:16:1: this does not print '\"5\"': it prints '4'"))
        #expect(run.output.contains("✘ Levels: listing 4  README.md:19\n"))
        #expect(run.output.contains("\n1 passed, 2 failed, 1 skipped\n"), "\(run.output) \(run.errors)")
        #expect(run.output.hasSuffix("write <!-- workbook: skip REASON --> in the line before it\n"))
        #expect(run.status == 1)
        #expect(folder.text("Package.swift")?.contains("README") == false)
    }

    @Test func `import turns a DocC catalog into a book whose tests pass`() throws {
        let folder = try TemporaryFolder()
        let catalog = Repository.root + "/Tests/Workbook/WorkbookKitTests/Cases/Importing/garden/Garden.docc"
        let made = try tool(["import", "docc", catalog, "--output", "garden"], in: folder.path)
        #expect(made.output == "garden: 5 chapters, 15 tested listings\n")
        let run = try tool(["test"], in: folder.path + "/garden")
        #expect(run.output.hasSuffix("\n15 passed, 0 failed, 3 skipped\n"), "\(run.output)")
        // An unchanged file is updated. A file that the author has changed isn't.
        #expect(try tool(["import", "docc", catalog, "-o", "garden"], in: folder.path).status == 0)
        try folder.write("mine", to: "garden/chapters/01-beds.md")
        let again = try tool(["import", "docc", catalog, "-o", "garden"], in: folder.path)
        #expect(again.status == 1 && folder.text("garden/chapters/01-beds.md") == "mine")
    }

    @Test func `if there is no package, a snippet that needs one is reported at its location`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\nchapters: [a]\n", to: "chapters/workbook.yml")
        try folder.write(
            "---\ntitle: A\n---\n\n```swift program\nprint(1)\n```\n\n```swift fails message=\"cannot\"\nx\n```\n",
            to: "chapters/a.md")
        let run = try tool(["test"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("chapters/a.md:9:1: error: there is no Package.swift"), "\(run.errors)")
    }

    @Test(arguments: [
        (["test", "nowhere.md"], "there is no 'nowhere.md'"),
        (["import", "docc", "nowhere", "-o", "x"], "there is no folder"),
        (["import", "docc", "empty", "-o", "x"], "there is no page in 'empty'"),
    ])
    func `a missing file, folder or page is reported`(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "empty/a.txt")
        let run = try tool(arguments, in: folder.path)
        #expect(run.status != 0 && run.errors.contains(message), "\(run.errors)")
    }
}
