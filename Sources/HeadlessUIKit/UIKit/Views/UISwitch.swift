/// A control that is either on or off.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiswitch/ison
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private var isSwitchedOn = false

    /// Creates a switch that is off. The size of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
        isOutlinedIfEmpty = false
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.backgroundColor = .white
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A Boolean value indicating whether the switch is on. Setting the property sends no events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiswitch/ison; that no events are sent:
    ///   https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
    open var isOn: Bool {
        get { isSwitchedOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off immediately. No events are sent.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setOn(_ on: Bool, animated: Bool) {
        isSwitchedOn = on
        setNeedsLayout()
    }

    /// The color of the switch while it's on, or `nil` for green.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiswitch/ontintcolor
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the thumb, or `nil` for white.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiswitch/thumbtintcolor
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The size in points. From iOS 26 on, it's wider.
    private static var standardSize: CGSize {
        isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    private static var isWide: Bool { Phone.current?.screen.hardware.hasWideSwitches ?? false }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    /// The size in points. Before iOS 26, it's two points narrower than the frame.
    ///
    /// - Source: https://github.com/lionheart/openradar-mirror/issues/17297, measured, iOS 10.3.1
    open override var intrinsicContentSize: CGSize {
        let (size, insets) = (Self.standardSize, alignmentRectInsets)
        return CGSize(width: size.width - insets.left - insets.right, height: size.height)
    }

    /// The distances from the frame to the part that constraints align. Before iOS 26, the frame is two points wider.
    ///
    /// - Note: Undocumented by Apple. In this implementation, it's wider on the right.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.isWide ? 0 : 2)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        track.layer.cornerRadius = bounds.height / 2
        track.backgroundColor =
            isOn
            ? onTintColor ?? UIColor(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255, alpha: 1)
            : .secondarySystemFill
        let height = max(0, bounds.height - 4)
        let width = bounds.width >= 2 * bounds.height ? height * 1.5 : height
        thumb.frame = CGRect(x: isOn ? bounds.maxX - width - 2 : bounds.minX + 2, y: 2, width: width, height: height)
        thumb.layer.cornerRadius = height / 2
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    /// Toggles the switch when a touch ends inside.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { setOn(!isOn, animated: true) }
    }

    override var reservesTaps: Bool { true }

    override var knobFrame: CGRect? { thumb.frame }

    override var defaultAccessibility: AccessibilityText {
        var text = super.defaultAccessibility
        text.value = isOn ? "1" : "0"
        text.traits?.insert(.button)
        return text
    }

    /// The events of a tap.
    ///
    /// - Note: Undocumented by Apple. This implementation sends `valueChanged` first, then `touchUpInside`.
    override var eventsOfTap: [Event] { [.valueChanged, .touchUpInside, .primaryActionTriggered] }
}
