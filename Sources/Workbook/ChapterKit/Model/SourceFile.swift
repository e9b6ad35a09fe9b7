import SwiftText

/// The bytes of a file, with an index of its lines.
///
/// A leading byte-order mark is removed. Lines end with LF, CR LF, or a lone CR, as in CommonMark.
package struct SourceFile: Sendable {
    /// The path in diagnostics.
    package let path: String
    package let bytes: [UInt8]
    /// The offsets in `bytes` where the lines start.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
        self.lineStarts = Self.lineStarts(of: self.bytes)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var lineCount: Int { lineStarts.count }

    /// Returns the bytes of a line without its line ending. They're empty past the end of the file.
    ///
    /// - Parameter number: The number of the line, from 1.
    package func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
        return bytes[start..<end]
    }

    /// The text of each line, without its line ending.
    package var lines: [String] { (1...max(1, lineCount)).map { String(decoding: line($0), as: UTF8.self) } }

    /// Returns the offset in `bytes` where a line starts, or the length of the file for a line past the end.
    package func offset(ofLine number: Int) -> Int {
        number <= lineStarts.count ? lineStarts[number - 1] : bytes.count
    }

    package func location(line: Int, column: Int) -> SourceLocation {
        SourceLocation(path: path, line: line, column: column)
    }

    package func location(of block: Block) -> SourceLocation { location(line: block.line, column: block.column) }

    /// Returns the location of a byte offset.
    package func location(offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return location(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while let end = bytes.firstIndex(
                from: index, mayPass: { $0.hasByte(.lineFeed) || $0.hasByte(.carriageReturn) }, where: { $0.isLineEnd })
            {
                index = end + 1
                if bytes[end] == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
                if index < bytes.count { starts.append(index) }
            }
        }
        return starts
    }
}
