import SwiftText

/// The positions of a listing's declarations at file scope, as far as they can be determined without a compiler.
package enum Declarations {
    static let introducers: Set<String> = [
        "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    private static let modifiers: Set<String> = [
        "fileprivate", "final", "indirect", "internal", "lazy", "nonisolated", "open", "package", "private", "public",
        "unowned", "weak",
    ]

    /// Returns the numbers of the lines where declarations begin, from 0. A declaration includes its attributes, but
    /// not its comments.
    static func lines(of text: String) -> [Int] {
        var lines: [Int] = []
        text.withBytes { bytes in
            var (line, depth) = (0, 0)
            var isFirstOfLine = true
            /// The line of the attributes and modifiers of the next declaration.
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

    /// Returns the names that declarations at file scope declare or extend, in order, without duplicates.
    package static func names(in text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = self.lines(of: text)
        var seen: Set<String> = []
        return zip(starts, starts.dropFirst() + [lines.count]).compactMap { start, end in
            // Two declarations can begin on one line.
            let declaration = lines[start..<max(end, start + 1)].joined(separator: "\n")
            return name(in: declaration).flatMap { seen.insert($0).inserted ? $0 : nil }
        }
    }

    /// Returns the name of the declaration that a text begins with, which is the identifier after its introducer.
    private static func name(in text: String) -> String? {
        text.withBytes { bytes in
            var tokens = SwiftTokenizer(bytes)
            while let token = tokens.next() {
                guard introducers.contains(String(decoding: bytes[token.range], as: UTF8.self)) else { continue }
                let rest = bytes[token.range.upperBound...].drop(while: \.isSpaceOrTab)
                let name = rest.prefix { $0.isIdentifier || $0 == UInt8(ascii: ".") }
                return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
            }
            return nil
        }
    }
}
