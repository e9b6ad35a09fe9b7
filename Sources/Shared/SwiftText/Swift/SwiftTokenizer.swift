/// An iterator over the tokens of Swift text. Every byte belongs to exactly one token, in order.
///
/// It never fails. Text that isn't Swift becomes plain tokens.
package struct SwiftTokenizer: IteratorProtocol, Sequence {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The open interpolations, with the innermost last.
    private var interpolations: [Interpolation] = []

    private struct Interpolation {
        var delimiter: StringDelimiter
        /// The number of open parentheses in the interpolation.
        var depth = 0
    }

    private struct StringDelimiter {
        var pounds: Int
        var isMultiline: Bool
    }

    /// Creates a tokenizer.
    ///
    /// - Parameter bytes: The text in UTF-8. The buffer must outlive the tokenizer.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    package mutating func next() -> SwiftToken? {
        guard position < bytes.count else { return nil }
        let start = position
        let kind = advance()
        return SwiftToken(kind: kind, range: start..<position)
    }

    /// Moves past one token and returns its kind.
    private mutating func advance() -> SwiftToken.Kind {
        switch byte() {
        case UInt8(ascii: "/"):
            return afterSlash()
        case .quote:
            return stringStart(pounds: 0)
        case UInt8(ascii: "#"):
            return afterPound()
        case UInt8(ascii: "@") where byte(1).isIdentifier:
            position += 1
            skip { $0.isIdentifier }
            return .attribute
        case .backtick:
            position += 1
            skip { $0 != .backtick && !$0.isLineEnd }
            if byte() == .backtick { position += 1 }
            return .plain
        case let first where first.isDigit:
            number()
            return .number
        case let first where first.isIdentifier:
            return word()
        case UInt8(ascii: "("):
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
            position += 1
            return .plain
        case UInt8(ascii: ")"):
            return closingParenthesis()
        default:
            return plain()
        }
    }

    private mutating func plain() -> SwiftToken.Kind {
        position += 1
        skip { $0.isFiller }
        return .plain
    }

    /// Moves past a token that begins with a slash: a comment, a regular expression, or an operator.
    private mutating func afterSlash() -> SwiftToken.Kind {
        switch byte(1) {
        case UInt8(ascii: "/"):
            skip { !$0.isLineEnd }
            return .comment
        case UInt8(ascii: "*"):
            skipBlockComment()
            return .comment
        default:
            guard let end = RegexLiteral(bytes, slash: position).bareEnd else { return plain() }
            position = end
            return .string
        }
    }

    private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
        while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = Swift.min(position, bytes.count)
    }

    private mutating func number() {
        let start = position
        skip { $0.isIdentifier }
        // A fraction requires a digit after the point: `1.5`, but not `1...5` or `1.description`.
        if byte() == UInt8(ascii: "."), byte(1).isDigit {
            position += 1
            skip { $0.isIdentifier }
        }
        let isHexadecimal = position - start > 1 && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
        let isExponent = bytes[position - 1] | 0x20 == UInt8(ascii: isHexadecimal ? "p" : "e")
        if isExponent, byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"), byte(1).isDigit {
            position += 1
            skip { $0.isIdentifier }
        }
    }

    private mutating func word() -> SwiftToken.Kind {
        let start = position
        skip { $0.isIdentifier }
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
        if !isMember, SwiftKeywords.contains(text) { return .keyword }
        let first = bytes[start]
        if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return .type }
        return byte() == UInt8(ascii: "(") ? .call : .plain
    }

    /// Moves past a token that begins with a number sign: `#"…"#`, `#/…/#`, `#expect`, `#if`, or a number sign alone.
    private mutating func afterPound() -> SwiftToken.Kind {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == .quote {
            position += pounds
            return stringStart(pounds: pounds)
        }
        if byte(pounds) == UInt8(ascii: "/"),
            let end = RegexLiteral(bytes, slash: position + pounds).end(pounds: pounds)
        {
            position = end
            return .string
        }
        position += pounds
        skip { $0.isIdentifier }
        return .macro
    }

    private mutating func stringStart(pounds: Int) -> SwiftToken.Kind {
        let isMultiline = byte(1) == .quote && byte(2) == .quote
        position += isMultiline ? 3 : 1
        skipString(StringDelimiter(pounds: pounds, isMultiline: isMultiline))
        return .string
    }

    /// Moves to the end of a string, or past the `\(` of its next interpolation.
    private mutating func skipString(_ delimiter: StringDelimiter) {
        while position < bytes.count {
            switch byte() {
            case .quote where isEnd(delimiter):
                position += (delimiter.isMultiline ? 3 : 1) + delimiter.pounds
                return
            case .backslash where hasPounds(delimiter.pounds, at: 1):
                position += 1 + delimiter.pounds
                if byte() == UInt8(ascii: "(") {
                    position += 1
                    interpolations.append(Interpolation(delimiter: delimiter))
                    return
                }
                if !byte().isLineEnd { position = Swift.min(position + 1, bytes.count) }
            case let byte where byte.isLineEnd && !delimiter.isMultiline:
                return
            default:
                position += 1
            }
        }
    }

    private func isEnd(_ delimiter: StringDelimiter) -> Bool {
        if delimiter.isMultiline, byte(1) != .quote || byte(2) != .quote { return false }
        return hasPounds(delimiter.pounds, at: delimiter.isMultiline ? 3 : 1)
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Moves past a parenthesis of the code, or past the one that ends an interpolation and the rest of its string.
    private mutating func closingParenthesis() -> SwiftToken.Kind {
        position += 1
        guard let last = interpolations.last else { return .plain }
        if last.depth > 0 {
            interpolations[interpolations.count - 1].depth -= 1
            return .plain
        }
        interpolations.removeLast()
        skipString(last.delimiter)
        return .string
    }
}

extension UInt8 {
    /// A Boolean value indicating whether the byte is a space or punctuation that begins no separate token.
    fileprivate var isFiller: Bool {
        switch self {
        case UInt8(ascii: "/"), .quote, UInt8(ascii: "#"), UInt8(ascii: "@"), .backtick, UInt8(ascii: "("),
            UInt8(ascii: ")"):
            false
        default: !isIdentifier
        }
    }
}
