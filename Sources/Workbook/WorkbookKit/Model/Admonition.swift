/// A block quote whose first line is a marker such as `[!NOTE]`: the five that code hosts know, and the hint.
public enum Admonition: String, CaseIterable, Sendable {
    case note, tip, important, warning, caution
    /// Folded, so that a reader who wants to think first can.
    case hint

    /// What stands over the text: `Note`.
    var label: StaticString {
        switch self {
        case .note: "Note"
        case .tip: "Tip"
        case .important: "Important"
        case .warning: "Warning"
        case .caution: "Caution"
        case .hint: "Hint"
        }
    }

    /// The first line of the quote: `[!NOTE]`.
    var marker: String { "[!\(rawValue.uppercased())]" }

    /// - Parameter marker: the first line of a quote; code hosts make no difference between upper and lower case.
    init?(marker: String) {
        guard marker.hasPrefix("[!"), marker.hasSuffix("]"),
            let found = Self(rawValue: marker.dropFirst(2).dropLast().lowercased())
        else { return nil }
        self = found
    }
}
