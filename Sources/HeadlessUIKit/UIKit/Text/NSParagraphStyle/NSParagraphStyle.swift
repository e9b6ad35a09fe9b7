/// The formatting of a paragraph: the value of `NSAttributedString.Key.paragraphStyle`.
///
/// Drawing and measuring use the alignment, the line break mode, the line heights, and the line spacing. All other
/// values are stored without effect.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var allowsDefaultTighteningForTruncation = false
    }

    var values: Values

    public override init() {
        values = Values()
        super.init()
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The default paragraph style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/default
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space below each line, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/linespacing
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space below the paragraph, in points. Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacing
    /// - Differs: On a phone, the space is added.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space above the paragraph, in points. Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacingbefore
    /// - Differs: On a phone, the space is added.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    /// The indentation of the first line, in points. Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/firstlineheadindent
    /// - Differs: On a phone, the line is indented.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indentation of the lines after the first, in points. Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/headindent
    /// - Differs: On a phone, the lines are indented.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance of the trailing end of the lines from the edge, in points. Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/tailindent
    /// - Differs: On a phone, the lines end there.
    open var tailIndent: CGFloat { values.tailIndent }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The minimum height of a line, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/minimumlineheight
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points, or 0 for no limit.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/maximumlineheight
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor by which the font's line height is multiplied, or 0 for a factor of 1.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/lineheightmultiple
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The base writing direction. Stored without effect, because text runs from left to right.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/basewritingdirection
    /// - Differs: On a phone, text can run from right to left.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The fraction of the line width below which words are hyphenated. Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/hyphenationfactor
    /// - Differs: On a phone, words are hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// A Boolean value indicating whether the space between characters may shrink before text is truncated.
    ///
    /// Stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/allowsdefaulttighteningfortruncation
    /// - Differs: On a phone, the space shrinks.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// The direction of a text. The raw values are those of Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension NSParagraphStyle {
    /// Returns the height of a line in a font, in points.
    func lineHeight(of font: UIFont) -> CGFloat {
        let natural = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        let limited = maximumLineHeight > 0 ? min(natural, maximumLineHeight) : natural
        return max(limited, minimumLineHeight)
    }
}
