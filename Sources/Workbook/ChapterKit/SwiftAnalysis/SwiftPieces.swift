import SwiftText

/// The tokens of a listing in the form that a search for declarations requires. Each sign is a separate piece, and
/// comments are left out.
package struct SwiftPieces {
    package struct Piece {
        package enum Kind: Equatable {
            case word, attribute, documentation
            case sign(UInt8)
            /// A comment that places a chunk.
            case chunk
            /// A literal, a macro, or a name in backticks.
            case other
        }

        package var kind: Kind
        package var range: Range<Int>
        /// The number of the line where the piece begins, from 0.
        package var line: Int
    }

    package let pieces: [Piece]
    package let bytes: [UInt8]

    package init(_ text: String) {
        bytes = Array(text.utf8)
        var pieces: [Piece] = []
        bytes.withUnsafeBufferPointer { bytes in
            var line = 0
            for token in SwiftTokenizer(bytes) {
                let kind = Self.kind(of: token, bytes)
                if let kind { pieces.append(Piece(kind: kind, range: token.range, line: line)) }
                for index in token.range {
                    let byte = bytes[index]
                    if byte == .lineFeed {
                        line += 1
                    } else if kind == nil, token.kind == .plain, byte > .space {
                        pieces.append(Piece(kind: .sign(byte), range: index..<index + 1, line: line))
                    }
                }
            }
        }
        self.pieces = pieces
    }

    package func text(_ piece: Piece) -> String { bytes[piece.range].text }

    package func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        pieces.indices.contains(index) && pieces[index].kind == .sign(UInt8(ascii: sign))
    }

    /// Returns the kind of a token, or `nil` for signs, which become separate pieces, and for comments, which are
    /// ignored.
    private static func kind(of token: SwiftToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Piece.Kind? {
        switch token.kind {
        case .keyword, .type, .call: return .word
        case .attribute: return .attribute
        case .string, .number, .macro: return .other
        case .comment:
            let text = UnsafeBufferPointer(rebasing: bytes[token.range])
            if text.starts(with: "///".utf8) || text.starts(with: "/**".utf8) { return .documentation }
            return ListingScan.chunkName(text) == nil ? nil : .chunk
        case .plain:
            let first = bytes[token.range.lowerBound]
            if first == .backtick { return .other }
            return first.isIdentifier ? .word : nil
        }
    }
}
