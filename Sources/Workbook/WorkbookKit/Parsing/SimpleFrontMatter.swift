import SwiftText

/// Front matter that is nothing but a title and a summary in plain words, as that of most chapters is.
///
/// In a big book the YAML library takes a sixth of the time, most of it for such texts. Whatever is not plainly one of
/// them is left to the library: any other key, a key given twice, quotes at the start, a colon, a comment, an indented
/// line, a character beyond ASCII.
struct SimpleFrontMatter: Equatable {
    var title: String?
    var summary: String?

    /// - Returns: nil when the text wants a YAML reader.
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

    /// Whether a byte stands for itself anywhere in a plain scalar but at its start.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case .space, .quote, UInt8(ascii: "!"), UInt8(ascii: "&")...UInt8(ascii: "/"), UInt8(ascii: ";"),
            UInt8(ascii: "?"):
            true
        default: byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
        }
    }
}
