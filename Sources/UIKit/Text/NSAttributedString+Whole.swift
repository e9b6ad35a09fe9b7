/// Texts with attributes, as far as they are modelled: one font and one colour for the whole, those of the beginning.
extension NSAttributedString {
    var wholeFont: UIFont? { beginning[.font] as? UIFont }

    var wholeColor: UIColor? { beginning[.foregroundColor] as? UIColor }

    private var beginning: [NSAttributedString.Key: Any] {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    }

    /// A text in a font and a colour.
    static func whole(_ text: String?, font: UIFont?, color: UIColor?) -> NSAttributedString? {
        guard let text else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return NSAttributedString(string: text, attributes: attributes)
    }
}
