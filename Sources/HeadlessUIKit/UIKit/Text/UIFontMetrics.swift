/// Makes fonts and lengths follow the size of text that the user likes, as a kind of text does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// As body text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font in the size for the current traits; it follows others where a view adjusts its font.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// No larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(font.traits.scaling == nil, "the font has been scaled already")
        var traits = font.traits
        traits.scaling = .init(style: style, pointSize: font.pointSize, maximum: maximumPointSize)
        traits.textStyle = nil
        return UIFont.font(traits).adjusted(to: traitCollection ?? .current)
    }

    /// A length for the current traits.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length as much larger as the text is than at its usual size.
    ///
    /// Open: a phone's curve, and how it rounds; here lengths grow with the size of the text, rounded to a third of a
    /// point.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return Self.scaled(value, as: style, for: category)
    }

    static func scaled(_ value: CGFloat, as style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
        let growth = style.pointSize(for: category) / style.pointSize(for: .large)
        return growth == 1 ? value : (value * growth * 3).rounded() / 3
    }
}

extension UIFont {
    /// How a font follows the size of text that the user likes.
    struct Scaling: Hashable, Sendable {
        let style: TextStyle
        /// At the usual size of text.
        let pointSize: CGFloat
        /// 0 for none.
        let maximum: CGFloat

        func pointSize(for category: UIContentSizeCategory) -> CGFloat {
            let size = UIFontMetrics.scaled(pointSize, as: style, for: category)
            return maximum > 0 ? min(size, maximum) : size
        }
    }
}
