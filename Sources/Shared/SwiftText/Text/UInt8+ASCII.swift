/// The names of the ASCII characters that the parsers search for.
extension UInt8 {
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var lineFeed: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    @inlinable package static var space: UInt8 { 0x20 }
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable package static var backtick: UInt8 { UInt8(ascii: "`") }
    @inlinable package static var tilde: UInt8 { UInt8(ascii: "~") }
    @inlinable package static var pipe: UInt8 { UInt8(ascii: "|") }
    @inlinable package static var greater: UInt8 { UInt8(ascii: ">") }

    @inlinable package var isSpaceOrTab: Bool { self == .space || self == .tab }
    @inlinable package var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
    @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
    @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// A Boolean value indicating whether the byte is a letter, a digit, an underscore, or part of a character beyond
    /// ASCII.
    @inlinable package var isIdentifier: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}

extension ArraySlice<UInt8> {
    @inlinable package var trimmed: ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first.isSpaceOrTab { slice.removeFirst() }
        while let last = slice.last, last.isSpaceOrTab { slice.removeLast() }
        return slice
    }

    @inlinable package var text: String { String(decoding: self, as: UTF8.self) }
}

extension [[UInt8]] {
    /// The arrays as one. Unlike `joined()`, it doesn't iterate over them byte by byte.
    @inlinable package var concatenated: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(reduce(0) { $0 + $1.count })
        for part in self { bytes += part }
        return bytes
    }
}
