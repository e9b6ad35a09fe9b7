/// The changes of statements: each is left out, or returns early with a default value.
extension Edits {
    private static let defaults = ["nil", "[]", "[:]", "0", "\"\"", "false", ".zero"]

    /// The words that begin a statement which isn't left out, because the rest wouldn't compile.
    private static let kept: Set<String> = [
        "actor", "break", "class", "enum", "fallthrough", "func", "let", "return", "struct", "throw", "typealias",
        "var",
    ]

    mutating func changeStatement(_ index: Int) {
        guard code[index].beginsStatement else { return }
        let statement = code.statement(from: index)
        if code.text(index) == "return" {
            let value = index + 1..<statement.upperBound
            guard !value.isEmpty else { return }
            for other in Self.defaults where other != code.text(value) { replace(value, with: other) }
        } else if !Self.kept.contains(code.text(index)), !isOnlyCondition(statement), !isResult(statement),
            !isClosure(statement)
        {
            replace(statement, with: "")
        }
    }

    /// Returns a Boolean value indicating whether a statement is a `guard` with one condition. Leaving it out is like
    /// leaving out the condition.
    private func isOnlyCondition(_ statement: Range<Int>) -> Bool {
        code.text(statement.lowerBound) == "guard" && conditions(after: statement.lowerBound).count == 1
            && !code.text(statement).contains("let ")
    }

    /// Returns a Boolean value indicating whether a statement is the only one of a closure, or the closure's parameters.
    private func isClosure(_ statement: Range<Int>) -> Bool {
        guard let opener = code[statement.lowerBound].opener, !code.isBlock(opener) else { return false }
        let isFirst = statement.lowerBound == opener + 1 || code.text(statement.lowerBound - 1) == "in"
        return code.text(statement.upperBound - 1) == "in" || isFirst && statement.upperBound == code[opener].closer
    }

    /// Returns a Boolean value indicating whether a statement is the last one of a function that returns a value. If it
    /// were left out, the compiler would report the end of the function.
    private func isResult(_ statement: Range<Int>) -> Bool {
        guard statement.upperBound == code.tokens.count else { return false }
        return code.tokens.indices.contains { index in
            code.text(index) == "return" && index + 1 < code.tokens.count && !code[index + 1].beginsStatement
                && code.text(index + 1) != "}"
        }
    }
}
