import SwiftText

/// The names in the tags of Mustache templates.
enum TemplateTags {
    /// Returns a warning for each tag without a value, which would leave a gap in the page.
    ///
    /// - Parameters:
    ///   - files: The templates of a site. Files that aren't HTML are skipped.
    ///   - known: The templates that use every name with a value.
    ///   - folder: The folder of the templates, for the source locations.
    static func unknown(in files: [OutputFile], known: [OutputFile], folder: String) -> [Diagnostic] {
        let names = Set(pages(known).flatMap { tags(in: $0.bytes[...].text).map(String.init) })
        var diagnostics: [Diagnostic] = []
        for file in pages(files) {
            let text = file.bytes[...].text
            let source = SourceFile(path: "\(folder)/\(file.path)", text: text)
            for name in tags(in: text) where !names.contains(String(name)) {
                let nearest = SpellingSuggestion.nearest(to: String(name), among: names.sorted())
                let remedy =
                    nearest.map { "did you mean '\($0)'?" } ?? "the built-in templates show which names there are"
                diagnostics.append(
                    .warning("nothing fills the tag '\(name)'; \(remedy)", at: location(of: name, in: source)))
            }
        }
        return diagnostics
    }

    private static func pages(_ files: [OutputFile]) -> [OutputFile] { files.filter { $0.path.hasSuffix(".html") } }

    /// Returns the components of the names of tags. For example, `{{#book.title}}` has `book` and `title`, and
    /// `{{last()}}` has `last`.
    private static func tags(in text: String) -> [Substring] {
        let tags = text.matches(of: #/\{\{\{?[#^&]?\s*([\w.()]+)\s*\}\}/#)
        return tags.flatMap { tag in tag.1.split { ".()".contains($0) } }
    }

    private static func location(of name: Substring, in source: SourceFile) -> SourceLocation {
        let before = name.base[..<name.startIndex]
        let column = before.utf8.reversed().prefix { $0 != .lineFeed }.count + 1
        return source.location(line: before.utf8.count { $0 == .lineFeed } + 1, column: column)
    }
}
