/// The changes of conditions: each is negated, and dropped.
extension Edits {
    /// Changes the conditions of an `if`, a `guard`, or a `while`.
    mutating func changeConditions(of index: Int) {
        let keyword = code.text(index)
        // A label of an argument can be the same word.
        guard ["if", "guard", "while"].contains(keyword), code.text(index + 1) != ":" else { return }
        for condition in conditions(after: index) {
            replace(condition, with: "!(\(code.text(condition)))")
            // A loop without a condition wouldn't end, which every test finds.
            if keyword != "while" { replace(condition, with: "true") }
        }
    }

    /// Returns the Boolean conditions after an `if`, a `guard`, or a `while`, without bindings and patterns.
    func conditions(after keyword: Int) -> [Range<Int>] {
        let end = code.index(of: code.text(keyword) == "guard" ? "else" : "{", from: keyword + 1)
        return code.parts(keyword + 1..<end).filter { part in
            !["let", "var", "case", "#available", "#unavailable"].contains(code.text(part.lowerBound))
        }
    }

    // MARK: Operands

    /// The words and signs around the operands of `&&` and `||`.
    private static let borders: Set<String> = [
        "&&", "||", ",", ";", "?", ":", "=", "{", "(", "[", "}", ")", "]", "return", "in", "if", "guard", "while",
        "else", "let",
    ]

    /// Changes the operands of `&&` or `||`, and the condition before a `?`.
    mutating func changeOperands(of index: Int) {
        guard ["&&", "||", "?"].contains(code.text(index)), code[index].isApart else { return }
        let neutral = code.text(index) == "||" ? "false" : "true"
        let operands = [operand(before: index)] + (code.text(index) == "?" ? [] : [operand(after: index)])
        for operand in operands where !operand.isEmpty {
            replace(operand, with: "!(\(code.text(operand)))")
            replace(operand, with: neutral)
        }
    }

    private func isBorder(_ index: Int) -> Bool {
        let token = code[index]
        // The `?` of an optional chain is part of an operand.
        if token.text == "?" { return token.isApart }
        return Self.borders.contains(token.text)
    }

    private func operand(before index: Int) -> Range<Int> {
        var start = index
        while start > 0 {
            let previous = start - 1
            if start < index, code[start].beginsStatement { break }
            if let opener = opener(closedBy: previous), code[index].opener == code[opener].opener {
                start = opener
            } else if isBorder(previous) {
                break
            } else {
                start = previous
            }
        }
        return start..<index
    }

    private func operand(after index: Int) -> Range<Int> {
        var end = index + 1
        while end < code.tokens.count, !code[end].beginsStatement {
            if let closer = code[end].closer, !code.isBlock(end) {
                end = closer + 1
            } else if isBorder(end) {
                break
            } else {
                end += 1
            }
        }
        return index + 1..<end
    }

    private func opener(closedBy index: Int) -> Int? {
        guard [")", "]", "}"].contains(code.text(index)) else { return nil }
        return code.tokens[..<index].lastIndex { $0.closer == index }
    }

    // MARK: Filters

    private static let filters: Set<String> = [
        "allSatisfy", "contains", "drop", "filter", "first", "firstIndex", "last", "lastIndex", "prefix", "removeAll",
    ]

    /// Changes the condition of a filter's closure.
    mutating func changeFilter(_ index: Int) {
        guard Self.filters.contains(code.text(index)), let brace = closure(after: index),
            let closer = code[brace].closer,
            let last = (brace..<closer).last(where: { code[$0].beginsStatement && code[$0].opener == brace })
        else { return }
        let start = code.text(last) == "return" ? last + 1 : last
        guard start < closer, !["if", "switch", "let", "var", "guard", "for"].contains(code.text(start)) else { return }
        replace(start..<closer, with: "!(\(code.text(start..<closer)))")
        let hasParameters = code.tokens[brace..<last].contains { $0.text == "in" && $0.opener == brace }
        replace(start..<closer, with: hasParameters || last > brace + 1 ? "true" : "_ in true")
    }

    /// Returns the brace of a closure that's the argument of a call.
    private func closure(after name: Int) -> Int? {
        for words in [["{"], ["(", "where", ":", "{"], ["(", "while", ":", "{"], ["(", "{"]] {
            if words.indices.allSatisfy({ code.text(name + 1 + $0) == words[$0] }) { return name + words.count }
        }
        return nil
    }
}
