/// A control for selecting a value from a range by dragging a thumb.
///
/// - Source: https://developer.apple.com/documentation/uikit/uislider/value, and
///   https://developer.apple.com/documentation/uikit/uislider/thumbrect(forbounds:trackrect:value:)
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let track = UIView()
    private let filled = UIView()
    private let thumb = UIView()
    private var number: Float = 0
    /// The distance from the center of the thumb to the finger that holds it, in points.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOutlinedIfEmpty = false
        for part in [track, filled, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The value, which is kept between the minimum and the maximum. Setting the property sends no events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/value; the page doesn't say that no events
    ///   are sent.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value immediately. No events are sent.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/setvalue(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setValue(_ value: Float, animated: Bool) {
        precondition(!value.isNaN, "the value of a slider isn't a number")
        number = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// The minimum value. If it exceeds the maximum, the maximum is set to it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/minimumvalue
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(number, animated: false)
        }
    }

    /// The maximum value. If it's less than the minimum, the minimum is set to it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/maximumvalue
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(number, animated: false)
        }
    }

    /// A Boolean value indicating whether events are sent while the finger moves, or only at the end of the touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/iscontinuous
    open var isContinuous = true
    /// The color of the track up to the thumb, or `nil` for the tint color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/minimumtracktintcolor; that `nil` stands for
    ///   the tint color: https://developer.apple.com/documentation/uikit/uislider
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Layout

    /// The measurements, in points.
    ///
    /// - Note: Undocumented by Apple. This implementation uses values printed on phones.
    private enum Measure {
        static let height: CGFloat = 34
        static let track: CGFloat = 4
        static let thumb: CGFloat = 28
        /// The distance from the thumb within which a touch still grabs it.
        static let reach: CGFloat = 15
    }

    /// Returns the frame of the track, in the slider's coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/trackrect(forbounds:); the measurements are
    ///   undocumented.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Measure.track / 2, width: max(0, bounds.width - 4),
            height: Measure.track)
    }

    /// Returns the frame of the thumb for a value, in the slider's coordinates. It ranges from edge to edge.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uislider/thumbrect(forbounds:trackrect:value:); the
    ///   measurements are undocumented.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = bounds.minX + part * max(0, bounds.width - Measure.thumb)
        return CGRect(x: x, y: rect.midY - Measure.thumb / 2, width: Measure.thumb, height: Measure.thumb)
    }

    private var thumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Measure.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Measure.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = trackRect(forBounds: bounds)
        thumb.frame = thumbFrame
        filled.frame = CGRect(
            x: track.frame.minX, y: track.frame.minY, width: max(0, thumb.frame.midX - track.frame.minX),
            height: track.frame.height)
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
        for part in [track, filled, thumb] { part.layer.cornerRadius = part.bounds.height / 2 }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override var defaultAccessibility: AccessibilityText {
        var text = super.defaultAccessibility
        let range = maximumValue - minimumValue
        text.value = "\(Int((range > 0 ? (value - minimumValue) / range * 100 : 0).rounded()))%"
        text.traits?.insert(.adjustable)
        return text
    }

    // MARK: Tracking

    /// Begins to drag the thumb if the touch grabs it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        grip = location.x - thumbFrame.midX
        return knobFrame?.contains(location) ?? false
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let room = bounds.width - Measure.thumb
        guard room > 0 else { return true }
        let part = (touch.location(in: self).x - grip - bounds.minX - Measure.thumb / 2) / room
        let old = value
        setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
        if isContinuous, value != old { sendValueActions() }
        return true
    }

    override var knobFrame: CGRect? { thumbFrame.insetBy(dx: -Measure.reach, dy: -Measure.reach) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendValueActions() }
    }

    private func sendValueActions() {
        for event in [Event.valueChanged, .primaryActionTriggered] { sendActions(for: event) }
    }
}
