import Foundation

/// A benchmark of the time that one more snippet adds to compiling a chapter's tests, beyond that of its statements.
///
/// The same snippets are compiled twice: as an extracted chapter, and as bare functions.
struct SnippetCompileBenchmark {
    /// The path of the program `ChapterExtractor`.
    let extractor: String
    let folder: URL
    /// The path of the folder with the module `WorkbookTesting`.
    let modules: String

    /// Returns the compile times per snippet, in seconds.
    func measure() throws -> (extracted: Double, bare: Double) {
        let (few, many) = (20, 220)
        let snippets = Double(many - few)
        let extracted = try compile(extracted: many) - compile(extracted: few)
        let bare = try compile(bare: many) - compile(bare: few)
        return (extracted / snippets, bare / snippets)
    }

    private func statements(_ number: Int) -> String {
        "let value\(number) = Double(\(number)) * 2\nprecondition(value\(number) >= 0)"
    }

    private func compile(extracted count: Int) throws -> Double {
        let package = folder.appending(path: "package-\(count)")
        let chapters = package.appending(path: "chapters")
        try FileManager.default.createDirectory(at: chapters, withIntermediateDirectories: true)
        try Data("title: A book\n".utf8).write(to: chapters.appending(path: "workbook.yml"))
        let tests = (0..<count).map { "```swift test name=\"Test \($0)\"\n\(statements($0))\n```\n" }
        let chapter = "---\ntitle: A chapter\n---\n\n" + tests.joined(separator: "\n")
        try Data(chapter.utf8).write(to: chapters.appending(path: "01-chapter.md"))
        let file = package.appending(path: "Chapter.swift")
        _ = try Measurement.run(
            extractor, [package.path, "ChapterChapterTests", file.path, "chapters"])
        return try compile(file)
    }

    private func compile(bare count: Int) throws -> Double {
        let functions = (0..<count).map { "@MainActor func snippet\($0)() async throws {\n\(statements($0))\n}\n" }
        let file = folder.appending(path: "Bare-\(count).swift")
        try Data(("import Testing\nimport WorkbookTesting\n" + functions.joined()).utf8).write(to: file)
        return try compile(file)
    }

    /// Returns the time to compile a file in the same way as a test target's, in seconds. It's the shortest of three
    /// runs.
    private func compile(_ file: URL) throws -> Double {
        let arguments = [
            "swiftc", "-c", "-Onone", "-enable-testing", "-parse-as-library", "-swift-version", "6", "-module-name",
            "ChapterChapterTests",
            "-I", modules, "-o", folder.appending(path: "object.o").path, file.path,
        ]
        return try (0..<3).map { _ in try Measurement.run("/usr/bin/env", arguments).seconds }.min()!
    }
}
