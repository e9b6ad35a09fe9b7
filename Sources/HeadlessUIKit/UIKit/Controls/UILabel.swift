/// Text that nobody edits, in one font and colour.
///
/// Widths are those of a model, not of Apple's font: every class of characters (narrow, space, lower case, digit, upper
/// case, wide, full width) has one width, a part of the font's size, and a text is as wide as its characters together.
/// Sizes are rounded up to whole pixels, as on a phone.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// The text with its font and its colour; one that is set gives the label those of its beginning, and the alignment,
    /// the way lines break and their distance of its paragraph style.
    open var attributedText: NSAttributedString? {
        get { .whole(text, font: font, color: textColor, otherAttributes) }
        set { takeAttributedText(newValue) }
    }
    /// Setting nil brings the default back, as for the colour.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
            invalidateIntrinsicContentSize()
        }
    }
    open var textColor: UIColor! = .label { didSet { textColor = textColor ?? .label } }
    open var textAlignment: NSTextAlignment = .natural
    /// How text that is too long is broken or cut.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// How many lines the label may have; 0 for as many as the text needs.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// The width, in points, at which the intrinsic size breaks lines; with 0, the one that constraints come to.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    /// Whether a text of one line that is too wide is drawn smaller.
    open var adjustsFontSizeToFitWidth = false
    /// How small it is drawn at most, as a part of the font's size.
    ///
    /// Apple's page says of 0 that the font keeps its size; phones make it as small as is needed, and so it is here.
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    /// Where text that is drawn smaller stands; kept, because it stands in the middle here.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether letters may come closer before text is cut; kept.
    open var allowsDefaultTighteningForTruncation = false

    /// The colour of a second text behind the first; nil for none.
    open var shadowColor: UIColor?
    /// Where that is, in points from the first.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The colour of the text while it is highlighted; nil for the same.
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    /// Whether the text has its full colour.
    open var isEnabled = true

    var drawnRect = CGRect.zero
    var otherAttributes: [NSAttributedString.Key: Any] = [:]

    /// A label that takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Where the text goes in a rectangle, in its lines: at the left, in the middle of the height.
    ///
    /// A subclass that wants room around its text answers a larger one; the label's sizes follow.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        rectOfText(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text in a rectangle; a subclass that wants room around its text passes a smaller one to super.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// The size of the text; its lines are no wider than the size given.
    ///
    /// A width of 0 sets no limit, a label of one line keeps to none, and the height never limits. Open: Apple does not
    /// document these three. They are what is seen when `sizeToFit` is sent to labels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(forWidth: size.width)
    }

    open override var intrinsicContentSize: CGSize {
        textSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.foundWidth ?? 0)
    }

    override var textLines: TextLines? { linesInConstraints }

    override var breaksLinesByItself: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override var ownAccessibility: AccessibilityText {
        AccessibilityText(isElement: true, label: text, traits: .staticText)
    }

    override func followTraits() {
        if adjustsFontForContentSizeCategory { font = font.adjusted(to: resolvedTraits) }
    }
}
