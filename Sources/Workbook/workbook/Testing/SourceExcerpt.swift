import ChapterKit
import SwiftText

/// The lines of a file around a location.
enum SourceExcerpt {
    static func lines(around location: SourceLocation, in source: SourceFile) -> [TerminalText] {
        let first = max(1, location.line - 2)
        let last = min(source.lineCount, location.line + 1)
        guard first <= last else { return [] }
        return (first...last).flatMap { number -> [TerminalText] in
            let label = String(repeating: " ", count: max(0, 6 - "\(number)".count)) + "\(number) |"
            // A tab is shown as one column, so that the marker is below its location.
            let text = String(decoding: source.line(number), as: UTF8.self).replacing("\t", with: " ")
            let line: TerminalText = "      \(label, .faint) \(text)"
            guard number == location.line else { return [line] }
            return [line, "      \(String(repeating: " ", count: 8 + location.column))\("^", .red)"]
        }
    }
}
