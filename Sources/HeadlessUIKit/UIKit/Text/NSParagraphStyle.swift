/// How the lines of a paragraph stand: a value of `NSAttributedString.Key.paragraphStyle`.
///
/// What is drawn and measured follows the alignment, the way lines break, the heights of lines and what lies between them;
/// the rest is kept.
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

    /// The style of text without one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// What a line keeps free below itself, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// What a paragraph keeps free below itself, in points; kept.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// What a paragraph keeps free above itself, in points; kept.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    /// How far the first line begins from the edge, in points; kept.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines begin from the edge, in points; kept.
    open var headIndent: CGFloat { values.headIndent }
    /// How far from the edge lines end, in points; kept.
    open var tailIndent: CGFloat { values.tailIndent }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// In points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// In points; 0 for any height.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// How many times higher than the font's lines are; 0 for once.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Kept: text runs from left to right.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How full a line is to be for words not to be divided; kept.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether letters may come closer before text is cut; kept.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// Which way a text runs. Raw values as in Apple's header.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension NSParagraphStyle {
    /// How high lines of a font are, in points.
    func lineHeight(of font: UIFont) -> CGFloat {
        let natural = font.lineHeight * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        let limited = maximumLineHeight > 0 ? min(natural, maximumLineHeight) : natural
        return max(limited, minimumLineHeight)
    }
}
