/// A view that tells others what fingers do to it.
///
/// It follows one finger from the moment it touches; touches of a control do not travel along the responder chain.
@preconcurrency @MainActor
open class UIControl: UIView {
    var registrations: [Registration] = []
    var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control with an action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether the control takes part; a disabled one takes touches and does nothing with them.
    open var isEnabled = true {
        didSet { stateDidChange() }
    }
    open var isSelected = false {
        didSet { stateDidChange() }
    }
    /// Set while a finger is on the control.
    open var isHighlighted = false {
        didSet { stateDidChange() }
    }

    /// What the three properties before say.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether the control follows a finger.
    open internal(set) var isTracking = false
    /// Whether that finger is inside, or not far outside.
    open internal(set) var isTouchInside = false

    // MARK: Alignment of the content

    /// Where the content stands from left to right, in controls that have some: a button has.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Where the content stands from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    // MARK: Tracking, for subclasses

    /// A finger touched the control; whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved; whether to follow it further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger is gone.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The system took the finger away.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Actions

    /// Adds an action for events; it replaces one with its identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, for: controlEvents) }

    /// Takes the action with an action's identifier away from events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes the action with an identifier away from events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// Performs an action on the control's behalf; every action passes here.
    open func sendAction(_ action: UIAction) {
        action.perform(by: self)
    }

    /// Performs the actions of events, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        sendRegistered(for: controlEvents)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        release(touches, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancel(touches, event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keeps(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether a tap on the control is its own.
    var ownsTaps: Bool { false }

    /// Where a finger moves something along a horizontal line, in points of the control's coordinates.
    var knobFrame: CGRect? { nil }

    override var ownAccessibility: AccessibilityText {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityText(isElement: true, traits: traits)
    }

    /// What shows may be another now.
    func stateDidChange() {}

    /// What comes with a finger that leaves inside.
    var eventsOfTap: [Event] { [.touchUpInside] }
}
