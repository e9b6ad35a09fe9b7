/// The ASCII characters that the parsers look for, by name.
extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let tilde = UInt8(ascii: "~")
    static let pipe = UInt8(ascii: "|")
    static let greater = UInt8(ascii: ">")

    var isSpaceOrTab: Bool { self == .space || self == .tab }
    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
    var isDigit: Bool { self &- 0x30 < 10 }
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// A letter, a digit, an underscore, or any byte of a character beyond ASCII.
    var isIdentifier: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}

extension ArraySlice<UInt8> {
    var trimmed: ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first.isSpaceOrTab { slice.removeFirst() }
        while let last = slice.last, last.isSpaceOrTab { slice.removeLast() }
        return slice
    }

    var text: String { String(decoding: self, as: UTF8.self) }
}

extension [[UInt8]] {
    /// The arrays, one after the other: `joined()` would go through them byte by byte.
    var concatenated: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(reduce(0) { $0 + $1.count })
        for part in self { bytes += part }
        return bytes
    }
}
