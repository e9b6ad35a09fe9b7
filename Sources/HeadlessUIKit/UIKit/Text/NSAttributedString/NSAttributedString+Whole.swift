/// The supported subset of attributed text: the attributes at the beginning apply to the whole text.
extension NSAttributedString {
    var wholeFont: UIFont? { beginning[.font] as? UIFont }

    var wholeColor: UIColor? { beginning[.foregroundColor] as? UIColor }

    var wholeParagraph: NSParagraphStyle? { beginning[.paragraphStyle] as? NSParagraphStyle }

    var beginning: [NSAttributedString.Key: Any] {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    }

    /// Creates a text with a font, a color, and other attributes.
    static func whole(
        _ text: String?, font: UIFont?, color: UIColor?, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString? {
        guard let text else { return nil }
        var attributes = attributes
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return NSAttributedString(string: text, attributes: attributes)
    }
}
