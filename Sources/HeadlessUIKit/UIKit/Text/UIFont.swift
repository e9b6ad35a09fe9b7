import Synchronization

/// A size, a weight and a style of the system font; who asks for the same one twice gets the same object.
open class UIFont: NSObject, @unchecked Sendable {
    /// What makes a font.
    struct Traits: Hashable, Sendable {
        var pointSize: CGFloat
        var weight = Weight.regular
        var isItalic = false
        /// Whether all characters are equally wide.
        var isMonospaced = false
        /// Whether all digits are; in the model of `CharacterWidth` they always are.
        var hasMonospacedDigits = false
        /// What the font is preferred for.
        var textStyle: TextStyle?
        /// The name it was asked for by.
        var name: String?
        var scaling: Scaling?
    }

    let traits: Traits

    init(_ traits: Traits) {
        self.traits = traits
        super.init()
    }

    private static let known = Mutex<[Traits: UIFont]>([:])

    static func font(_ traits: Traits) -> UIFont {
        known.withLock { known in
            if let font = known[traits] { return font }
            let font = UIFont(traits)
            known[traits] = font
            return font
        }
    }

    /// The system font in a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(Traits(pointSize: fontSize, weight: weight))
    }

    /// The system font in its regular weight.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font leaning; as wide as upright, in the model of `CharacterWidth`.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        font(Traits(pointSize: fontSize, isItalic: true))
    }

    /// The system font with digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(Traits(pointSize: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    /// The system font with characters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(Traits(pointSize: fontSize, weight: weight, isMonospaced: true))
    }

    /// The font for a kind of text, in the size that the current traits prefer.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a kind of text, in the size that some traits prefer; nil stands for the current ones.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return font(Traits(pointSize: style.pointSize(for: category), weight: style.weight, textStyle: style))
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = traits
        other.pointSize = fontSize
        (other.textStyle, other.scaling) = (nil, nil)
        return Self.font(other)
    }

    /// The size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of text in small views, in points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of text in views, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The height of the em square, in points.
    open var pointSize: CGFloat { traits.pointSize }

    /// The name of the font; that of the system's begins with a full stop.
    open var fontName: String { shownName }

    /// The name of the fonts of which this is one.
    open var familyName: String { shownFamilyName }

    /// What the font is like.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(traits) }

    // Parts of the em, as printed on phones for the system font from iOS 9 on: 20.287109375 points for a line of 17.
    // Open: Apple documents none of them; whether all sizes and systems have the same proportions nobody says.

    /// From the baseline up to the top of the line, in points.
    open var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// From the baseline down to the bottom of the line, in points; negative.
    open var descender: CGFloat { -pointSize * 494 / 2048 }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { pointSize * 2444 / 2048 }

    /// What lines keep free between them, in points.
    open var leading: CGFloat { 0 }

    /// How high capital letters are, in points.
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }

    /// How high a letter x is, in points.
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.traits == traits }

    open override var hash: Int { traits.hashValue }
}

extension UIFont {
    var weight: Weight { traits.weight }

    /// Whether a picture of two weights draws the font in the heavier one.
    @_spi(Simulator) public var isBold: Bool { weight >= .semibold }

    /// The font in the size that other traits prefer, if it is preferred for a kind of text.
    func adjusted(to traitCollection: UITraitCollection) -> UIFont {
        if let scaling = traits.scaling {
            var other = traits
            other.pointSize = scaling.pointSize(for: traitCollection.preferredContentSizeCategory)
            return .font(other)
        }
        guard let style = traits.textStyle else { return self }
        return .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
}
