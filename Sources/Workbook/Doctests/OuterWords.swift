import SwiftText

/// The words of a code outside of its closures and functions that determine the function around it.
struct OuterWords {
    /// A Boolean value indicating whether `await` is among them.
    private(set) var isAsync = false
    /// The ranges of the bytes of `return` without a value.
    private(set) var returns: [Range<Int>] = []

    private static let controlWords = SwiftWords.control.union(["else", "catch", "case", "default"])

    init(_ text: String) {
        let bytes = Array(text.utf8)
        /// For each open brace, a Boolean value indicating whether it belongs to a function or a closure.
        var braces: [Bool] = []
        var first: String?
        var parentheses = 0
        bytes.withUnsafeBufferPointer { buffer in
            for token in SwiftTokenizer(buffer) where token.kind != .comment {
                let text = bytes[token.range].text
                if token.kind == .plain, !(bytes[token.range.lowerBound].isIdentifier) {
                    for byte in bytes[token.range] {
                        switch byte {
                        case .lineFeed: if parentheses == 0 { first = nil }
                        case UInt8(ascii: "("): parentheses += 1
                        case UInt8(ascii: ")"): parentheses -= 1
                        case UInt8(ascii: "{"):
                            braces.append(parentheses > 0 || !Self.controlWords.contains(first ?? ""))
                        case UInt8(ascii: "}"):
                            _ = braces.popLast()
                            first = nil
                        default: break
                        }
                    }
                } else {
                    first = text == "else" ? text : first ?? text
                    if braces.contains(true) { continue }
                    if text == "await" { isAsync = true }
                    if token.kind == .keyword, text == "return", isEnd(bytes[token.range.upperBound...]) {
                        returns.append(token.range)
                    }
                }
            }
        }
    }

    /// Returns a Boolean value indicating whether a statement ends before some code.
    private func isEnd(_ code: ArraySlice<UInt8>) -> Bool {
        let rest = code.drop(while: \.isSpaceOrTab)
        return rest.first.map { $0.isLineEnd || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") } ?? true
            || rest.starts(with: "//".utf8)
    }
}
