/// A value that two buttons make smaller and greater.
///
/// Not modelled: a finger that rests and steps on.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let ground = UIView()
    private let signs = [UILabel(), UILabel()]
    private var number: Double = 0

    /// A stepper at 0; the size of the frame does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.ownSize))
        ground.isUserInteractionEnabled = false
        addSubview(ground)
        for (sign, text) in zip(signs, ["−", "+"]) {
            sign.text = text
            sign.textAlignment = .center
            addSubview(sign)
        }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Kept between the least and the greatest; setting it tells nobody.
    open var value: Double {
        get { number }
        set { number = min(max(newValue, minimumValue), maximumValue) }
    }

    /// A greater one than the greatest value becomes that, too.
    ///
    /// Open: so says Apple's page of the class; that of this property says that an exception is raised.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }

    /// A smaller one than the least value becomes that, too; see the least value.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }

    /// How far a tap goes; it must be greater than 0.
    open var stepValue: Double = 1 {
        didSet { precondition(stepValue > 0, "UIStepper.stepValue must be greater than 0") }
    }

    /// Whether it goes on at the other end.
    open var wraps = false

    /// In points; as printed on phones from iOS 13 on.
    private static let ownSize = CGSize(width: 94, height: 32)

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

    open override var intrinsicContentSize: CGSize { Self.ownSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = 8
        ground.frame = bounds
        let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        (signs[0].frame, signs[1].frame) = (halves.slice, halves.remainder)
    }

    /// A finger that leaves over one of the halves steps.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        step(by: touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    }

    override var ownsTaps: Bool { true }

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
