/// An object that scales fonts and lengths with the user's preferred text size, in the proportions of a text style.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font in the size for the current traits. It follows other traits in a view that adjusts its font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns the font in the size for the current traits, with a maximum size in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
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

    /// Returns the length for the current traits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the length scaled by the ratio of the text size to the default text size.
    ///
    /// - Note: Undocumented by Apple. In this implementation, lengths are proportional to the text size and rounded to
    ///   a third of a point.
    /// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
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
    /// The rule by which a font follows the user's preferred text size.
    struct Scaling: Hashable, Sendable {
        let style: TextStyle
        /// The size at the default text size, in points.
        let pointSize: CGFloat
        /// The maximum size in points, or 0 for no limit.
        let maximum: CGFloat

        func pointSize(for category: UIContentSizeCategory) -> CGFloat {
            let size = UIFontMetrics.scaled(pointSize, as: style, for: category)
            return maximum > 0 ? min(size, maximum) : size
        }
    }
}
