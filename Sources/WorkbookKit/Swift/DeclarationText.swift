import SwiftText

/// What is told of a declaration: itself, without its body, and the first sentence of its doc comment.
enum DeclarationText {
    /// The declaration in one line, up to its body, its value or its end.
    ///
    /// - Parameters:
    ///   - start: where it starts in the text.
    ///   - last: a piece that belongs to it for sure, such as its name.
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
        let text = oneLine(source.bytes[start..<end])
        return text.replacing("( ", with: "(").replacing(" )", with: ")")
    }

    private static func ends(at piece: SwiftPieces.Piece, after end: Int, line: Int, in source: SwiftPieces) -> Bool {
        switch piece.kind {
        case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")): return true
        case .sign(UInt8(ascii: "=")):
            // `==` in a clause compares.
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

    /// A text with every run of blanks and line ends as one blank.
    static func oneLine(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.split { $0 <= .space }.map(\.text).joined(separator: " ")
    }

    /// The first sentence of a doc comment.
    static func firstSentence(of comments: [String]) -> String {
        let lines = comments.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { line in
            String(line.drop { "/* \t\r".contains($0) })
        }
        let paragraph = lines.drop(while: \.isEmpty).prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
        var text = oneLine(Array(paragraph.joined(separator: " ").utf8)[...])
        if text.hasSuffix("*/") { text = String(text.dropLast(2)).trimmed }
        return sentence(text)
    }

    /// A text up to its first full stop that is not in code.
    private static func sentence(_ text: String) -> String {
        var isCode = false
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == .backtick { isCode.toggle() }
            let next = index + 1 < bytes.count ? bytes[index + 1] : .space
            if byte == UInt8(ascii: "."), next == .space, !isCode { return bytes[...index].text }
        }
        return text
    }
}
