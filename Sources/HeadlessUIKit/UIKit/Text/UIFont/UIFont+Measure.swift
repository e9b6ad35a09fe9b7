extension UIFont {
    /// The measure of texts in the font.
    ///
    /// A weight widens characters by an eighth of its value, so bold text is wider by a twentieth. This is part of the
    /// model of `CharacterWidth`.
    var measure: TextMeasure {
        TextMeasure(
            isMonospaced: traits.isMonospaced, pointSize: pointSize, widening: 1 + weight.rawValue / 8)
    }
}
