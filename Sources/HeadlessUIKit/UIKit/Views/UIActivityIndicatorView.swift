/// A view that indicates that a task is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The style of an indicator. The raw values are those of Apple's header.
    public enum Style: Int, Sendable {
        /// A large, white indicator.
        @available(*, deprecated, message: "iOS 13.0: Use UIActivityIndicatorView.Style.large")
        case whiteLarge = 0
        /// A medium, white indicator.
        @available(*, deprecated, message: "iOS 13.0: Use UIActivityIndicatorView.Style.medium")
        case white = 1
        @available(*, deprecated, message: "iOS 13.0: Use UIActivityIndicatorView.Style.medium")
        case gray = 2
        case medium = 100
        case large = 101
    }

    /// Creates a stopped, and therefore hidden, indicator of medium size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a stopped, and therefore hidden, indicator with the size of its style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        color = style.color
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The style of the indicator, which determines its size. The three deprecated styles also determine the color.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            bounds.size = style.size
            invalidateIntrinsicContentSize()
            if style.isOld { color = style.color }
        }
    }

    /// The color of the indicator. This implementation stores the value without using it, because it draws no animated
    /// indicator.
    open var color: UIColor! = .gray { didSet { color = color ?? .gray } }

    /// A Boolean value indicating whether the indicator is hidden while it's stopped.
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
    /// The size in points, as printed on phones.
    fileprivate var size: CGSize {
        // Comparing raw values avoids references to the deprecated styles.
        let side: CGFloat = self == .large || rawValue == 0 ? 37 : 20
        return CGSize(width: side, height: side)
    }

    fileprivate var isOld: Bool { rawValue < 3 }

    fileprivate var color: UIColor { rawValue < 2 ? .white : .gray }
}
