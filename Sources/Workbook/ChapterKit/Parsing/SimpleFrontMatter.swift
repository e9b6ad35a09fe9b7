import SwiftText

/// Front matter that consists only of a title and a summary in plain words, as in most chapters.
///
/// In a large book, the YAML library takes a sixth of the time, mostly for such text. Any other text is parsed by the
/// library: another key, a duplicate key, quotes at the start, a colon, a comment, an indented line, or a non-ASCII
/// character.
struct SimpleFrontMatter: Equatable {
    var title: String?
    var summary: String?

    /// Parses the text of a front matter.
    ///
    /// - Returns: `nil` if the text requires a YAML parser.
    init?(_ text: String) {
        for line in text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false) where !line.isEmpty {
            if title == nil, let value = Self.value(of: "title: ", in: line) {
                title = value
            } else if summary == nil, let value = Self.value(of: "summary: ", in: line) {
                summary = value
            } else {
                return nil
            }
        }
    }

    private static func value(of key: StaticString, in line: Substring.UTF8View) -> String? {
        guard key.withUTF8Buffer({ line.starts(with: $0) }) else { return nil }
        let value = line.dropFirst(key.utf8CodeUnitCount)
        guard let first = value.first, first.isLetter || first.isDigit, value.last != .space,
            value.allSatisfy(isPlain)
        else { return nil }
        return String(Substring(value))
    }

    /// Returns a Boolean value indicating whether a byte has no special meaning in a plain scalar after its start.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case .space, .quote, UInt8(ascii: "!"), UInt8(ascii: "&")...UInt8(ascii: "/"), UInt8(ascii: ";"),
            UInt8(ascii: "?"):
            true
        default: byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
        }
    }
}
