/// Says that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Raw values as in Apple's header.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// An indicator of medium size that stands still, and so is hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// An indicator as large as its style, that stands still, and so is hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A new style gives the indicator its size.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            bounds.size = style.size
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the spokes; kept, because nothing is drawn that turns.
    open var color: UIColor! = .gray { didSet { color = color ?? .gray } }

    /// Whether it is hidden while it stands still.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    open override var intrinsicContentSize: CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
    /// In points; as printed on phones.
    fileprivate var size: CGSize {
        let side: CGFloat = self == .medium ? 20 : 37
        return CGSize(width: side, height: side)
    }
}
