/// A view that displays the progress of a task.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress view. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiprogressview/style; the raw values: Apple's header.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// A style for bars.
        case bar = 1
    }

    private let track = UIView()
    private let filled = UIView()
    private var part: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOutlinedIfEmpty = false
        for part in [track, filled] { addSubview(part) }
    }

    /// Creates a progress view with no progress and the height of its style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiprogressview/init(progressviewstyle:); the page
    ///   doesn't give the width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height(of: style)))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

    /// The progress, which is kept in the range from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiprogressview/progress
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress immediately.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiprogressview/setprogress(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        precondition(!progress.isNaN, "the progress of a progress view isn't a number")
        part = min(max(progress, 0), 1)
        setNeedsLayout()
    }

    /// The color of the completed part, or `nil` for the tint color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiprogressview/progresstintcolor
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the remaining part, or `nil` for gray.
    ///
    /// - Note: According to Apple's page, `nil` means the tint color of the superview. Phones show gray.
    /// - Source: https://developer.apple.com/documentation/uikit/uiprogressview/tracktintcolor, and
    ///   https://markmeretzky.com/swift/progress
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Returns the height of a style in points, from iOS 14 on, as printed on phones.
    private static func height(of style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(of: progressViewStyle))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height(of: progressViewStyle))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.backgroundColor = trackTintColor ?? .systemFill
        track.layer.cornerRadius = bounds.height / 2
        track.frame = bounds
        filled.backgroundColor = progressTintColor ?? tintColor
        filled.layer.cornerRadius = bounds.height / 2
        filled.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(part), height: bounds.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
