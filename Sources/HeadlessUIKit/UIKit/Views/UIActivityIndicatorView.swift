/// A view that indicates that a task is in progress.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
/// - Differs: On a phone, the spokes turn while the indicator animates.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The style of an indicator. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum; the raw
    ///   values: Apple's header.
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
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)
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
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.property; the
    ///   sizes are those printed on phones.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            bounds.size = style.size
            invalidateIntrinsicContentSize()
            if style.isOld { color = style.color }
        }
    }

    /// The color of the indicator.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/color; the default color is
    ///   undocumented.
    open var color: UIColor! = .gray { didSet { color = color ?? .gray } }

    /// A Boolean value indicating whether the indicator is hidden while it's stopped.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
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

    override func drawingCommands() -> [DrawingCommand] {
        super.drawingCommands() + spokes(in: color.resolved(in: self).cgColor)
    }

    /// The commands that draw the spokes. The indicator doesn't turn: it's drawn as in the first moment.
    ///
    /// - Note: Undocumented by Apple. This implementation draws eight spokes, as many as phones show from iOS 13 on.
    private func spokes(in color: CGColor) -> [DrawingCommand] {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let length = style.size.width / 4
        return (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            let spoke = CGMutablePath()
            for distance in [length, 2 * length - 1] {
                let end = CGPoint(x: center.x + distance * sin(angle), y: center.y - distance * cos(angle))
                if spoke.isEmpty { spoke.move(to: end) } else { spoke.addLine(to: end) }
            }
            let line = DrawingCommand.LineStyle(width: length / 2, cap: .round)
            return DrawingCommand(content: .stroke(.path(spoke), line, color), alpha: 1 - CGFloat(index) / 10)
        }
    }
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
