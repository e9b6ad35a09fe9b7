import SwiftText

/// A check for code that's valid only at file scope, because it contains declarations that aren't allowed in a
/// function.
enum FileScope {
    private static let keywords: Set<String> = ["extension", "precedencegroup", "operator"]

    /// Returns a Boolean value indicating whether an extension, an operator, a precedence group, or a type with the
    /// attribute `@main` is declared outside braces.
    static func isNeeded(by text: String) -> Bool {
        text.withBytes { bytes in
            var depth = 0
            for token in SwiftTokenizer(bytes) {
                let word = token.kind == .keyword || token.kind == .attribute || token.kind == .plain
                if depth == 0, word, let name = name(bytes[token.range]), keywords.contains(name) || name == "@main" {
                    return true
                }
                guard token.kind == .plain else { continue }
                for byte in bytes[token.range] {
                    if byte == UInt8(ascii: "{") { depth += 1 }
                    if byte == UInt8(ascii: "}") { depth -= 1 }
                }
            }
            return false
        }
    }

    /// Returns the line of an attribute `@main`, from 0, or `nil` if there's none.
    static func lineOfMain(in text: String) -> Int? {
        guard text.withBytes({ $0.contains(UInt8(ascii: "@"), then: UInt8(ascii: "m")) }) else { return nil }
        return text.withBytes { bytes in
            let token = SwiftTokenizer(bytes).first { $0.kind == .attribute && name(bytes[$0.range]) == "@main" }
            return token.map { bytes[..<$0.range.lowerBound].count { $0 == .lineFeed } }
        }
    }

    private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let trimmed = bytes.drop { $0.isSpaceOrTab || $0.isLineEnd }
        let end = trimmed.prefix { !$0.isSpaceOrTab && !$0.isLineEnd }
        return end.isEmpty ? nil : String(decoding: end, as: UTF8.self)
    }
}
