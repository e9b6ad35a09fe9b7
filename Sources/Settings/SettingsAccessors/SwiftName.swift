import Foundation

/// A namespace for functions that make Swift identifiers from texts of any origin.
enum SwiftName {
    /// Returns the name of a member: `sound_level` and `Sound level` become `soundLevel`, `2fa enabled?` becomes
    /// `_2faEnabled`.
    ///
    /// - Returns: The name, or `nil` if the text contains no letter and no digit.
    static func member(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        return valid(joined(uncapitalized(first), words))
    }

    /// Returns the name of a type: `sound_level` becomes `SoundLevel`.
    static func type(_ text: String) -> String? {
        let words = words(of: text)
        return words.isEmpty ? nil : valid(joined(capitalized(words[0]), words))
    }

    /// Returns a Boolean value indicating whether the unchanged text is a valid type name.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text == valid(text), !isKeyword(text), text != "_" else {
            return false
        }
        return text.unicodeScalars.allSatisfy(\.canContinueName) && !first.isDigit
            && !UniqueNames.reservedTypes.contains(text) && !words.contains(text)
    }

    /// Returns the name as it is written in source, with keywords in backticks.
    static func written(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

    // MARK: Words

    /// Returns the runs of letters and digits. A text in capitals is converted to lowercase first.
    ///
    /// The sign of a number becomes a word, and a decimal point becomes an underscore: `-1.5 dB` is `minus`, `1`, `_5`,
    /// and `dB`.
    private static func words(of text: String) -> [String] {
        let composed = spelled(text.precomposedStringWithCanonicalMapping)
        let isLoud = composed == composed.uppercased()
        let runs = composed.unicodeScalars.split { !$0.canContinueName || $0 == "_" }
        let words = runs.prefix(12).map { isLoud ? String($0).lowercased() : String($0) }
        return words.reduce(into: []) { words, word in
            // An underscore separates two numbers that were separated by a point or a dash.
            let isNumber = word.unicodeScalars.first!.isDigit && words.last?.unicodeScalars.last?.isDigit == true
            words.append(isNumber ? "_" + word : word)
        }
    }

    /// Returns the text with the sign of a number spelled out as a word.
    private static func spelled(_ text: String) -> String {
        guard text.contains(where: { "-−+".contains($0) }) else { return text }
        return text.replacing(/(^|[^\p{L}\p{N}])([-−+])(?=[0-9])/) { match in
            "\(match.1) \(match.2 == "+" ? "plus" : "minus") "
        }
    }

    /// Returns the word with a capital first letter, except for a unit after a number: `6dB`, `5ms`, `2x`.
    private static func capitalized(_ word: String, after previous: String) -> String {
        let isUnit = word.count <= 2 || word.dropFirst().contains { $0.isUppercase }
        if isUnit, previous.unicodeScalars.last?.isDigit == true { return word }
        return capitalized(word)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func joined(_ first: String, _ words: [String]) -> String {
        zip(words, words.dropFirst()).reduce(first) { $0 + capitalized($1.1, after: $1.0) }
    }

    /// Returns the word with a lowercase beginning: `Name` becomes `name`, `URL` becomes `url`, and `HTTPPort` becomes
    /// `httpPort`.
    private static func uncapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    /// Returns the name with an underscore before it if it begins with a digit or with a combining mark.
    private static func valid(_ name: String) -> String {
        name.unicodeScalars.first.map { $0.canBeginName } == true ? name : "_" + name
    }

    /// The contextual keywords with a special meaning in type position.
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

    /// A Boolean value indicating whether the scalar is a letter, mark, digit, or underscore that Swift accepts in an
    /// identifier.
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
