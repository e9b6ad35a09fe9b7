/// A value between two others, which a finger moves along a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let track = UIView()
    private let filled = UIView()
    private let thumb = UIView()
    private var number: Float = 0
    /// How far from the middle of the thumb the finger holds it, in points.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [track, filled, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Kept between the least and the greatest; setting it tells nobody.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, at once; nobody is told.
    open func setValue(_ value: Float, animated: Bool) {
        number = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// A greater one than the greatest value becomes that, too.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(number, animated: false)
        }
    }

    /// A smaller one than the least value becomes that, too.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(number, animated: false)
        }
    }

    /// Whether the value is told as the finger moves, or only when it leaves.
    open var isContinuous = true
    /// The colour of the line up to the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Layout

    /// In points. Open: Apple gives none of these; as printed on phones.
    private enum Measure {
        static let height: CGFloat = 34
        static let track: CGFloat = 4
        static let thumb: CGFloat = 28
        /// How far outside of the thumb a finger still takes it.
        static let reach: CGFloat = 15
    }

    /// Where the line is, in points of the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Measure.track / 2, width: max(0, bounds.width - 4),
            height: Measure.track)
    }

    /// Where the thumb is for a value, in points of the slider's coordinates: from edge to edge.
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

    override var ownAccessibility: AccessibilityText {
        var text = super.ownAccessibility
        let range = maximumValue - minimumValue
        text.value = "\(Int((range > 0 ? (value - minimumValue) / range * 100 : 0).rounded()))%"
        text.traits?.insert(.adjustable)
        return text
    }

    // MARK: Tracking

    /// A finger moves the thumb, if it takes it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        grip = place.x - thumbFrame.midX
        return knobFrame?.contains(place) ?? false
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let room = bounds.width - Measure.thumb
        guard room > 0 else { return true }
        let part = (touch.location(in: self).x - grip - bounds.minX - Measure.thumb / 2) / room
        let old = value
        setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
        if isContinuous, value != old { tell() }
        return true
    }

    override var knobFrame: CGRect? { thumbFrame.insetBy(dx: -Measure.reach, dy: -Measure.reach) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { tell() }
    }

    private func tell() {
        for event in [Event.valueChanged, .primaryActionTriggered] { sendActions(for: event) }
    }
}
