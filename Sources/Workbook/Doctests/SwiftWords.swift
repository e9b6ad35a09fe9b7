/// The words with which statements begin.
enum SwiftWords {
    static let access: Set<String> = ["public", "private", "internal", "fileprivate", "open", "package"]
    static let fixities: Set<String> = ["infix", "prefix", "postfix"]
    static let modifiers: Set<String> = access.union(fixities).union([
        "final", "static", "mutating", "override", "indirect", "nonisolated", "lazy", "weak",
    ])
    static let variables: Set<String> = ["let", "var"]
    /// The words of functions and types.
    static let named: Set<String> = ["func", "struct", "class", "enum", "actor", "protocol", "typealias"]
    static let declarations: Set<String> = named.union([
        "extension", "import", "operator", "precedencegroup", "macro",
    ])
    static let control: Set<String> = ["for", "if", "while", "guard", "switch", "repeat", "do", "defer"]
    static let transfers: Set<String> = ["return", "throw", "try", "await"]
    /// The functions that print, whose calls have no value.
    static let printing: Set<String> = ["print", "debugPrint", "dump"]
}

/// The beginning of a statement: its attributes and modifiers, and the word after them.
struct StatementStart {
    let modifiers: Set<String>
    let word: String
    /// The code after the word.
    let rest: Substring

    init(_ code: String) {
        var rest = code[...]
        var modifiers: Set<String> = []
        while let found = rest.prefixMatch(of: #/@\w+(?:\([^)]*\))?\s*|(\w+)(?:\(\w+\))?\s+(?=[\w@])/#) {
            if let modifier = found.output.1.map(String.init) {
                guard SwiftWords.modifiers.contains(modifier) else { break }
                modifiers.insert(modifier)
            }
            rest = rest[found.range.upperBound...]
        }
        self.modifiers = modifiers
        word = String(rest.prefix { $0.isLetter || $0 == "_" })
        self.rest = rest.dropFirst(word.count)
    }

    /// A Boolean value indicating whether it declares a function or a type, whose code runs elsewhere, or is an attribute
    /// in a line of its own.
    var isDeclaration: Bool {
        let next = rest.first { !$0.isWhitespace }
        switch word {
        case "": return next == nil
        case "init", "subscript": return next.map { "(<?!".contains($0) } ?? false
        default: return SwiftWords.declarations.contains(word) && next != nil && rest.first?.isWhitespace == true
        }
    }

    /// A Boolean value indicating whether it's a declaration that can't be in a function.
    var needsFile: Bool {
        guard isDeclaration && word != "import" || SwiftWords.variables.contains(word) else { return false }
        return ["extension", "operator", "precedencegroup"].contains(word)
            || !modifiers.isDisjoint(with: SwiftWords.access)
            || word == "func" && !modifiers.isDisjoint(with: SwiftWords.fixities)
    }
}
