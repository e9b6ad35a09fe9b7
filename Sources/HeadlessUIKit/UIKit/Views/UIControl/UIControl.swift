/// A view that notifies its targets of touches.
///
/// It tracks one touch from its beginning. The touches of a control don't travel along the responder chain.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontrol; the page says nothing about the responder
///   chain.
@preconcurrency @MainActor
open class UIControl: UIView {
    var registrations: [Registration] = []
    var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with an action for `primaryActionTriggered`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A Boolean value indicating whether the control is enabled. A disabled control receives touches and ignores them.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/isenabled
    open var isEnabled = true {
        didSet { stateDidChange() }
    }
    open var isSelected = false {
        didSet { stateDidChange() }
    }
    /// A Boolean value indicating whether the control is highlighted, as it is during a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted
    open var isHighlighted = false {
        didSet { stateDidChange() }
    }

    /// The state of the control, combined from the preceding properties.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.property
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// A Boolean value indicating whether the control is tracking a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/istracking
    open internal(set) var isTracking = false
    /// A Boolean value indicating whether the tracked touch is inside the control, or within a margin around it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/istouchinside; the page doesn't mention the
    ///   margin.
    open internal(set) var isTouchInside = false

    // MARK: Alignment of the content

    /// The horizontal alignment of the content, for controls that have content, such as a button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.property
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The vertical alignment of the content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.property
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    // MARK: Tracking, for subclasses

    /// Handles the beginning of a touch in the control.
    ///
    /// - Returns: `true` to track the touch.
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Handles a move of the tracked touch.
    ///
    /// - Returns: `true` to continue tracking it.
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Handles the end of the tracked touch. The default implementation updates `isTracking`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTracking = false }

    /// Handles the cancellation of the tracked touch by the system. The default implementation updates `isTracking`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)
    /// - Differs: On a phone, the event can be `nil`.
    open func cancelTracking(with event: UIEvent?) { isTracking = false }

    // MARK: Actions

    /// Adds an action for events. It replaces an action with the same identifier.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, for: controlEvents) }

    /// Removes the action with the given action's identifier from events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with the given identifier from events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// Performs an action on behalf of the control. All actions are sent through this method.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)
    open func sendAction(_ action: UIAction) {
        action.perform(by: self)
    }

    /// Performs the actions for events, in the order of their addition.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:); the order is
    ///   undocumented.
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

    /// A Boolean value indicating whether a tap is reserved for the control.
    var reservesTaps: Bool { false }

    /// The area in which a drag moves a thumb horizontally, in the control's coordinates.
    var knobFrame: CGRect? { nil }

    override var defaultAccessibility: AccessibilityText {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityText(isElement: true, traits: traits)
    }

    /// Updates the appearance after a change of the state.
    func stateDidChange() {}

    /// The events to send when a touch ends inside the control.
    var eventsOfTap: [Event] { [.touchUpInside] }
}
