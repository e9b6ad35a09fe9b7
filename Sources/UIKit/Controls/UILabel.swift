/// Text that nobody edits, in one font and colour.
///
/// Widths are those of a model, not of Apple's font: every class of characters (narrow, space, lower case, digit, upper
/// case, wide, full width) has one width, a part of the font's size, and a text is as wide as its characters together.
/// Sizes are rounded up to whole pixels, as on a phone.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// Setting nil brings the default back, as for the colour.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
            invalidateIntrinsicContentSize()
        }
    }
    open var textColor: UIColor! = .black { didSet { textColor = textColor ?? .black } }
    open var textAlignment: NSTextAlignment = .natural
    /// How text that is too long is broken or cut.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// How many lines the label may have; 0 for as many as the text needs.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// The width, in points, at which the intrinsic size breaks lines; with 0, the one that constraints come to.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    /// A label that takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        nil
    }

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
}
