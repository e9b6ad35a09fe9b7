import SwiftText

/// The conversion of functions at file scope to static functions of a type.
package enum StaticFunctions {
    /// Returns the lines with the word `static` before each function, or `nil` if they declare anything else at file
    /// scope.
    package static func lines(of lines: [String]) -> [String]? {
        let code = SwiftPieces(lines.joined(separator: "\n"))
        var depth = 0
        var functions: [Int] = []
        for piece in code.pieces {
            switch piece.kind {
            case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
            case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
            case .word where depth == 0:
                let word = code.text(piece)
                if word == "func" {
                    functions.append(piece.range.lowerBound)
                } else if Declarations.introducers.contains(word) {
                    return nil
                }
            default: break
            }
        }
        guard !functions.isEmpty else { return nil }
        var bytes = code.bytes
        for function in functions.reversed() { bytes.insert(contentsOf: Array("static ".utf8), at: function) }
        return bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map(\.text)
    }
}
