import SwiftText

/// The rule that raw HTML is removed from the pages unless `workbook.yml` allows it. The text in it is kept.
enum RawHTMLRule {
    static func diagnostics(in references: References, bookKind: BookKind) -> [Diagnostic] {
        let message =
            bookKind == .plainMarkdown
            ? "raw HTML is removed, except for its text"
            : "raw HTML is removed; 'html: true' in workbook.yml keeps it"
        return references.rawHTML.filter { !isKept($0.text) }.map { .warning(message, at: $0.location) }
    }

    /// Returns a Boolean value indicating whether nothing is lost when the HTML is removed, as with comments and with
    /// tags that only define an anchor.
    private static func isKept(_ text: String) -> Bool {
        if text.hasPrefix("<!--") { return RawHTML.text(of: text).isEmpty }
        let tag = text.trimmed.lowercased()
        if tag == "</a>" { return true }
        return tag.hasPrefix("<a ") && !tag.contains("href") && !RawHTML.anchors(in: text).isEmpty
            && RawHTML.text(of: text).isEmpty
    }
}
