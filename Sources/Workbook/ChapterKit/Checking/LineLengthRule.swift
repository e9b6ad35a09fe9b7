/// The rule that the lines of a listing fit on a page. A wide page shows 100 columns.
enum LineLengthRule {
    static let columns = 100

    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        chapter.snippets.filter { !$0.isHidden }.flatMap { snippet in
            longLines(of: snippet.code).map { line, length in
                var location = snippet.code.location(ofLine: line)
                location.column += columns
                return .warning(
                    "the line has \(length) columns; a page shows \(columns) without breaking one", at: location)
            }
        }
    }

    private static func longLines(of code: Listing) -> [(line: Int, length: Int)] {
        code.lines.enumerated().compactMap { line, text in
            // The count of UTF-8 bytes is fast, and is never less than the count of characters.
            guard text.utf8.count > columns, text.count > columns else { return nil }
            return (line, text.count)
        }
    }
}
