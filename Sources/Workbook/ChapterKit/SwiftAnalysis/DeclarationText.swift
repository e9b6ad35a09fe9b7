import SwiftText

/// The description of a declaration: its text without its body, and the first sentence of its documentation comment.
enum DeclarationText {
    /// Returns the declaration on one line, up to its body, its value, or its end.
    ///
    /// - Parameters:
    ///   - start: The offset where the declaration begins.
    ///   - last: The index of a piece that's part of the declaration, such as its name.
    static func declaration(in source: SwiftPieces, from start: Int, past last: Int) -> String {
        var end = source.pieces[last].range.upperBound
        var line = source.pieces[last].line
        var depth = 0
        for piece in source.pieces[(last + 1)...] {
            if depth == 0, ends(at: piece, after: end, line: line, in: source) { break }
            if case .sign(let sign) = piece.kind {
                if "([{".utf8.contains(sign) { depth += 1 }
                if ")]}".utf8.contains(sign) { depth -= 1 }
            }
            end = piece.range.upperBound
            line = piece.line
        }
        return oneLine(source.bytes[start..<end])
    }

    private static func ends(at piece: SwiftPieces.Piece, after end: Int, line: Int, in source: SwiftPieces) -> Bool {
        switch piece.kind {
        case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")): return true
        case .sign(UInt8(ascii: "=")):
            // An `==` in a clause is a comparison.
            let next = piece.range.upperBound < source.bytes.count ? source.bytes[piece.range.upperBound] : 0
            return next != UInt8(ascii: "=") && source.bytes[piece.range.lowerBound - 1] != UInt8(ascii: "=")
        case .documentation, .chunk: return true
        case .attribute: return piece.line > line
        default: break
        }
        guard piece.line > line else { return false }
        if ",:>".utf8.contains(source.bytes[end - 1]) { return false }
        if case .sign(let sign) = piece.kind { return !"-:,(".utf8.contains(sign) }
        return !["where", "throws", "rethrows", "async"].contains(source.text(piece))
    }

    /// Returns a text with every run of white space replaced by a space, and without spaces after `(` and before `)`.
    static func oneLine(_ bytes: ArraySlice<UInt8>) -> String {
        var line: [UInt8] = []
        line.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte > .space {
                if byte == UInt8(ascii: ")"), line.last == .space { line.removeLast() }
                line.append(byte)
            } else if let last = line.last, last != .space, last != UInt8(ascii: "(") {
                line.append(.space)
            }
        }
        if line.last == .space { line.removeLast() }
        return line[...].text
    }

    /// Returns the first sentence of a documentation comment.
    ///
    /// - Parameter comments: The parts of the comment. Each is a line after `///`, or a whole block.
    static func firstSentence(of comments: [ArraySlice<UInt8>]) -> String {
        var paragraph: [UInt8] = []
        reading: for comment in comments {
            for line in comment.split(separator: .lineFeed, omittingEmptySubsequences: false) {
                var text = line.drop { "/* \t\r".utf8.contains($0) }
                if text.suffix(2).elementsEqual("*/".utf8) { text = text.dropLast(2) }
                if text.isEmpty, paragraph.isEmpty { continue }
                if text.isEmpty || text.starts(with: "- ".utf8) { break reading }
                paragraph += text
                paragraph.append(.space)
            }
        }
        return sentence(oneLine(paragraph[...]))
    }

    /// Returns a text up to its first period that isn't in code.
    private static func sentence(_ text: String) -> String {
        text.withBytes { bytes in
            var isCode = false
            for (index, byte) in bytes.enumerated() {
                if byte == .backtick { isCode.toggle() }
                let next = index + 1 < bytes.count ? bytes[index + 1] : .space
                if byte == UInt8(ascii: "."), next == .space, !isCode {
                    return String(decoding: bytes[...index], as: UTF8.self)
                }
            }
            return text
        }
    }
}
