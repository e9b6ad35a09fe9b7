import Foundation

/// Swift identifiers made of texts of any origin.
enum SwiftName {
    /// `sound_level` and `Sound level` become `soundLevel`, `2fa enabled?` becomes `_2faEnabled`.
    ///
    /// - Returns: nil when the text has no letter and no digit.
    static func member(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        return valid(uncapitalized(first) + words.dropFirst().map(capitalized).joined())
    }

    /// `sound_level` becomes `SoundLevel`.
    static func type(_ text: String) -> String? {
        let words = words(of: text)
        return words.isEmpty ? nil : valid(words.map(capitalized).joined())
    }

    /// Whether a text can be the name of a type as it is.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text == valid(text), !isKeyword(text), text != "_" else {
            return false
        }
        return text.unicodeScalars.allSatisfy(\.canContinueName) && !first.isDigit
            && !UniqueNames.reservedTypes.contains(text)
    }

    /// The name as it is written in source: keywords stand between back-ticks.
    static func written(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

    // MARK: Words

    /// The runs of letters and digits; a text all in capitals counts as one in small letters.
    private static func words(of text: String) -> [String] {
        let composed = text.precomposedStringWithCanonicalMapping
        let isLoud = composed == composed.uppercased()
        let runs = composed.unicodeScalars.split { !$0.canContinueName || $0 == "_" }
        return runs.prefix(12).map { isLoud ? String($0).lowercased() : String($0) }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

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
