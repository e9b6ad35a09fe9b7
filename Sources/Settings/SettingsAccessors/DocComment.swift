import SwiftText

/// Paragraphs as the lines of a `///` comment.
enum DocComment {
    private static let width = 100

    /// - Parameter paragraphs: texts of any origin; empty ones are left out.
    static func lines(_ paragraphs: [String]) -> [String] {
        let blocks = paragraphs.map { wrapped($0) }.filter { !$0.isEmpty }
        return Array(blocks.map { $0.map { "/// \($0)" } }.joined(separator: ["///"]))
    }

    /// A text on one line, for the inside of a comment.
    static func line(_ text: String) -> String { words(text).joined(separator: " ") }

    /// Lines of some width, broken at spaces.
    private static func wrapped(_ text: String) -> [String] {
        words(text).reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    /// What stands between spaces; whatever else could end a line counts as one.
    private static func words(_ text: String) -> [Substring] {
        let scalars = text.unicodeScalars.map { $0.isSeen ? $0 : " " as Unicode.Scalar }
        var plain = String.UnicodeScalarView()
        plain.append(contentsOf: scalars)
        return String(plain).split(separator: " ")
    }
}
