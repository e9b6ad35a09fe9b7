import SwiftText

/// Where the declarations at file scope of a listing begin, as far as one can tell without a compiler.
enum Declarations {
    private static let introducers: Set<String> = [
        "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    private static let modifiers: Set<String> = [
        "fileprivate", "final", "indirect", "internal", "lazy", "nonisolated", "open", "package", "private", "public",
        "unowned", "weak",
    ]

    /// The lines, from 0, that declarations begin on, with their attributes and without their comments.
    static func lines(of text: String) -> [Int] {
        var lines: [Int] = []
        text.withBytes { bytes in
            var (line, depth) = (0, 0)
            var isFirstOfLine = true
            /// The line of attributes and modifiers that wait for their declaration.
            var start: Int?
            for token in SwiftTokenizer(bytes) {
                let word = String(decoding: bytes[token.range], as: UTF8.self)
                if depth == 0, isFirstOfLine || start != nil, token.kind != .comment {
                    if token.kind == .attribute || modifiers.contains(word) {
                        start = start ?? line
                    } else if introducers.contains(word) {
                        lines.append(start ?? line)
                        start = nil
                    }
                }
                for byte in bytes[token.range] {
                    switch byte {
                    case .lineFeed:
                        line += 1
                        isFirstOfLine = true
                    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += token.kind == .plain ? 1 : 0
                    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= token.kind == .plain ? 1 : 0
                    default: if !byte.isSpaceOrTab { isFirstOfLine = false }
                    }
                }
            }
        }
        return lines
    }
}
