/// A listing's lines are short enough to be read whole: a wide page shows 100 columns.
enum LineLengthRule {
    static let columns = 100

    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        chapter.snippets.filter { !$0.isHidden }.flatMap { snippet in
            longLines(of: snippet.code).map { line, length in
                var place = snippet.code.location(ofLine: line)
                place.column += columns
                return .warning(
                    "the line has \(length) columns; a page shows \(columns) without breaking one", at: place)
            }
        }
    }

    private static func longLines(of code: Listing) -> [(line: Int, length: Int)] {
        code.lines.enumerated().compactMap { line, text in
            // Most lines are short, however one counts.
            guard text.utf8.count > columns, text.count > columns else { return nil }
            return (line, text.count)
        }
    }
}
