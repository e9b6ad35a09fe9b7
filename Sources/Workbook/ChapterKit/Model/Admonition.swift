/// A block quote whose first line is a marker such as `[!NOTE]`: one of the five kinds that code hosts support, or a
/// hint.
package enum Admonition: String, CaseIterable, Sendable {
    case note, tip, important, warning, caution
    /// A hint. It's in a closed fold, so that a reader can think first.
    case hint

    /// The heading of the text, such as `Note`.
    package var label: StaticString {
        switch self {
        case .note: "Note"
        case .tip: "Tip"
        case .important: "Important"
        case .warning: "Warning"
        case .caution: "Caution"
        case .hint: "Hint"
        }
    }

    /// The first line of the quote, such as `[!NOTE]`.
    package var marker: String { "[!\(rawValue.uppercased())]" }

    /// Creates an admonition from the first line of a quote. Like code hosts, it ignores the case of the marker.
    ///
    /// - Parameter marker: The first line of the quote.
    init?(marker: String) {
        guard marker.hasPrefix("[!"), marker.hasSuffix("]"),
            let found = Self(rawValue: marker.dropFirst(2).dropLast().lowercased())
        else { return nil }
        self = found
    }
}
