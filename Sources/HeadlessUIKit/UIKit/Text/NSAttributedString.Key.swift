// The text of a view, or that is drawn, has one font, one colour, one ground and one paragraph style, those of its
// beginning; the other attributes stay in the text, and nothing is drawn of them. Raw values as on phones.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The `UIColor` behind drawn text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Whether letters join, as a number.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// What letters keep free between them, in points, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The same, where letters may come closer.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// In hundredths of the font's size, as a number.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// How far above the line letters stand, in points, as a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// How far letters lean, as a number.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How wide letters are made, as a number.
    public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// A line under text or through it. Raw values as in Apple's header.
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

/// What text throws behind itself: the value of an attribute.
open class NSShadow: NSObject, NSCopying {
    /// In points.
    open var shadowOffset = CGSize.zero
    /// In points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; a third of black at first.
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
