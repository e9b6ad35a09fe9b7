/// A regular expression literal: `/…/`, or `#/…/#`, which may have several lines.
struct RegexLiteral {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the first slash.
    private let slash: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, slash: Int) {
        self.bytes = bytes
        self.slash = slash
    }

    private func byte(at offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    // MARK: Ends

    /// Returns the end of a literal with number signs before the slash, or `nil` if it's never closed.
    func end(pounds: Int) -> Int? {
        var offset = slash + 1
        while byte(at: offset).isSpaceOrTab { offset += 1 }
        // Only a literal whose first line is empty has more lines.
        let isMultiline = byte(at: offset).isLineEnd
        offset = slash + 1
        while offset < bytes.count, isMultiline || !bytes[offset].isLineEnd {
            if bytes[offset] == .backslash {
                offset += isMultiline || !byte(at: offset + 1).isLineEnd ? 2 : 1
                continue
            }
            offset += 1
            if bytes[offset - 1] == UInt8(ascii: "/"), bytes[offset...].prefix(pounds).count == pounds,
                bytes[offset...].prefix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") })
            {
                return offset + pounds
            }
        }
        return nil
    }

    /// The end of a literal without number signs, or `nil` if the slash is an operator, by the rules of the compiler.
    var bareEnd: Int? {
        guard !byte(at: slash + 1).isSpaceOrTab, isOperand else { return nil }
        var offset = slash + 1
        var (groups, classes) = (0, 0)
        while offset < bytes.count, !bytes[offset].isLineEnd {
            switch bytes[offset] {
            case .backslash: if !byte(at: offset + 1).isLineEnd { offset += 1 }
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0 { return nil }
                groups -= 1
            case UInt8(ascii: "/"):
                let next = byte(at: offset + 1)
                let isComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
                let isSpaced = bytes[offset - 1].isSpaceOrTab && bytes[offset - 2] != .backslash
                return isComment || isSpaced ? nil : offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    // MARK: Positions

    /// A Boolean value indicating whether the code before the slash requires an operand after it.
    private var isOperand: Bool {
        var offset = slash - 1
        while byte(at: offset).isSpaceOrTab { offset -= 1 }
        guard offset >= 0 else { return beginsStatement }
        let last = bytes[offset]
        if last.isLineEnd { return beginsStatement }
        if Self.openers.contains(last) { return true }
        if last.isIdentifier { return isKeyword(endingAt: offset) }
        // Without a space, the slash is part of the operator.
        guard offset < slash - 1, Self.operators.contains(last) else { return false }
        let end = offset
        while Self.operators.contains(byte(at: offset)) { offset -= 1 }
        if offset == end - 1, last == UInt8(ascii: "?") || last == UInt8(ascii: "!"),
            byte(at: offset).isIdentifier
        {
            return word(endingAt: offset) == "try"
        }
        return offset < 0 || bytes[offset] <= .space
    }

    /// A Boolean value indicating whether the slash begins a statement if it's the first character of a line. An
    /// operator that a space follows goes on with the statement of the line above.
    private var beginsStatement: Bool {
        var offset = slash
        while Self.operators.contains(byte(at: offset)) { offset += 1 }
        return byte(at: offset) > .space
    }

    private func isKeyword(endingAt offset: Int) -> Bool {
        Self.keywords.contains(word(endingAt: offset))
    }

    /// Returns the word whose last byte is at an offset, or an empty string for a name after a point.
    private func word(endingAt offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1].isIdentifier { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") { return "" }
        return String(decoding: bytes[start...offset], as: UTF8.self)
    }

    private static let openers: Set<UInt8> = Set("([{,;:".utf8)
    private static let operators: Set<UInt8> = Set("=+-*/%<>&|^~!?".utf8)
    private static let keywords: Set<String> = [
        "await", "case", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
    ]
}
