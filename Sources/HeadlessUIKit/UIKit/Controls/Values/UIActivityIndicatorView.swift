/// Says that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Raw values as in Apple's header.
    public enum Style: Int, Sendable {
        /// Large and white.
        @available(*, deprecated, message: "iOS 13.0: Use UIActivityIndicatorView.Style.large")
        case whiteLarge = 0
        /// Of medium size and white.
        @available(*, deprecated, message: "iOS 13.0: Use UIActivityIndicatorView.Style.medium")
        case white = 1
        @available(*, deprecated, message: "iOS 13.0: Use UIActivityIndicatorView.Style.medium")
        case gray = 2
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
        color = style.color
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A new style gives the indicator its size, and one of the three old ones its colour.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            bounds.size = style.size
            invalidateIntrinsicContentSize()
            if style.isOld { color = style.color }
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
        // Raw values, so that the old styles are not named.
        let side: CGFloat = self == .large || rawValue == 0 ? 37 : 20
        return CGSize(width: side, height: side)
    }

    fileprivate var isOld: Bool { rawValue < 3 }

    fileprivate var color: UIColor { rawValue < 2 ? .white : .gray }
}
