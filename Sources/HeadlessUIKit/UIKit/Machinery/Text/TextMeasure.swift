/// The width of a text in a font, according to the model of `CharacterWidth`.
struct TextMeasure: Equatable, Sendable {
    let isMonospaced: Bool
    /// The size of the font, in points.
    let pointSize: CGFloat
    /// The factor by which the font's weight widens the characters.
    let widening: CGFloat

    /// Returns the sum of the widths of a text's characters, in thousandths of an em.
    func units(of text: some StringProtocol) -> Int {
        guard isMonospaced else { return text.units }
        return text.reduce(0) { $0 + ($1.isNewline ? 0 : CharacterWidth.monospaced) }
    }

    /// Converts a width from thousandths of an em to points.
    func width(ofUnits units: Int) -> CGFloat {
        CGFloat(units) * pointSize * widening / 1000
    }

    /// Returns the width of a text, in points.
    func width(of text: some StringProtocol) -> CGFloat { width(ofUnits: units(of: text)) }
}
