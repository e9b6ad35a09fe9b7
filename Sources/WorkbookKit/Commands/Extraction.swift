import SwiftText

/// Extracts the chapter of a test target into a file.
public enum Extraction {
    /// - Parameters:
    ///   - package: the folder of the package; its folder `chapters` holds the book.
    ///   - target: the test target, such as `StatusBarStateChapterTests`.
    ///   - output: the file to write; left alone when it holds the same text already.
    /// - Returns: what is wrong with the chapter; with errors in it, nothing was written.
    /// - Throws: when a file cannot be read or written.
    public static func run(package: String, target: String, output: String) throws -> [Diagnostic] {
        let folder = try BookFolder(path: "\(package)/chapters", name: "chapters")
        guard let outline = folder.book.chapters.first(where: { TestTargets.name(for: $0.slug) == target }) else {
            let place = SourceLocation(path: "Tests/\(target)", line: 1, column: 1)
            let known = listed(folder.book.chapters.map { TestTargets.name(for: $0.slug) }, conjunction: "and")
            return [.error("no chapter for the test target '\(target)'; the chapters' targets: \(known)", at: place)]
        }
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(outline)
        guard !diagnostics.hasErrors else { return diagnostics }
        let extractor = Extractor(
            chapter, needs: needs, answers: try folder.answers(in: outline), configuration: folder.book.configuration,
            figures: "\(package)/chapters/figures/\(outline.slug)")
        let bytes = Array(extractor.text.utf8)
        if (try? FileSystem.read(output)) != bytes { try FileSystem.write(bytes, to: output) }
        return diagnostics
    }
}
