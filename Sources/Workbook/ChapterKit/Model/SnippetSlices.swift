import SwiftText

/// The lines of a Swift file that documentation shows, and the named slices of them.
///
/// Comments mark the slices: `// snippet.NAME` begins one, and the next one or `// snippet.end` ends it. The lines from
/// `// snippet.hide` to `// snippet.show` aren't shown, and neither is a description in `//!` comments at the beginning.
///
/// - Source: Swift-DocC, "Adding code snippets to your content".
package struct SnippetSlices: Sendable {
    /// The lines of the whole file, without their common indentation.
    package private(set) var lines: [String] = []
    /// The lines of each slice, without their common indentation.
    package private(set) var slices: [String: [String]] = [:]

    package init(_ text: String) {
        var isHidden = false
        var isDescription = true
        var name: String?
        for line in text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false).map(String.init) {
            let code = line.trimmed
            isDescription = isDescription && (code.hasPrefix("//!") || code.isEmpty)
            if isDescription { continue }
            guard let marker = Self.marker(in: code) else {
                if isHidden { continue }
                lines.append(line)
                if let name { slices[name, default: []].append(line) }
                continue
            }
            switch marker {
            case "hide": isHidden = true
            case "show": isHidden = false
            case "end": name = nil
            default:
                name = marker
                slices[marker] = slices[marker] ?? []
            }
        }
        lines = Self.trimmed(lines)
        slices = slices.mapValues(Self.trimmed)
    }

    /// Returns a Boolean value indicating whether the text of a comment marks a slice.
    package static func isMarker(_ comment: String) -> Bool { comment.wholeMatch(of: marker) != nil }

    private nonisolated(unsafe) static let marker = /(?i:snippet)\.([\w-]+)/

    /// Returns the word after `snippet.` in a comment that marks a slice.
    private static func marker(in code: String) -> String? {
        guard code.hasPrefix("//") else { return nil }
        return code.dropFirst(2).trimmed.wholeMatch(of: marker).map { String($0.output.1) }
    }

    /// Returns lines without those at either end that are empty, and without the indentation that all have.
    private static func trimmed(_ lines: [String]) -> [String] {
        var rest = lines[...]
        while rest.first?.trimmed.isEmpty == true { rest.removeFirst() }
        while rest.last?.trimmed.isEmpty == true { rest.removeLast() }
        let indentation =
            rest.filter { !$0.trimmed.isEmpty }.map { $0.prefix(while: Self.isIndentation).count }.min() ?? 0
        return rest.map { String($0.dropFirst(min(indentation, $0.prefix(while: Self.isIndentation).count))) }
    }

    private static func isIndentation(_ character: Character) -> Bool { character == " " || character == "\t" }
}
