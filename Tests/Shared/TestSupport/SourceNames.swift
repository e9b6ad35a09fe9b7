import SwiftText

/// The names that a Swift file declares for other files, and those that it uses, according to its tokens.
///
/// The names are those of types and of global functions. Members are left out, because without a compiler the type of a
/// `contains` call is unknown.
public struct SourceNames: Sendable {
    public private(set) var declared: Set<String> = []
    public private(set) var used: Set<String> = []

    private static let typeKeywords = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    public init(_ text: String) { self.init(Array(text.utf8)) }

    public init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var before = ""
            /// A Boolean value indicating whether the next name belongs to Foundation.
            var isOfFoundation = false
            var isLineStart = true
            var isAtFileScope = false
            for token in SwiftTokenizer(buffer) where token.kind != .comment {
                let text = String(decoding: buffer[token.range], as: UTF8.self)
                switch token.kind {
                case .type where Self.typeKeywords.contains(before): declared.insert(text)
                case .type where isOfFoundation && before == ".": break
                case .type: used.insert(text)
                case .call where before == "func", .plain where before == "func":
                    if isAtFileScope { declared.insert(text) }
                case .call where !before.hasSuffix("."): used.insert(text)
                case .keyword: if isLineStart { isAtFileScope = true }
                default: break
                }
                if text.contains("{") { isAtFileScope = false }
                if text.contains(where: \.isNewline) {
                    (isLineStart, isAtFileScope) = (text.last?.isNewline == true, false)
                }
                if text.last?.isNewline != true, !text.allSatisfy(\.isWhitespace) { isLineStart = false }
                if !text.allSatisfy(\.isWhitespace) {
                    isOfFoundation = text == "Foundation" || isOfFoundation && text == "."
                    before = text.trimmed
                }
            }
        }
    }
}
