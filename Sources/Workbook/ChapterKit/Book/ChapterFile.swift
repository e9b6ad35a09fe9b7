/// The file of a chapter, of which only the metadata has been parsed.
package struct ChapterFile {
    let metadata: Chapter.Metadata
    let bytes: [UInt8]
    /// The diagnostics of the front matter.
    let diagnostics: [Diagnostic]

    /// Reads the chapters of a folder on all cores.
    ///
    /// They're in the order of their names. In a plain folder, a README comes before the other files.
    ///
    /// - Parameters:
    ///   - files: The paths of all files, relative to the folder, sorted.
    ///   - prefix: The prefix of paths in diagnostics.
    /// - Throws: `FileSystemError` if a file can't be read.
    static func all(
        in files: [String], of folder: String, prefix: String, bookKind: BookKind
    ) throws -> [ChapterFile] {
        let markdown = files.filter { $0.hasSuffix(MarkdownFile.ending) }
        let chapters =
            switch bookKind {
            case .workbook: markdown.filter { !$0.utf8.contains(UInt8(ascii: "/")) }
            case .plainMarkdown: markdown.sorted { readingOrder($0) < readingOrder($1) }
            }
        return try parallelMap(chapters) { file in
            try CrashReport.naming(prefix + file) { try read(file, of: folder, prefix: prefix, bookKind: bookKind) }
        }
    }

    private static func read(
        _ file: String, of folder: String, prefix: String, bookKind: BookKind
    ) throws -> ChapterFile {
        var bytes = try FileSystem.read("\(folder)/\(file)")
        var diagnostics: [Diagnostic] = []
        if bookKind == .plainMarkdown,
            let diagnostic = TextEncoding.diagnostic(in: SourceFile(path: prefix + file, bytes: bytes))
        {
            // A plain folder may contain files in other encodings. Such a file doesn't prevent the others from
            // being shown.
            diagnostics.append(.warning(diagnostic.message, at: diagnostic.location))
            let text = String(decoding: bytes, as: UTF8.self).replacing("\0", with: "\u{FFFD}")
            bytes = Array(text.utf8)
        }
        let head = FrontMatter.head(of: bytes, path: prefix + file)
        let metadata = metadata(of: head, file: file, bookKind: bookKind, &diagnostics)
        return ChapterFile(metadata: metadata, bytes: bytes, diagnostics: diagnostics)
    }

    /// Returns the sort key of a file. It orders files by name, with the README or index of a folder first.
    private static func readingOrder(_ file: String) -> String {
        var parts = file.split(separator: "/").map(String.init)
        let isFirst = ["readme.md", "index.md"].contains(parts.last?.lowercased())
        if isFirst { parts[parts.count - 1] = "" }
        return parts.joined(separator: "\u{1}")
    }

    private static func metadata(
        of source: SourceFile, file: String, bookKind: BookKind, _ diagnostics: inout [Diagnostic]
    ) -> Chapter.Metadata {
        let stem = String(file.dropLast(MarkdownFile.ending.count))
        let frontMatter = FrontMatter(of: source, bookKind: bookKind, diagnostics: &diagnostics)
        if bookKind == .workbook, frontMatter.title == nil, diagnostics.isEmpty,
            TextEncoding.diagnostic(in: source) == nil
        {
            let isTOML = source.line(1).trimmed.text == "+++"
            diagnostics.append(
                .error(
                    isTOML
                        ? "the front matter is TOML; write YAML, between lines with '---': 'title: …'"
                        : "the chapter has no title; begin it with '---', 'title: …', '---'",
                    at: source.location(line: 1, column: 1)))
        }
        let title =
            frontMatter.title ?? (bookKind == .plainMarkdown ? PlainTitle.title(of: source) : nil)
            ?? String(stem.split(separator: "/").last!)
        return Chapter.Metadata(
            path: source.path, slug: bookKind == .plainMarkdown ? stem : slug(ofStem: stem), number: nil, title: title,
            summary: frontMatter.summary ?? "", keywords: frontMatter.keywords, needs: frontMatter.needs,
            article: frontMatter.article, scope: frontMatter.scope)
    }

    /// Returns the slug of a file's name without its ending: `windows` for `01-windows`.
    package static func slug(ofStem stem: String) -> String {
        let digits = stem.prefix { $0.isASCII && $0.isNumber }
        let rest = stem.dropFirst(digits.count)
        return !digits.isEmpty && rest.count > 1 && rest.first == "-" ? String(rest.dropFirst()) : stem
    }
}
