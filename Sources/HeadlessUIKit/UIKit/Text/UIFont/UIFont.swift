import Synchronization

/// A font: a size, weight, and style of the system font. Requesting the same font twice returns the same object.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
    /// The properties that identify a font.
    struct Traits: Hashable, Sendable {
        var pointSize: CGFloat
        var weight = Weight.regular
        var isItalic = false
        /// A Boolean value indicating whether all characters have the same width.
        var isMonospaced = false
        /// A Boolean value indicating whether all digits have the same width.
        ///
        /// In the model of `CharacterWidth`, they always do.
        var hasMonospacedDigits = false
        /// The text style for which the font is preferred.
        var textStyle: TextStyle?
        /// The name with which the font was requested.
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
        precondition(traits.pointSize.isFinite, "the size of a font is \(traits.pointSize), which isn't finite")
        return known.withLock { known in
            if let font = known[traits] { return font }
            let font = UIFont(traits)
            known[traits] = font
            return font
        }
    }

    /// Returns the system font with the given size in points and weight.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(Traits(pointSize: fontSize, weight: weight))
    }

    /// Returns the system font with the given size in points and the regular weight.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font. In the model of `CharacterWidth`, it has the widths of the upright font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont
    /// - Differs: On a phone, the italic font has other widths than the upright one.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        font(Traits(pointSize: fontSize, isItalic: true))
    }

    /// Returns the system font with digits of equal width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont
    /// - Differs: On a phone, the digits of the system font without this method have different widths.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(Traits(pointSize: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    /// Returns the system font with characters of equal width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        font(Traits(pointSize: fontSize, weight: weight, isMonospaced: true))
    }

    /// Returns the preferred font of a text style, in the size for the current traits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the preferred font of a text style, in the size for the given traits, or for the current traits if they
    /// are `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return font(Traits(pointSize: style.pointSize(for: category), weight: style.weight, textStyle: style))
    }

    /// Returns the same font in another size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/withsize(_:)
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = traits
        other.pointSize = fontSize
        (other.textStyle, other.scaling) = (nil, nil)
        return Self.font(other)
    }

    /// The default font size of labels, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/labelfontsize; it doesn't mention the value.
    open class var labelFontSize: CGFloat { 17 }
    /// The default font size of buttons, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont; the value is undocumented.
    open class var buttonFontSize: CGFloat { 18 }
    /// The font size of text in small views, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont; the value is undocumented.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The font size of text in views, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/systemfontsize; it doesn't mention the value.
    open class var systemFontSize: CGFloat { 14 }

    /// The height of the em square, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont
    open var pointSize: CGFloat { traits.pointSize }

    /// The name of the font. The name of a system font begins with a period.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/fontname; the period is undocumented.
    open var fontName: String { resolvedName }

    /// The name of the font's family.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/familyname
    open var familyName: String { resolvedFamilyName }

    /// The descriptor with the properties of the font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/fontdescriptor
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(traits) }

    // The factors are those published for the system font of phones from iOS 9 on: a 17-point font has a line height of
    // 20.287109375 points. Apple doesn't document them, nor whether all sizes and system versions have the same
    // proportions.

    /// The distance from the baseline to the top of the line, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/ascender; the factor is published for the
    ///   system font from iOS 9 on.
    open var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// The distance from the baseline to the bottom of the line, in points, as a negative value.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/descender; the factor is published for the
    ///   system font from iOS 9 on.
    open var descender: CGFloat { -pointSize * 494 / 2048 }

    /// The height of a line, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/lineheight; the factor is published for the
    ///   system font from iOS 9 on.
    open var lineHeight: CGFloat { pointSize * 2444 / 2048 }

    /// The space between lines, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont; the value is published for the system font.
    open var leading: CGFloat { 0 }

    /// The height of capital letters, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/capheight; the factor is published for the
    ///   system font from iOS 9 on.
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }

    /// The height of the letter x, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/xheight; the factor is published for the system
    ///   font from iOS 9 on.
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.traits == traits }

    open override var hash: Int { traits.hashValue }
}

extension UIFont {
    var weight: Weight { traits.weight }

    /// A Boolean value indicating whether a drawing with two weights uses the heavier weight for the font.
    @_spi(Simulator) public var isBold: Bool { weight >= .semibold }

    /// Returns the font in the size for the given traits if it is a preferred or scaled font, or the same font
    /// otherwise.
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
