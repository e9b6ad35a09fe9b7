import SwiftText

/// Raw HTML is left out of the pages unless `workbook.yml` allows it; the text in it stays.
enum RawHTMLRule {
    static func diagnostics(in references: References, dialect: Dialect) -> [Diagnostic] {
        let message =
            dialect == .plain
            ? "raw HTML is left out, its text kept"
            : "raw HTML is left out; 'html: true' in workbook.yml lets it through"
        return references.rawHTML.filter { !isKept($0.text) }.map { .warning(message, at: $0.location) }
    }

    /// Whether nothing is lost: comments, and tags that only name a place.
    private static func isKept(_ text: String) -> Bool {
        if text.hasPrefix("<!--") { return RawHTML.text(of: text).isEmpty }
        let tag = text.trimmed.lowercased()
        if tag == "</a>" { return true }
        return tag.hasPrefix("<a ") && !tag.contains("href") && !RawHTML.places(in: text).isEmpty
            && RawHTML.text(of: text).isEmpty
    }
}
