import Foundation

/// Properties of a property list's bytes that are available without parsing.
extension Data {
    var isBinaryPropertyList: Bool { starts(with: Array("bplist".utf8)) }

    var isXML: Bool { first { !$0.isSpace } == UInt8(ascii: "<") && !starts(with: [0x3C, 0x3E]) }

    /// The text in UTF-8 without a byte order mark. UTF-16 is detected by its mark, or by zeros in every other byte.
    var plainText: Data {
        if starts(with: [0xEF, 0xBB, 0xBF]) { return Data(dropFirst(3)) }
        guard let encoding = utf16Encoding, let text = String(data: self, encoding: encoding) else { return self }
        var plain = text.unicodeScalars[...]
        if plain.first == "\u{FEFF}" { plain.removeFirst() }
        // The declaration may specify UTF-16, but the bytes are now UTF-8.
        let declaration = String(plain).replacing(/^(<\?xml[^>]*?)encoding=["'][^"']*["']/) { String($0.1) }
        return Data(declaration.utf8)
    }

    private var utf16Encoding: String.Encoding? {
        guard count >= 2, count.isMultiple(of: 2) else { return nil }
        switch (self[startIndex], self[startIndex + 1]) {
        case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
        case (1..., 0): return .utf16LittleEndian
        case (0, 1...): return .utf16BigEndian
        default: return nil
        }
    }
}

extension UInt8 {
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
