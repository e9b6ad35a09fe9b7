import SwiftText

/// The extraction of a test target's chapter into a file.
package enum Extraction {
    /// Extracts the chapter of a test target.
    ///
    /// - Parameters:
    ///   - package: The path of the package.
    ///   - books: The package's folders with chapters, such as `chapters`.
    ///   - target: The test target, such as `StatusBarStateChapterTests`.
    ///   - output: The file to write. It isn't touched if its contents wouldn't change.
    /// - Returns: The diagnostics of the chapter. If they contain an error, nothing was written.
    /// - Throws: An error if a file can't be read or written.
    package static func run(
        package: String, books: [String], target: String, output: String
    ) throws -> [Diagnostic] {
        var known: [String] = []
        let root = package.hasSuffix("/") ? String(package.dropLast()) : package
        for name in books {
            let folder = try BookFolder(path: "\(root)/\(name)", name: name)
            if let metadata = folder.book.chapters.first(where: { TestTargets.name(for: $0.slug) == target }) {
                return try extract(metadata, from: folder, to: output)
            }
            known += folder.book.chapters.map { TestTargets.name(for: $0.slug) }
        }
        let remedy =
            books.isEmpty
            ? "the package has no folder with a workbook.yml"
            : "the chapters' targets: \(formattedList(known, conjunction: "and"))"
        let location = SourceLocation(path: "Tests/\(target)", line: 1, column: 1)
        return [.error("no chapter for the test target '\(target)'; \(remedy)", at: location, rule: .testTargets)]
    }

    private static func extract(
        _ metadata: Chapter.Metadata, from folder: BookFolder, to output: String
    ) throws -> [Diagnostic] {
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(metadata)
        guard !diagnostics.hasErrors else { return diagnostics }
        let extractor = Extractor(
            chapter, needs: needs, answers: try folder.answers(in: metadata), configuration: folder.book.configuration,
            figures: "\(folder.path)/figures/\(metadata.slug)")
        let bytes = Array(extractor.text.utf8)
        if (try? FileSystem.read(output)) != bytes { try FileSystem.write(bytes, to: output) }
        return diagnostics
    }
}
