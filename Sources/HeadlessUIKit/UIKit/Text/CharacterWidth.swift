/// How wide characters are, in thousandths of an em.
///
/// This is a model, not Apple's font: a class of characters has one width, and neighbours do not matter. A text is as
/// wide as its characters together, so the same text always measures the same, near what a phone says and seldom equal.
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
    /// All of a font whose characters are equally wide.
    static let monospaced = 600

    static func units(of character: Character) -> Int {
        character.asciiValue.map { ascii[Int($0)] } ?? unitsOfClass(of: character)
    }

    /// A text is mostly these: looking their properties up each time took most of a layout.
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

extension UIFont {
    /// The sum of the widths of a text's characters, in thousandths of an em.
    func units(of text: some StringProtocol) -> Int {
        guard traits.isMonospaced else { return text.units }
        return text.reduce(0) { $0 + ($1.isNewline ? 0 : CharacterWidth.monospaced) }
    }

    /// How wide characters are together, in points.
    ///
    /// That weight widens characters by its eighth (bold by a twentieth) belongs to the model of `CharacterWidth`.
    func width(ofUnits units: Int) -> CGFloat {
        CGFloat(units) * pointSize * (1 + weight.rawValue / 8) / 1000
    }
}

extension Character {
    /// Whether the character fills a square, as Chinese characters and emoji do, and so lets a line end on either side.
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
