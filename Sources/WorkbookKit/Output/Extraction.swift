/// Extracts the chapter of a test target into a file.
public enum Extraction {
    /// - Parameters:
    ///   - package: the folder of the package; its folder `chapters` holds the book.
    ///   - target: the test target, such as `StatusBarStateTests`.
    ///   - output: the file to write; left alone when it holds the same text already.
    /// - Throws: when a file cannot be read or written.
    public static func run(package: String, target: String, output: String) throws -> (
        diagnostics: [Diagnostic], chapter: String?
    ) {
        let folder = try BookFolder(path: "\(package)/chapters", name: "chapters")
        guard let outline = folder.book.chapters.first(where: { TestTargets.name(for: $0.slug) == target }) else {
            let place = SourceLocation(path: "Tests/\(target)", line: 1, column: 1)
            let known = listed(folder.book.chapters.map { TestTargets.name(for: $0.slug) }, conjunction: "and")
            return (
                [.error("no chapter for the test target '\(target)'; the chapters' targets: \(known)", at: place)], nil
            )
        }
        var findings = folder.diagnostics
        var needs: [Chapter] = []
        for need in folder.needs(of: outline) {
            let (chapter, diagnostics) = folder.chapter(need)
            needs.append(chapter)
            findings += diagnostics
        }
        let (chapter, diagnostics) = folder.chapter(outline)
        findings += diagnostics
        guard !findings.hasErrors else { return (findings, outline.slug) }
        let extractor = Extractor(
            chapter, needs: needs, configuration: folder.book.configuration,
            figures: "\(package)/chapters/figures/\(outline.slug)")
        let bytes = Array(extractor.text.utf8)
        if (try? FileSystem.read(output)) != bytes { try FileSystem.write(bytes, to: output) }
        return (findings, outline.slug)
    }
}
