/// A control with two buttons for decreasing and increasing a value.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistepper
/// - Differs: On a phone, a long touch repeats the step, and the rate depends on the length of the touch.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let backgroundView = UIView()
    private let signs = [UILabel(), UILabel()]
    private var number: Double = 0

    /// Creates a stepper with the value 0. The size of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
        isOutlinedIfEmpty = false
        backgroundView.isUserInteractionEnabled = false
        addSubview(backgroundView)
        for (sign, text) in zip(signs, ["−", "+"]) {
            sign.text = text
            sign.textAlignment = .center
            addSubview(sign)
        }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The value, which is kept between the minimum and the maximum. Setting the property sends no events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/value, and
    ///   https://developer.apple.com/documentation/uikit/uistepper/wraps: without wrapping, the value stays at the
    ///   limit. That no events are sent is undocumented.
    open var value: Double {
        get { number }
        set { number = min(max(newValue, minimumValue), maximumValue) }
    }

    /// The minimum value. If it exceeds the maximum, the maximum is set to it.
    ///
    /// - Note: Undocumented by Apple. Apple's page of the class describes this behavior, but that of the property
    ///   describes an exception.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper, and
    ///   https://developer.apple.com/documentation/uikit/uistepper/minimumvalue, which describes an exception instead.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }

    /// The maximum value. If it's less than the minimum, the minimum is set to it. The note of `minimumValue` applies.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper, and
    ///   https://developer.apple.com/documentation/uikit/uistepper/maximumvalue, which describes an exception instead.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }

    /// The increment of a tap, which must be greater than 0.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/stepvalue
    open var stepValue: Double = 1 {
        didSet { precondition(stepValue > 0, "UIStepper.stepValue must be greater than 0") }
    }

    /// A Boolean value indicating whether the value continues at the other end of the range.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/wraps
    open var wraps = false

    /// The size in points, as printed on phones from iOS 13 on.
    private static let standardSize = CGSize(width: 94, height: 32)

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override var intrinsicContentSize: CGSize { Self.standardSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.backgroundColor = .tertiarySystemFill
        backgroundView.layer.cornerRadius = 8
        backgroundView.frame = bounds
        let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        (signs[0].frame, signs[1].frame) = (halves.slice, halves.remainder)
    }

    /// Changes the value by a step when a touch ends in one of the halves.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        step(by: touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    }

    override var reservesTaps: Bool { true }

    private func step(by step: Double) {
        let (old, wanted) = (number, number + step)
        if wraps, wanted > maximumValue {
            number = minimumValue
        } else if wraps, wanted < minimumValue {
            number = maximumValue
        } else {
            value = wanted
        }
        guard number != old else { return }
        for event in [Event.valueChanged, .primaryActionTriggered] { sendActions(for: event) }
    }
}
