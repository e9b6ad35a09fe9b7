extension StringProtocol {
    /// The text without the white space at both ends.
    package var trimmed: String {
        let isSpace: (UInt8) -> Bool = { $0.isSpaceOrTab || $0.isLineEnd }
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return bytes[first...last].text
    }
}

extension [String] {
    /// The lines as a text, each with a line feed.
    package var text: String { map { $0 + "\n" }.joined() }
}

/// Returns the valid words of an error message as a list: `'a', 'b' or 'c'`.
package func formattedList(_ items: some Sequence<String>, conjunction: String = "or") -> String {
    let quoted = items.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + quoted.last!
}
