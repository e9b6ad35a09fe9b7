/// The changes that make mutants of a solution. Some of the results may not compile.
struct Edits {
    let code: SolutionTokens
    private(set) var edits: [Edit] = []

    init(of text: String) {
        code = SolutionTokens(text)
        for index in code.tokens.indices {
            replaceOperator(index)
            replaceNumber(index)
            replaceWord(index)
            dropCall(index)
            replaceByArguments(index)
            changeConditions(of: index)
            changeOperands(of: index)
            changeFilter(index)
            changeStatement(index)
        }
        edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    /// Adds a change of consecutive tokens.
    mutating func replace(_ tokens: Range<Int>, with text: String) {
        guard !tokens.isEmpty else { return }
        edits.append(Edit(range: code.bytes(tokens), replacement: text))
    }

    private mutating func replace(_ index: Int, with text: String) { replace(index..<index + 1, with: text) }

    // MARK: Single tokens

    private static let operators: [String: [String]] = [
        ">": [">=", "<", "=="], "<": ["<=", ">", "=="], ">=": [">", "<=", "=="], "<=": ["<", ">=", "=="],
        "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"],
        "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    ]

    private mutating func replaceOperator(_ index: Int) {
        let token = code[index]
        guard token.kind == .sign, token.isApart else { return }
        for other in Self.operators[token.text] ?? [] { replace(index, with: other) }
    }

    private mutating func replaceNumber(_ index: Int) {
        let token = code[index]
        guard token.kind == .number, code.text(index - 1) != "." else { return }
        replace(index, with: "(\(token.text) + 1)")
        if token.text.contains(where: { !"0._".contains($0) }) { replace(index, with: "0") }
    }

    private static let opposites = [
        "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex", "min": "max",
        "max": "min", "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY", "x": "y", "y": "x",
        "width": "height", "height": "width", "true": "false", "false": "true",
    ]

    private mutating func replaceWord(_ index: Int) {
        guard code[index].kind == .word, let other = Self.opposites[code.text(index)] else { return }
        let isMember = code.text(index - 1) == "."
        let isCall = ["(", "{"].contains(code.text(index + 1))
        let isValue = ["true", "false"].contains(other)
        if isMember && !isValue || isCall || isValue { replace(index, with: other) }
    }

    // MARK: Calls

    /// Drops a call in a chain, such as `.reversed()` or `.filter { … }`.
    private mutating func dropCall(_ index: Int) {
        guard code.text(index) == ".", index > 0, index + 1 < code.tokens.count, code[index + 1].kind == .word,
            let end = code.endOfCall(of: index + 1)
        else { return }
        // A dot after white space begins an implicit member. A statement that's only a call is left out as a whole.
        let isMember = code[index].isFirstOfLine || code[index].range.lowerBound == code[index - 1].range.upperBound
        guard isMember, !code.isStatement(endingAt: end) else { return }
        replace(index..<end, with: "")
    }

    /// Replaces a call of `min` or `max` by each of its arguments.
    private mutating func replaceByArguments(_ index: Int) {
        guard ["min", "max"].contains(code.text(index)), code.text(index - 1) != ".", code.text(index + 1) == "(",
            let closer = code[index + 1].closer
        else { return }
        for argument in code.parts(index + 2..<closer) { replace(index..<closer + 1, with: code.text(argument)) }
    }
}
