import SwiftText

/// A statement of a listing at the outermost level, with the comments that may state its results.
struct Statement: Sendable, Equatable {
    /// A comment, or a line of one.
    struct Comment: Sendable, Equatable {
        /// The index of the line in the listing.
        var line: Int
        /// The offset of the comment in the line, in bytes.
        var offset: Int
        /// The text without the delimiters.
        var text: String
        /// A Boolean value indicating whether the comment is inside of the statement, such as in the body of a loop.
        var isInside: Bool
        /// A Boolean value indicating whether there is code before the comment on its line.
        var isTrailing: Bool
    }

    /// The indexes of its lines in the listing.
    var lines: ClosedRange<Int>
    /// The offset in the last line where the code ends, in bytes.
    var end: Int
    /// The first word of the code.
    var firstWord: String
    /// The code without comments, for a statement in one line.
    var code: String
    var comments: [Comment] = []

    /// A Boolean value indicating whether it declares a function or a type, whose code runs elsewhere, or is an attribute
    /// in a line of its own.
    var isDeclaration: Bool { code.prefixMatch(of: Self.declaration) != nil }

    private nonisolated(unsafe) static let declaration =
        #/(?:@\w+(?:\([^)]*\))?\s*)*(?:$|(?:(?:public|private|internal|fileprivate|open|package|final|static|mutating|override|indirect|infix|prefix|postfix|nonisolated)(?:\(set\))?\s+)*(?:(?:func|struct|class|enum|actor|extension|protocol|typealias|import|operator|precedencegroup|macro)\s+\S|(?:init|subscript)\s*[(<?!]))/#

    /// A Boolean value indicating whether it's an expression, by its first word.
    var isExpression: Bool { !isDeclaration && !Self.keywords.contains(firstWord) }

    private static let keywords: Set<String> = [
        "let", "var", "for", "if", "while", "guard", "switch", "repeat", "do", "defer", "return", "throw", "try",
        "await",
        "print",
    ]
}

/// The lines of a listing as a tokenizer sees them.
struct CodeLines {
    struct Line {
        /// The number of open brackets before and after the line.
        var depthBefore = 0
        var depthAfter = 0
        /// The offset where the code ends, or 0 for a line without code.
        var end = 0
        /// The first bytes of the line's code.
        var start = ""
        var comment: (offset: Int, text: String)?
        /// A Boolean value indicating whether the line is inside of a string literal or a comment in several lines.
        var isInsideToken = false
    }

    private(set) var lines: [Line] = [Line()]
    /// A Boolean value indicating whether every bracket is closed.
    private(set) var isBalanced = true

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var lineStart = 0
        var depth = 0
        func add(_ range: Range<Int>, isComment: Bool, to lines: inout [Line]) {
            let last = lines.count - 1
            if isComment {
                if lines[last].comment == nil {
                    lines[last].comment = (range.lowerBound - lineStart, bytes[range].text)
                }
                return
            }
            if lines[last].end == 0 {
                let rest = bytes[range.lowerBound...].prefix { $0 != .lineFeed }
                lines[last].start = rest.prefix(24).text
            }
            lines[last].end = range.upperBound - lineStart
            lines[last].comment = nil
        }
        bytes.withUnsafeBufferPointer { buffer in
            for token in SwiftTokenizer(buffer) {
                var start = token.range.lowerBound
                for index in token.range {
                    let byte = bytes[index]
                    if byte == .lineFeed {
                        let isBlank = bytes[start..<index].allSatisfy { $0 <= .space }
                        if !isBlank { add(start..<index, isComment: token.kind == .comment, to: &lines) }
                        lines[lines.count - 1].depthAfter = depth
                        lines.append(Line(depthBefore: depth))
                        lines[lines.count - 1].isInsideToken =
                            (token.kind == .string || token.kind == .comment) && index + 1 < token.range.upperBound
                        lineStart = index + 1
                        start = index + 1
                    } else if token.kind == .plain {
                        switch byte {
                        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                            depth -= 1
                            if depth < 0 { isBalanced = false }
                        default: break
                        }
                    }
                }
                let rest = start..<token.range.upperBound
                let leading = bytes[rest].prefix { $0 <= .space }.count
                let trailing = bytes[rest].dropFirst(leading).reversed().prefix { $0 <= .space }.count
                let trimmed = rest.lowerBound + leading..<rest.upperBound - trailing
                if !trimmed.isEmpty { add(trimmed, isComment: token.kind == .comment, to: &lines) }
            }
        }
        lines[lines.count - 1].depthAfter = depth
        if lines.count > 1, text.hasSuffix("\n") { lines.removeLast() }
        isBalanced = isBalanced && depth == 0
    }
}

extension Statement {
    /// Returns the statements of a listing.
    static func statements(of listing: DocListing) -> [Statement] {
        var statements: [Statement] = []
        var isSeparated = false
        let code = CodeLines(listing.text).lines
        for (index, line) in code.enumerated() {
            let isOpen = line.depthBefore > 0 || line.isInsideToken
            if line.end > 0 {
                let continues = !statements.isEmpty && (isOpen || isContinuation(line.start))
                if continues {
                    statements[statements.count - 1].lines = statements.last!.lines.lowerBound...index
                    statements[statements.count - 1].end = line.end
                } else {
                    let text = listing.lines[index].text.utf8.prefix(line.end)
                    statements.append(
                        Statement(
                            lines: index...index, end: line.end,
                            firstWord: String(line.start.prefix { $0.isLetter || $0 == "_" || $0 == "@" }),
                            code: String(decoding: text, as: UTF8.self).trimmed))
                }
                isSeparated = false
            } else if line.comment == nil, !isOpen {
                isSeparated = true
            }
            guard let comment = line.comment, !statements.isEmpty, !isSeparated || isLast(index, of: code) else {
                continue
            }
            let text = Self.text(of: comment.text)
            statements[statements.count - 1].comments.append(
                Comment(
                    line: index, offset: comment.offset, text: text, isInside: line.depthAfter > 0,
                    isTrailing: line.end > 0))
        }
        return statements
    }

    /// Returns a Boolean value indicating whether no code follows the comment that a line is part of, so that it's no
    /// heading.
    private static func isLast(_ index: Int, of code: [CodeLines.Line]) -> Bool {
        let next = code[index...].first { $0.end > 0 || $0.comment == nil }
        return next.map { $0.end == 0 } ?? true
    }

    private static func isContinuation(_ code: String) -> Bool {
        guard let first = code.first else { return false }
        if ".?:)]}&|=,<>".contains(first) { return true }
        if "+-*/".contains(first) { return code.dropFirst().first?.isWhitespace == true }
        let word = code.prefix { $0.isLetter }
        return ["else", "catch", "where", "as", "is", "in"].contains(word)
    }

    /// Returns the text of a comment without its delimiters.
    private static func text(of comment: String) -> String {
        var text = Substring(comment)
        if text.hasPrefix("//") {
            text = text.drop { $0 == "/" }
        } else {
            if text.hasPrefix("/*") { text = text.dropFirst(2) }
            if text.hasSuffix("*/") { text = text.dropLast(2) }
        }
        return String(text).trimmed
    }
}
