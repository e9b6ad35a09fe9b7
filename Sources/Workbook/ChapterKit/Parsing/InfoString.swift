import SwiftText

/// The info string of a fence: a language, followed by words and pairs such as `key=value` or `key="quoted value"`.
package struct InfoString {
    struct Item {
        var name: String
        /// The value of a pair, or `nil` for a word.
        var value: String?
        var location: SourceLocation
    }

    package var language: String
    var items: [Item]

    /// Parses an info string.
    ///
    /// - Parameter location: The location of the first byte.
    package init(_ bytes: ArraySlice<UInt8>, at location: SourceLocation, diagnostics: inout [Diagnostic]) {
        var scanner = Scanner(bytes: bytes, start: location, position: bytes.startIndex)
        scanner.skipSpace()
        language = CommonMark.decoded(scanner.word())
        items = []
        while let item = scanner.item(&diagnostics) { items.append(item) }
    }

    private struct Scanner {
        let bytes: ArraySlice<UInt8>
        let start: SourceLocation
        var position: Int

        var here: SourceLocation {
            SourceLocation(path: start.path, line: start.line, column: start.column + position - bytes.startIndex)
        }

        var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

        mutating func skipSpace() {
            while let byte = next, byte.isSpaceOrTab { position += 1 }
        }

        mutating func word(until isEnd: (UInt8) -> Bool = \.isSpaceOrTab) -> String {
            let first = position
            while let byte = next, !isEnd(byte) { position += 1 }
            return bytes[first..<position].text
        }

        mutating func item(_ diagnostics: inout [Diagnostic]) -> Item? {
            skipSpace()
            guard next != nil else { return nil }
            let location = here
            let name = word { $0.isSpaceOrTab || $0 == UInt8(ascii: "=") }
            let end = position
            skipSpace()
            guard next == UInt8(ascii: "=") else {
                position = end
                return Item(name: name, value: nil, location: location)
            }
            position += 1
            let hasSpace = end < position - 1 || next?.isSpaceOrTab == true
            if hasSpace {
                skipSpace()
                diagnostics.append(
                    .error("a space around the '=' of '\(name)'; write \(name)=\"…\"", at: location))
            }
            if next == UInt8(ascii: "'") {
                let value = inApostrophes()
                diagnostics.append(
                    .error("a value is in double quotes; write \(name)=\"\(value)\"", at: location))
                return Item(name: name, value: value, location: location)
            }
            let value = next == .quote ? quoted(&diagnostics) : word()
            if hasSpace, value.isEmpty { return Item(name: name, value: value, location: location) }
            if value.isEmpty {
                diagnostics.append(.error("'\(name)=' has no value; write \(name)=\"…\"", at: location))
            }
            return Item(name: name, value: value, location: location)
        }

        /// Scans a value in single quotes, which the format doesn't have.
        private mutating func inApostrophes() -> String {
            position += 1
            let value = word { $0 == UInt8(ascii: "'") }
            if next != nil { position += 1 }
            return value
        }

        /// Scans a value in quotes, where a backslash escapes a quote or a backslash.
        private mutating func quoted(_ diagnostics: inout [Diagnostic]) -> String {
            let location = here
            position += 1
            var value: [UInt8] = []
            while let byte = next {
                position += 1
                if byte == .quote { return String(decoding: value, as: UTF8.self) }
                if byte == .backslash, let escaped = next, escaped == .quote || escaped == .backslash {
                    value.append(escaped)
                    position += 1
                } else {
                    value.append(byte)
                }
            }
            diagnostics.append(.error("the quote is never closed; end the value with '\"'", at: location))
            return String(decoding: value, as: UTF8.self)
        }
    }
}
