import ChapterKit

// MARK: - Comments

extension DocumentedDeclarations {
    /// Reads the comment at hand, and the lines that continue it.
    mutating func readComment() {
        let isBlock = source.bytes[piece.range].starts(with: "/**".utf8)
        if isBlock {
            pending = DocComment(raw: blockLines(piece), isBlock: true)
            position += 1
            return
        }
        var raw: [(number: Int, column: Int, text: Substring)] = []
        var next = piece.line
        while position < source.pieces.count, piece.kind == .documentation, piece.line == next,
            !source.bytes[piece.range].starts(with: "/*".utf8)
        {
            let text = source.text(piece)
            if text.hasPrefix("////") {
                raw = []
            } else {
                let column = file.location(offset: piece.range.lowerBound).column
                raw.append((piece.line + 1, column + 3, text.dropFirst(3)))
            }
            next = piece.line + 1
            position += 1
        }
        pending = raw.isEmpty ? nil : DocComment(raw: raw, isBlock: false)
    }

    private func blockLines(_ piece: SwiftPieces.Piece) -> [(number: Int, column: Int, text: Substring)] {
        var text = Substring(source.text(piece)).dropFirst(3)
        if text.hasSuffix("*/") { text = text.dropLast(2) }
        let column = file.location(offset: piece.range.lowerBound).column
        return text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false).enumerated().map { index, line in
            (piece.line + 1 + index, index == 0 ? column + 3 : 1, line)
        }
    }
}
