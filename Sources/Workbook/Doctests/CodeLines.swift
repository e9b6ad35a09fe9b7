import SwiftText

/// The lines of a listing as a tokenizer sees them.
struct CodeLines {
    struct Line {
        /// The number of open brackets before and after the line.
        var depthBefore = 0
        var depthAfter = 0
        /// The offset where the code ends, or 0 for a line without code.
        var end = 0
        /// The first bytes of the line's code.
        var start = ""
        var comment: (offset: Int, text: String)?
        /// A Boolean value indicating whether the line is inside of a string literal or a comment in several lines.
        var isInsideToken = false
    }

    private(set) var lines: [Line] = [Line()]
    /// A Boolean value indicating whether every bracket is closed.
    private(set) var isBalanced = true

    private let bytes: [UInt8]
    /// The offset of the last line's first byte.
    private var lineStart = 0
    private var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        bytes.withUnsafeBufferPointer { for token in SwiftTokenizer($0) { add(token) } }
        lines[lines.count - 1].depthAfter = depth
        if lines.count > 1, text.hasSuffix("\n") { lines.removeLast() }
        isBalanced = isBalanced && depth == 0
    }

    /// Adds a token, which may have several lines.
    private mutating func add(_ token: SwiftToken) {
        var start = token.range.lowerBound
        for index in token.range {
            let byte = bytes[index]
            if byte == .lineFeed {
                add(start..<index, of: token)
                let isInside = (token.kind == .string || token.kind == .comment) && index + 1 < token.range.upperBound
                lines[lines.count - 1].depthAfter = depth
                lines.append(Line(depthBefore: depth, isInsideToken: isInside))
                (lineStart, start) = (index + 1, index + 1)
            } else if token.kind == .plain {
                count(byte)
            }
        }
        add(start..<token.range.upperBound, of: token)
    }

    private mutating func count(_ bracket: UInt8) {
        switch bracket {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth -= 1
            if depth < 0 { isBalanced = false }
        default: break
        }
    }

    /// Adds the part of a token that's in the last line.
    private mutating func add(_ part: Range<Int>, of token: SwiftToken) {
        guard let first = bytes[part].firstIndex(where: { $0 > .space }),
            let end = bytes[part].lastIndex(where: { $0 > .space })
        else { return }
        let last = lines.count - 1
        if token.kind == .comment {
            if lines[last].comment == nil { lines[last].comment = (first - lineStart, bytes[first...end].text) }
            return
        }
        if lines[last].end == 0 { lines[last].start = bytes[first...].prefix { $0 != .lineFeed }.prefix(24).text }
        lines[last].end = end + 1 - lineStart
        lines[last].comment = nil
    }
}
