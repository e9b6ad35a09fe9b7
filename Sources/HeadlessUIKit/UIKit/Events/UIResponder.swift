/// Something in the chain that events travel along: view, its controller, the superview, the window, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, Associating {
    nonisolated(unsafe) final var associations: Associations?

    public override init() {
        super.init()
    }

    /// Who is asked after this one.
    open var next: UIResponder? { nil }

    /// Where a subclass finishes what was read from a nib; there are none here, so that nobody calls it.
    open func awakeFromNib() {}

    /// Where a subclass prepares to be shown in Interface Builder, which never runs an app.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    /// Whether this responder is the one its window remembers as first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether the responder may become first: no, unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder gives up being first when it is asked.
    open var canResignFirstResponder: Bool { true }

    /// Makes the responder the first of its window, if it can be and the one before resigns; answers whether it is now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return takeFirst() }
        return window.application.changingKeyboard(takeFirst)
    }

    /// Gives up being first, if the responder can; answers whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        resignFirst()
    }

    // MARK: Input views

    /// What comes instead of the keyboard while this responder is first; nil for the keyboard.
    open var inputView: UIView? { nil }

    /// What lies above the keyboard while this responder, or one before it in the chain, is first.
    open var inputAccessoryView: UIView? { nil }

    /// Looks again what comes from below; for a responder that is first.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.application.updateKeyboard(isReloading: true) }
    }

    // MARK: Accessibility

    /// Few responders say anything.
    private var accessibilityBox: AccessibilityText.Box?
    var accessibilityText: AccessibilityText {
        get { accessibilityBox?.text ?? AccessibilityText() }
        set { accessibilityBox = AccessibilityText.Box(newValue) }
    }

    /// Whether VoiceOver and others find the object; labels and controls they find by themselves.
    open var isAccessibilityElement: Bool {
        get { accessibilityText.isElement ?? ownAccessibility.isElement ?? false }
        set { accessibilityText.isElement = newValue }
    }

    /// What the object is called.
    open var accessibilityLabel: String? {
        get { accessibilityText.label ?? ownAccessibility.label }
        set { accessibilityText.label = newValue }
    }

    /// What happens when it is used.
    open var accessibilityHint: String? {
        get { accessibilityText.hint }
        set { accessibilityText.hint = newValue }
    }

    /// What it stands at.
    open var accessibilityValue: String? {
        get { accessibilityText.value ?? ownAccessibility.value }
        set { accessibilityText.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityText.traits ?? ownAccessibility.traits ?? .none }
        set { accessibilityText.traits = newValue }
    }

    /// A name for tests, which nobody hears.
    open var accessibilityIdentifier: String? {
        get { accessibilityText.identifier }
        set { accessibilityText.identifier = newValue }
    }

    /// Whether nothing inside is found.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityText.hidesElements }
        set { accessibilityText.hidesElements = newValue }
    }

    /// Whether nothing beside it is found.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityText.isModal }
        set { accessibilityText.isModal = newValue }
    }

    /// What VoiceOver finds in the object, in this order; kept.
    open var accessibilityElements: [Any]? {
        get { accessibilityText.elements }
        set { accessibilityText.elements = newValue }
    }

    /// What VoiceOver offers to do with the object, beside activating it; kept.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityText.customActions }
        set { accessibilityText.customActions = newValue }
    }

    // What VoiceOver asks for; true answers that it is done, and who answers false leaves it to `next`.

    /// The user double taps what is read out.
    open func accessibilityActivate() -> Bool { false }

    /// The user draws a Z with two fingers, to leave what is in front.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The user double taps with two fingers, for what matters most.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// The user swipes up on what has the trait `adjustable`.
    open func accessibilityIncrement() {}

    /// The user swipes down on what has the trait `adjustable`.
    open func accessibilityDecrement() {}

    /// What the object says of itself where the app says nothing.
    var ownAccessibility: AccessibilityText { AccessibilityText() }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// The phone began to move as a subtype says; it comes to the key window's first responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was no shake after all, or the app was interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
}
