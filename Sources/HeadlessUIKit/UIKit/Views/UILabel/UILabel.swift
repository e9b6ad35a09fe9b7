/// A view that displays text that isn't editable, in one font and color.
///
/// Text widths are those of a model, not of Apple's font. Every class of characters (narrow, space, lowercase, digit,
/// uppercase, wide, full width) has one width, which is a fraction of the font size. The width of a text is the sum of
/// its characters' widths. Sizes are rounded up to whole pixels, as on a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilabel; that sizes are whole pixels is undocumented.
/// - Differs: On a phone, the text has the widths of Apple's font.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// The text with its font and color. Setting it gives the label the font and color at the beginning of the text,
    /// and the alignment, line break mode, and line spacing of its paragraph style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/attributedtext
    open var attributedText: NSAttributedString? {
        get { .whole(text, font: font, color: textColor, otherAttributes) }
        set { applyAttributedText(newValue) }
    }
    /// The font of the text. Setting it to `nil` restores the default, as with the text color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/font
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
            invalidateIntrinsicContentSize()
        }
    }
    open var textColor: UIColor! = .label { didSet { textColor = textColor ?? .label } }
    /// The alignment of the text. It also applies to the paragraph style of styled text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/textalignment
    open var textAlignment: NSTextAlignment = .natural { didSet { changeParagraph { $0.alignment = textAlignment } } }
    /// The line break mode of text that doesn't fit.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/linebreakmode
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// The maximum number of lines, or 0 for no limit.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/numberoflines
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// The width at which the intrinsic size breaks lines, in points. If it's 0, constraints determine the width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth; the page doesn't
    ///   describe the value 0.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    /// A Boolean value indicating whether text of one line that doesn't fit is drawn in a smaller font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth
    open var adjustsFontSizeToFitWidth = false
    /// The minimum font size, as a fraction of the font's size.
    ///
    /// According to Apple's page, the font keeps its size if the value is 0. Phones reduce it as far as needed, and so
    /// does this implementation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/minimumscalefactor; that phones reduce the
    ///   font with the value 0 is undocumented.
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    /// The vertical position of text drawn in a smaller font. This implementation stores the value without using it,
    /// and centers the text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/baselineadjustment
    /// - Differs: On a phone, the text is positioned accordingly.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// A Boolean value indicating whether the spacing between characters is reduced before text is truncated. This
    /// implementation stores the value without using it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/allowsdefaulttighteningfortruncation
    /// - Differs: On a phone, the spacing is reduced.
    open var allowsDefaultTighteningForTruncation = false

    /// The color of the shadow, a copy of the text behind it, or `nil` for no shadow.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/shadowcolor
    open var shadowColor: UIColor?
    /// The offset of the shadow from the text, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/shadowoffset
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The text color while the label is highlighted, or `nil` for the normal color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/highlightedtextcolor
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    /// A Boolean value indicating whether the text has its full color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/isenabled
    open var isEnabled = true

    var drawnRect = CGRect.zero
    var otherAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a label that doesn't receive touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the rectangle of the text's lines within a rectangle: at the left, and vertically centered.
    ///
    /// A subclass that adds padding around its text returns a larger rectangle. The label's sizes follow from it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:);
    ///   the position in the rectangle is undocumented.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        rectOfText(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text in a rectangle. A subclass that adds padding around its text passes a smaller rectangle to
    /// `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilabel/drawtext(in:)
    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// Returns the size of the text, with lines that don't exceed the given width.
    ///
    /// A width of 0 sets no limit, a label of one line ignores the width, and the height never sets a limit.
    ///
    /// - Note: Undocumented by Apple. This implementation follows the results of `sizeToFit` for labels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(forWidth: size.width)
    }

    open override var intrinsicContentSize: CGSize {
        textSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.foundWidth ?? 0)
    }

    override func drawingCommands() -> [DrawingCommand] { super.drawingCommands() + textCommands }

    @_spi(Simulator) public override var textContent: String? { text }

    override var textLines: TextLines? { linesInConstraints }

    override var breaksLinesByItself: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override var defaultAccessibility: AccessibilityText {
        AccessibilityText(isElement: true, label: text, traits: .staticText)
    }

    override func followTraits() {
        if adjustsFontForContentSizeCategory { font = font.adjusted(to: resolvedTraits) }
    }
}
