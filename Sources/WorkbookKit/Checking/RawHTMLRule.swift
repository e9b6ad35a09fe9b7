/// Raw HTML is left out of the pages unless `workbook.yml` allows it; the text in it stays.
enum RawHTMLRule {
    static func diagnostics(in references: References, dialect: Dialect) -> [Diagnostic] {
        let message =
            dialect == .plain
            ? "raw HTML is left out, its text kept"
            : "raw HTML is left out; 'html: true' in workbook.yml lets it through"
        return references.rawHTML.filter { !isComment($0.text) }.map { .warning(message, at: $0.location) }
    }

    private static func isComment(_ text: String) -> Bool {
        text.hasPrefix("<!--") && RawHTML.text(of: text).isEmpty
    }
}
