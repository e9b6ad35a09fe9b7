/// The widths of characters, in thousandths of an em.
///
/// The widths are a model, not those of Apple's font. All characters of a class have the same width, and there is no
/// kerning. The width of a text is the sum of its characters' widths. A text therefore always has the same measure,
/// which is close to that of a phone but seldom equal to it.
enum CharacterWidth {
    static let control = 0
    static let narrow = 250
    static let space = 280
    static let lowercase = 540
    static let digit = 620
    static let uppercase = 680
    static let wide = 880
    static let fullWidth = 1000
    static let other = 500
    /// The width of all characters of a monospaced font.
    static let monospaced = 600

    static func units(of character: Character) -> Int {
        character.asciiValue.map { ascii[Int($0)] } ?? unitsOfClass(of: character)
    }

    /// The precomputed widths of the ASCII characters, which make up most of a text.
    ///
    /// Querying the properties of a character each time took most of the time of a layout.
    private static let ascii = (0..<128).map { unitsOfClass(of: Character(Unicode.Scalar($0))) }

    private static func unitsOfClass(of character: Character) -> Int {
        if character.isNewline { return control }
        if character.isWhitespace { return space }
        if "iljtfrI.,:;'’!|()[]".contains(character) { return narrow }
        if "mwMW@%…—".contains(character) { return wide }
        if character.isFullWidth { return fullWidth }
        if character.isNumber { return digit }
        if character.isUppercase { return uppercase }
        return character.isLowercase ? lowercase : other
    }
}

extension StringProtocol {
    /// The sum of the characters' widths, in thousandths of an em.
    var units: Int {
        reduce(0) { $0 + CharacterWidth.units(of: $1) }
    }
}

extension Character {
    /// A Boolean value indicating whether the character fills a square, as Chinese characters and emoji do.
    ///
    /// A line can break before and after such a character.
    ///
    /// The blocks are the wide ones of Unicode Standard Annex 11, "East Asian Width".
    var isFullWidth: Bool {
        guard let scalar = unicodeScalars.first, !scalar.isASCII else { return false }
        return scalar.properties.isEmojiPresentation || Self.wideBlocks.contains { $0.contains(scalar.value) }
    }

    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
