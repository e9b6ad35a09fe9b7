// A view's text and drawn text have a single font, color, background color, and paragraph style, taken from the
// beginning of the text. All other attributes are stored without effect on the drawing. The raw values are those of a
// phone.
extension NSAttributedString.Key {
    /// The font, as a `UIFont`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
    /// - Differs: On a phone, every range of the text can have another font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the text, as a `UIColor`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
    /// - Differs: On a phone, every range of the text can have another color.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind drawn text, as a `UIColor`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key
    /// - Differs: On a phone, every range of the text can have another background color.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The paragraph style, as an `NSParagraphStyle`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/paragraphstyle
    /// - Differs: On a phone, every paragraph can have another style.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The use of ligatures, as a number.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/ligature
    /// - Differs: On a phone, the text is drawn with the ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The additional space between characters, in points, as a number.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
    /// - Differs: On a phone, the attribute changes the distance between the characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The additional space between characters, in points, as a number. Characters may come closer together.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key
    /// - Differs: On a phone, the attribute changes the distance between the characters.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The strikethrough style, as the raw value of an `NSUnderlineStyle`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughstyle
    /// - Differs: On a phone, the line is drawn.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of the strikethrough, as a `UIColor`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughcolor
    /// - Differs: On a phone, the line is drawn.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The underline style, as the raw value of an `NSUnderlineStyle`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinestyle
    /// - Differs: On a phone, the line is drawn.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the underline, as a `UIColor`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinecolor
    /// - Differs: On a phone, the line is drawn.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The color of the stroke, as a `UIColor`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/strokecolor
    /// - Differs: On a phone, the stroke is drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the stroke, in hundredths of the font size, as a number.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/strokewidth
    /// - Differs: On a phone, the stroke is drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow of the text, as an `NSShadow`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/shadow
    /// - Differs: On a phone, the shadow is drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The link, as a `URL` or a `String`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key
    /// - Differs: On a phone, the link is drawn, and a text view can open it.
    public static let link = NSAttributedString.Key("NSLink")
    /// The upward offset of the characters from the baseline, in points, as a number.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset
    /// - Differs: On a phone, the characters are moved.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The skew of the characters, as a number.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/obliqueness
    /// - Differs: On a phone, the characters are skewed.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The horizontal expansion of the characters, as a number.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/expansion
    /// - Differs: On a phone, the characters are expanded.
    public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// The style of an underline or a strikethrough. The raw values are those of Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsunderlinestyle
/// - Differs: On a phone, the lines are drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The value of a shadow attribute.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsshadow
/// - Differs: On a phone, the shadow is drawn.
open class NSShadow: NSObject, NSCopying {
    /// The offset of the shadow, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsshadow/shadowoffset
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsshadow/shadowblurradius
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, as a `UIColor`. The default is black with an opacity of one third.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsshadow/shadowcolor
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let shadow = NSShadow()
        shadow.shadowOffset = shadowOffset
        shadow.shadowBlurRadius = shadowBlurRadius
        shadow.shadowColor = shadowColor
        return shadow
    }
}
