import Foundation

/// A benchmark of `workbook test` and the SwiftPM commands that it replaces, in a package with a book of one chapter.
struct IncrementalTestBenchmark {
    let tool: String
    /// The repository that the package depends on.
    let repository: URL
    let package: URL

    /// The shortest times of the commands, in seconds.
    struct Times {
        var swiftTest = Double.infinity
        var workbookTest = Double.infinity
        var buildOfChange = Double.infinity
        var workbookTestOfChange = Double.infinity
    }

    /// Creates the package, compiles it once, and returns the shortest times of several runs.
    func measure() throws -> Times {
        // Shells store the command that they run in this variable, and SwiftPM recompiles much when a variable has
        // changed.
        unsetenv("_")
        try write()
        var times = Times()
        let test = ["test", "--filter", "ChapterTests"]
        _ = try swift(test)
        for _ in 0..<5 {
            times.swiftTest = min(times.swiftTest, try swift(test))
            times.workbookTest = min(times.workbookTest, try workbookTest())
        }
        for number in 0..<3 {
            try writeChapter(number: number)
            times.workbookTestOfChange = min(times.workbookTestOfChange, try workbookTest())
        }
        // This comes last, because SwiftPM recompiles much between `swift test` and `swift build`.
        _ = try swift(["build", "--build-tests"])
        for number in 3..<6 {
            try writeChapter(number: number)
            times.buildOfChange = min(times.buildOfChange, try swift(["build", "--build-tests"]))
        }
        return times
    }

    private func swift(_ arguments: [String]) throws -> Double {
        try Measurement.run("/usr/bin/env", ["swift"] + arguments, in: package.path).seconds
    }

    private func workbookTest() throws -> Double {
        try Measurement.run(tool, ["test", "first"], in: package.path).seconds
    }

    private func write() throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "book", platforms: [.macOS("15.4")],
                dependencies: [.package(name: "workbook", path: "\(repository.path)")],
                targets: [
                    .testTarget(
                        name: "FirstChapterTests",
                        dependencies: [.product(name: "WorkbookTesting", package: "workbook")],
                        plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")])
                ])
            """
        try write(manifest, to: "Package.swift")
        try write("import Testing\n", to: "Tests/FirstChapterTests/Tests.swift")
        try write("title: A book\n", to: "chapters/workbook.yml")
        try writeChapter(number: -1)
    }

    private func writeChapter(number: Int) throws {
        let tests = (0..<20).map { "```swift test name=\"Test \($0)\"\n#expect(\($0) < 20 + \(number + 1))\n```\n" }
        try write("---\ntitle: First\n---\n\n" + tests.joined(separator: "\n"), to: "chapters/01-first.md")
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
