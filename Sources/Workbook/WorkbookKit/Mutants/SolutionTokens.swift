import SwiftText

/// The tokens of a solution, with the brackets and statements that they're in, as far as they can be determined without
/// a compiler.
struct SolutionTokens {
    struct Token {
        enum Kind { case word, number, sign, other }

        var kind: Kind
        var text: String
        /// The range of the token's bytes.
        var range: Range<Int>
        /// A Boolean value indicating whether the token is the first of its line.
        var isFirstOfLine: Bool
        /// A Boolean value indicating whether white space surrounds the token, as it does an operator between operands.
        var isApart: Bool
        /// The innermost open bracket around the token, as an index.
        var opener: Int?
        /// The bracket that closes this one, as an index.
        var closer: Int?
        /// A Boolean value indicating whether a statement begins with the token.
        var beginsStatement = false
    }

    let bytes: [UInt8]
    private(set) var tokens: [Token] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        let pieces = bytes.withUnsafeBufferPointer { bytes in
            SwiftTokenizer(bytes).flatMap { Self.pieces(of: $0, bytes) }
        }
        for (kind, range) in Self.joined(pieces, bytes) { append(kind, range) }
        matchBrackets()
        findStatements()
    }

    subscript(index: Int) -> Token { tokens[index] }

    /// Returns the text of a token, or an empty string if there's none at the index.
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Returns the text of consecutive tokens with what's between them.
    func text(_ range: Range<Int>) -> String { bytes[self.bytes(range)].text }

    /// Returns the bytes of consecutive tokens.
    func bytes(_ range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    // MARK: Tokens

    private static let brackets = "(){}[],;".utf8

    /// Returns a token as words, numbers, brackets, and single bytes of operators. White space and comments are left
    /// out.
    private static func pieces(
        of token: SwiftToken, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> [(kind: Token.Kind, range: Range<Int>)] {
        switch token.kind {
        case .comment: return []
        case .number: return [(.number, token.range)]
        case .keyword, .type, .call: return [(.word, token.range)]
        case .string, .attribute, .macro: return [(.other, token.range)]
        case .plain:
            let first = bytes[token.range.lowerBound]
            if first.isIdentifier || first == .backtick { return [(.word, token.range)] }
            return token.range.filter { bytes[$0] > .space }.map { (.sign, $0..<$0 + 1) }
        }
    }

    /// Returns the tokens with adjacent bytes of operators joined, and the number of `$0` with its sign.
    private static func joined(
        _ pieces: [(kind: Token.Kind, range: Range<Int>)], _ bytes: [UInt8]
    ) -> [(kind: Token.Kind, range: Range<Int>)] {
        var result: [(kind: Token.Kind, range: Range<Int>)] = []
        for piece in pieces {
            let byte = bytes[piece.range.lowerBound]
            if let last = result.last, last.range.upperBound == piece.range.lowerBound {
                let before = bytes[last.range.upperBound - 1]
                let isArgument = before == UInt8(ascii: "$") && piece.kind == .number
                let isOperator =
                    last.kind == .sign && piece.kind == .sign && !brackets.contains(byte) && !brackets.contains(before)
                    && byte != UInt8(ascii: "$") && (byte != UInt8(ascii: ".") || before == byte)
                    && (before != UInt8(ascii: ".") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "<"))
                if isArgument || isOperator {
                    result[result.count - 1].range = last.range.lowerBound..<piece.range.upperBound
                    if isArgument { result[result.count - 1].kind = .word }
                    continue
                }
            }
            result.append(piece)
        }
        return result
    }

    private mutating func append(_ kind: Token.Kind, _ range: Range<Int>) {
        let before = bytes[..<range.lowerBound]
        let isFirst = before.last { !$0.isSpaceOrTab }.map(\.isLineEnd) ?? true
        let isApart =
            (before.last.map { $0 <= .space } ?? true)
            && (range.upperBound == bytes.count || bytes[range.upperBound] <= .space)
        tokens.append(
            Token(
                kind: kind, text: bytes[range].text, range: range, isFirstOfLine: isFirst, isApart: isApart))
    }

    private mutating func matchBrackets() {
        var open: [Int] = []
        for index in tokens.indices {
            let text = tokens[index].text
            if tokens[index].kind == .sign, [")", "]", "}"].contains(text), let opener = open.popLast() {
                tokens[opener].closer = index
            }
            tokens[index].opener = open.last
            if tokens[index].kind == .sign, ["(", "[", "{"].contains(text) { open.append(index) }
        }
    }

    // MARK: Statements

    private mutating func findStatements() {
        /// The tokens that begin the label of a `case`, whose colon hasn't come yet.
        var label: Int?
        for index in tokens.indices {
            let token = tokens[index]
            guard token.opener.map({ tokens[$0].text == "{" }) ?? true, token.text != "}" else { continue }
            if token.text == "case" && !isInCondition(index) || token.text == "default" {
                label = index
                continue
            }
            let previous = text(index - 1)
            if label != nil, previous == ":" {
                label = nil
                tokens[index].beginsStatement = true
            } else if label == nil {
                tokens[index].beginsStatement =
                    index == 0 || index - 1 == token.opener || previous == ";" || isAfterParameters(index)
                    || token.isFirstOfLine && !goesOn(after: index - 1) && !goesOn(with: index)
            }
        }
    }

    /// Returns a Boolean value indicating whether a `case` is part of a condition.
    private func isInCondition(_ index: Int) -> Bool { ["if", "guard", "while", "for", ","].contains(text(index - 1)) }

    /// Returns a Boolean value indicating whether the token is the first after the `in` of a closure.
    private func isAfterParameters(_ index: Int) -> Bool {
        guard text(index - 1) == "in", let opener = tokens[index].opener, tokens[opener].text == "{" else {
            return false
        }
        return !tokens[opener..<index].contains { $0.opener == opener && $0.text == "for" }
    }

    /// Returns a Boolean value indicating whether a statement continues after the token.
    private func goesOn(after index: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .sign {
            return token.isApart && ![")", "]", "}"].contains(token.text)
                || [",", "(", "[", ".", ":"].contains(token.text)
        }
        return ["return", "else", "try", "await", "case", "in", "is", "as", "where"].contains(token.text)
            && token.kind == .word
    }

    /// Returns a Boolean value indicating whether the first token of a line continues the statement before it.
    private func goesOn(with index: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .sign { return !["(", "["].contains(token.text) }
        return ["else", "where", "is", "as", "catch"].contains(token.text)
    }

    private static let blockWords: Set<String> = [
        "defer", "do", "else", "for", "func", "guard", "if", "repeat", "switch", "while",
    ]

    /// Returns a Boolean value indicating whether a bracket begins the block of a statement, and not a closure.
    func isBlock(_ bracket: Int) -> Bool {
        guard text(bracket) == "{" else { return false }
        let start = tokens[..<bracket].lastIndex { $0.beginsStatement && $0.opener == tokens[bracket].opener }
        return start.map { Self.blockWords.contains(text($0)) } ?? false
    }

    /// Returns the index of the first token with a text that isn't in inner brackets, or the end.
    func index(of text: String, from start: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].text != text { index = (tokens[index].closer ?? index) + 1 }
        return min(index, tokens.count)
    }

    /// Returns the parts of a list that commas separate.
    func parts(_ list: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = list.lowerBound
        while start < list.upperBound {
            let end = min(index(of: ",", from: start), list.upperBound)
            if start < end { parts.append(start..<end) }
            start = end + 1
        }
        return parts
    }

    /// Returns the end of the call of a function, or `nil` if its name isn't followed by arguments or a closure.
    func endOfCall(of name: Int) -> Int? {
        var end = name + 1
        if text(end) == "(", let closer = tokens[end].closer { end = closer + 1 }
        if text(end) == "{", !isBlock(end), let closer = tokens[end].closer { end = closer + 1 }
        return end == name + 1 ? nil : end
    }

    /// Returns a Boolean value indicating whether the tokens before the end are a statement that's only an expression.
    func isStatement(endingAt end: Int) -> Bool {
        let opener = tokens[end - 1].opener
        guard let start = tokens[..<end].lastIndex(where: { $0.beginsStatement && $0.opener == opener }),
            statement(from: start).upperBound == end, opener.map(isBlock) ?? true
        else { return false }
        return !["return", "let", "var", "if", "guard", "for", "while", "switch"].contains(text(start))
            && !tokens[start..<end].contains { $0.text.hasSuffix("=") && $0.isApart && $0.opener == opener }
    }

    /// Returns the tokens of the statement that begins with a token.
    func statement(from start: Int) -> Range<Int> {
        var index = start
        repeat {
            index = (tokens[index].closer ?? index) + 1
        } while index < tokens.count && tokens[index].opener == tokens[start].opener && !tokens[index].beginsStatement
            && !["}", ";"].contains(tokens[index].text)
            && !(["case", "default"].contains(tokens[index].text) && tokens[index].isFirstOfLine)
        return start..<index
    }
}
