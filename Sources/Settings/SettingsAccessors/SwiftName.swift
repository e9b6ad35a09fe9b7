import Foundation

/// Swift identifiers made of texts of any origin.
enum SwiftName {
    /// `sound_level` and `Sound level` become `soundLevel`, `2fa enabled?` becomes `_2faEnabled`.
    ///
    /// - Returns: nil when the text has no letter and no digit.
    static func member(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        return valid(joined(uncapitalized(first), words))
    }

    /// `sound_level` becomes `SoundLevel`.
    static func type(_ text: String) -> String? {
        let words = words(of: text)
        return words.isEmpty ? nil : valid(joined(capitalized(words[0]), words))
    }

    /// Whether a text can be the name of a type as it is.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text == valid(text), !isKeyword(text), text != "_" else {
            return false
        }
        return text.unicodeScalars.allSatisfy(\.canContinueName) && !first.isDigit
            && !UniqueNames.reservedTypes.contains(text) && !words.contains(text)
    }

    /// The name as it is written in source: keywords stand between back-ticks.
    static func written(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

    // MARK: Words

    /// The runs of letters and digits; a text all in capitals counts as one in small letters.
    ///
    /// A sign before a number is a word, and a point in one stays as a low line: `-1.5 dB` is `minus`, `1_5` and `dB`.
    private static func words(of text: String) -> [String] {
        let composed = spelled(text.precomposedStringWithCanonicalMapping)
        let isLoud = composed == composed.uppercased()
        let runs = composed.unicodeScalars.split { !$0.canContinueName || $0 == "_" }
        let words = runs.prefix(12).map { isLoud ? String($0).lowercased() : String($0) }
        return words.reduce(into: []) { words, word in
            // The low line between two numbers that a point or a dash stood between.
            let isNumber = word.unicodeScalars.first!.isDigit && words.last?.unicodeScalars.last?.isDigit == true
            words.append(isNumber ? "_" + word : word)
        }
    }

    /// The text with the sign of a number as a word.
    private static func spelled(_ text: String) -> String {
        guard text.contains(where: { "-−+".contains($0) }) else { return text }
        return text.replacing(/(^|[^\p{L}\p{N}])([-−+])(?=[0-9])/) { match in
            "\(match.1) \(match.2 == "+" ? "plus" : "minus") "
        }
    }

    /// A unit after a number keeps its letters: `6dB`, `5ms`, `2x`.
    private static func capitalized(_ word: String, after previous: String) -> String {
        let isUnit = word.count <= 2 || word.dropFirst().contains { $0.isUppercase }
        if isUnit, previous.unicodeScalars.last?.isDigit == true { return word }
        return capitalized(word)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func joined(_ first: String, _ words: [String]) -> String {
        zip(words, words.dropFirst()).reduce(first) { $0 + capitalized($1.1, after: $1.0) }
    }

    /// `Name` becomes `name`, `URL` becomes `url`, and `HTTPPort` becomes `httpPort`.
    private static func uncapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    /// A name may not begin with a digit, or with a mark that belongs to a letter before it.
    private static func valid(_ name: String) -> String {
        name.unicodeScalars.first.map { $0.canBeginName } == true ? name : "_" + name
    }

    /// Words that mean something of their own where a type stands.
    private static let words: Set<String> = [
        "any", "async", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat", "sending", "some",
    ]

    private static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Unicode.Scalar {
    var isDigit: Bool { properties.generalCategory == .decimalNumber }

    /// Whether Swift takes the scalar in an identifier, and so do readers: letters, marks and digits.
    var canContinueName: Bool {
        guard properties.isXIDContinue else { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
            .nonspacingMark, .spacingMark:
            return true
        default: return self == "_"
        }
    }

    var canBeginName: Bool { properties.isXIDStart || self == "_" }
}
