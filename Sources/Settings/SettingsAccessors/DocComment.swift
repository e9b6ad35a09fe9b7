import SwiftText

/// A formatter that writes paragraphs as the lines of a `///` comment.
enum DocComment {
    private static let width = 100

    /// Returns the lines of a comment, with an empty line between paragraphs.
    ///
    /// - Parameter paragraphs: Texts of any origin. Empty texts are omitted.
    static func lines(_ paragraphs: [String]) -> [String] {
        let blocks = paragraphs.map { wrapped($0) }.filter { !$0.isEmpty }
        return Array(blocks.map { $0.map { "/// \($0)" } }.joined(separator: ["///"]))
    }

    /// Returns the text on one line, for use in a comment.
    static func line(_ text: String) -> String { words(text).joined(separator: " ") }

    /// Returns the text in lines of at most `width` characters, broken at spaces.
    private static func wrapped(_ text: String) -> [String] {
        words(text).reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    /// Returns the words between spaces. Any scalar that could end a line counts as a space.
    private static func words(_ text: String) -> [Substring] {
        let scalars = text.unicodeScalars.map { $0.isSeen ? $0 : " " as Unicode.Scalar }
        var plain = String.UnicodeScalarView()
        plain.append(contentsOf: scalars)
        return String(plain).split(separator: " ")
    }
}
