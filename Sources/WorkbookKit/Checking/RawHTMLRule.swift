/// Raw HTML is left out of the pages unless `workbook.yml` allows it; the text in it stays.
enum RawHTMLRule {
    static func findings(in references: References, isPlain: Bool) -> [Diagnostic] {
        let places = references.rawHTML.filter { !isComment($0.text) }.map(\.location)
        guard isPlain, let first = places.min() else {
            return places.map { .warning("raw HTML is left out; 'html: true' in workbook.yml lets it through", at: $0) }
        }
        let more =
            switch places.count {
            case 1: ""
            case 2: " (here and in one more place)"
            default: " (here and in \(places.count - 1) more places)"
            }
        return [.warning("raw HTML is left out, its text kept\(more)", at: first)]
    }

    private static func isComment(_ text: String) -> Bool {
        text.hasPrefix("<!--") && RawHTML.text(of: text).isEmpty
    }
}
