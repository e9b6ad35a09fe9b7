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
    /// How wide characters are together, in points.
    ///
    /// That weight widens characters by its eighth (bold by a twentieth) belongs to the model of `CharacterWidth`.
    func width(ofUnits units: Int) -> CGFloat {
        CGFloat(units) * pointSize * (1 + weight.rawValue / 8) / 1000
    }
}
