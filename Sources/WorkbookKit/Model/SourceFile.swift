/// A file's bytes, with an index of its lines.
///
/// A leading byte-order mark is dropped. Lines end at LF, CR LF or a lone CR, as CommonMark has it.
public struct SourceFile: Sendable {
    /// The path that diagnostics print.
    public let path: String
    public let bytes: [UInt8]
    /// Where each line starts in `bytes`.
    private let lineStarts: [Int]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
        self.lineStarts = Self.lineStarts(of: self.bytes)
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    public var lineCount: Int { lineStarts.count }

    /// The bytes of a line (counted from 1), without its line end; empty past the end of the file.
    public func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
        return bytes[start..<end]
    }

    /// Where a line starts in `bytes`; the file's length for a line past the end.
    public func offset(ofLine number: Int) -> Int {
        number <= lineStarts.count ? lineStarts[number - 1] : bytes.count
    }

    public func location(line: Int, column: Int) -> SourceLocation {
        SourceLocation(path: path, line: line, column: column)
    }

    /// The place of a byte offset.
    public func location(offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return location(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while let end = bytes.firstLineEnd(from: index) {
                index = end + 1
                if bytes[end] == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
                if index < bytes.count { starts.append(index) }
            }
        }
        return starts
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The next LF or CR, found eight bytes at a time.
    fileprivate func firstLineEnd(from start: Int) -> Int? {
        var index = start
        while index + 8 <= count {
            let word = UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self)
            if word.hasByte(.lineFeed) || word.hasByte(.carriageReturn) { break }
            index += 8
        }
        while index < count {
            if self[index].isLineEnd { return index }
            index += 1
        }
        return nil
    }
}

extension UInt64 {
    /// Whether one of the eight bytes has this value: none of the rest borrows into a high bit that was clear.
    func hasByte(_ byte: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let difference = self ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & (ones << 7) != 0
    }
}
