import Foundation
import TestSupport
import Testing

/// Tests of `workbook mutants` on a small book.
///
/// The modules are those of this package. A script replaces SwiftPM, because they're already built.
@Suite struct MutantsCommandTests {
    private static let chapter = #"""
        ---
        title: A
        ---

        ### Exercise: the larger

        ```swift exercise name=larger title="The larger of two"
        func larger(_ a: Int, _ b: Int) -> Int {
            // STUB: 0
            // BEGIN SOLUTION
            if a > b { return a }
            return b
            // END SOLUTION
        }
        ```

        ```swift test exercise=larger name="The larger one is returned"
        #expect(larger(1, 2) == 2)
        #expect(larger(3, 1) == Solution.larger(3, 1))
        ```

        ### Exercise: the first

        ```swift exercise name=first title="The first of some"
        func first(of numbers: [Int]) -> Int {
            // STUB: 0
            // BEGIN SOLUTION
            while true {
                return numbers[0]
            }
            // END SOLUTION
        }
        ```

        ```swift test exercise=first name="It is the first"
        #expect(first(of: [5]) == 5)
        ```

        """#

    private static let survivor = "- if a > b { return a }\n+ if a >= b { return a }\n"

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "book",
            targets: [
                .testTarget(
                    name: "AChapterTests", plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")])
            ])

        """

    private static let script = """
        #!/bin/sh
        case "$*" in
        *--show-bin-path) dirname '\(Tool.path)' ;;
        esac
        """

    private func run(_ arguments: String..., list: String? = nil) throws -> Tool.Run {
        var files = [
            "Package.swift": Self.manifest, "Tests/AChapterTests/A.swift": "", "bin/swift": Self.script,
        ]
        if let list { files["chapters/answers/a/larger/equivalent.diff"] = list }
        return try TemporaryFolder.withBook(chapter: Self.chapter, files: files) { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            return try Tool.run(
                ["mutants"] + arguments, in: folder.path, environment: ["PATH": "\(folder.path)/bin:\(path)"])
        }
    }

    @Test func `a mutant that no test finds is printed, and a held chapter fails`() throws {
        let run = try run("--held", "a")
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                "chapters/01-a.md:11:10: no test of 'larger' finds this mutant\n\(Self.survivor)\nexercise"),
            "\(run.output) \(run.errors)")
        // A mutant that crashes is found. One that lacks a value to return doesn't count.
        #expect(run.output.contains(#/\na/first +3 +3 +0 +0 +100\n/#))
        #expect(run.errors.contains("chapters/01-a.md:1:1: error: the tests find "))
    }

    @Test func `a listed mutant doesn't count`() throws {
        let run = try run("a", "--held", "a", list: "# They are equal.\n" + Self.survivor)
        #expect(run.status == 0, "\(run.output) \(run.errors)")
        #expect(run.errors == "")
        #expect(run.output.contains(#/\na/larger +\d+ +\d+ +1 +0 +100\n/#))
        #expect(run.output.hasPrefix("exercise"))
    }
}
