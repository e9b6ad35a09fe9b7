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
    var isDeclaration: Bool { StatementStart(code).isDeclaration }

    /// A Boolean value indicating whether it's an expression, by its first word.
    var isExpression: Bool { !isDeclaration && !Self.keywords.contains(firstWord) }

    private static let keywords = SwiftWords.variables.union(SwiftWords.control).union(SwiftWords.transfers).union(
        SwiftWords.printing)
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
