import SwiftText

/// The list of chapters in the text of a `workbook.yml`.
package enum ChapterList {
    /// Returns the bytes of a configuration with another chapter at the end of its list, or `nil` if the list doesn't
    /// have a known form.
    ///
    /// A configuration without a list isn't changed, because its chapters are in the order of the file names.
    package static func appending(_ slug: String, to file: SourceFile) -> [UInt8]? {
        var diagnostics: [Diagnostic] = []
        guard let entries = BookConfiguration(file, diagnostics: &diagnostics).chapters else { return file.bytes }
        let edited =
            entries.last.map { appending(slug, after: $0, in: file) } ?? filling(emptyListOf: file, with: slug)
        guard let edited else { return nil }
        var newDiagnostics: [Diagnostic] = []
        let new = BookConfiguration(SourceFile(path: file.path, bytes: edited), diagnostics: &newDiagnostics).chapters
        let isAdded = new?.map(\.slug) == entries.map(\.slug) + [slug] && newDiagnostics.count == diagnostics.count
        return isAdded ? edited : nil
    }

    private static func appending(
        _ slug: String, after entry: BookConfiguration.Entry, in file: SourceFile
    ) -> [UInt8]? {
        let line = file.line(entry.location.line)
        let text = line.text
        // The parser counts columns in Unicode scalars.
        let start = text.unicodeScalars.index(
            text.startIndex, offsetBy: entry.location.column - 1, limitedBy: text.endIndex)
        guard let start else { return nil }
        let before = text[..<start]
        if before.allSatisfy({ $0 == " " || $0 == "-" }), before.contains("-") {
            return Array(file.bytes[..<line.endIndex]) + Array("\n\(before)\(slug)".utf8)
                + file.bytes[line.endIndex...]
        }
        let quoted = ["\(entry.slug)", "\"\(entry.slug)\"", "'\(entry.slug)'"]
        guard let written = quoted.first(where: text[start...].hasPrefix) else { return nil }
        let end = line.startIndex + text[..<start].utf8.count + written.utf8.count
        return Array(file.bytes[..<end]) + Array(", \(slug)".utf8) + file.bytes[end...]
    }

    private static func filling(emptyListOf file: SourceFile, with slug: String) -> [UInt8]? {
        file.bytes[...].text.firstRange(of: #/(?m)^chapters:[ \t]*\[[ \t]*\]/#).map { range in
            var text = file.bytes[...].text
            text.replaceSubrange(range, with: "chapters: [\(slug)]")
            return Array(text.utf8)
        }
    }
}
