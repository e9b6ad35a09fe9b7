import SwiftText

/// The comment with the words that readers may search for in a section: `<!-- keywords: banner, 提示条 -->`.
enum Keywords {
    /// Returns the keywords in a block of raw HTML, or `nil` if the block isn't such a comment.
    static func keywords(ofComment html: String) -> [String]? {
        let html = html.trimmed
        guard html.hasPrefix(open), html.hasSuffix(close), html.utf8.count >= open.utf8.count + close.utf8.count else {
            return nil
        }
        let text = html.dropFirst(open.count).dropLast(close.count).trimmed
        guard text.hasPrefix(label), !text.contains(close) else { return nil }
        return text.dropFirst(label.count).split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    }

    private static let (open, close, label) = ("<!--", "-->", "keywords:")
}
