/// An object in the responder chain, along which events travel: a view, its view controller, the superview, the window,
/// or the application.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder and
///   https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
@preconcurrency @MainActor
open class UIResponder: NSObject, Associating {
    nonisolated(unsafe) final var associations: Associations?

    public override init() {
        super.init()
    }

    /// The next object in the responder chain, or `nil` if there is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/next
    open var next: UIResponder? { nil }

    /// Called after the object has been loaded from a nib. The method is never called, because there are no nibs.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
    /// - Differs: On a phone, nibs and storyboards call the method.
    open func awakeFromNib() {}

    /// Called when the object is created in Interface Builder. The method is never called in an app.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/prepareforinterfacebuilder()
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    /// The view that connects the responder to a window: that of the next responder, unless the responder has one
    /// itself.
    var anchorView: UIView? { next?.anchorView }

    /// A Boolean value indicating whether this object is the first responder of its window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// A Boolean value indicating whether this object can become the first responder. The default is `false`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
    open var canBecomeFirstResponder: Bool { false }

    /// A Boolean value indicating whether this object is willing to resign first responder status.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder
    open var canResignFirstResponder: Bool { true }

    /// Makes this object the first responder of its window, if it can become first and the previous first responder
    /// resigns.
    ///
    /// - Returns: `true` if this object is now the first responder.
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return becomeFirst() }
        return window.application.changingKeyboard(becomeFirst)
    }

    /// Resigns first responder status if the object can.
    ///
    /// - Returns: `true` if the object resigned.
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
    @discardableResult
    open func resignFirstResponder() -> Bool {
        resignFirst()
    }

    // MARK: Input views

    /// The view that replaces the keyboard while this object is the first responder, or `nil` for the keyboard.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/inputview
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this object, or a responder before it in the chain, is the first responder.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview; the responders in the
    ///   chain: Apple's header `UIResponder.h`.
    open var inputAccessoryView: UIView? { nil }

    /// Updates the input view and the input accessory view if this object is the first responder.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/reloadinputviews()
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.application.updateKeyboard(isReloading: true) }
    }

    // MARK: Accessibility

    /// The accessibility values set by the app. They're boxed, because few responders have any.
    private var accessibilityBox: AccessibilityText.Box?
    var accessibilityText: AccessibilityText {
        get { accessibilityBox?.text ?? AccessibilityText() }
        set { accessibilityBox = AccessibilityText.Box(newValue) }
    }

    /// A Boolean value indicating whether the object is visible to assistive technologies. Labels and controls are by
    /// default.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
    /// - Differs: On a phone, every `NSObject` has this and the following accessibility members, not only a responder.
    open var isAccessibilityElement: Bool {
        get { accessibilityText.isElement ?? defaultAccessibility.isElement ?? false }
        set { accessibilityText.isElement = newValue }
    }

    /// The short name of the object.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
    open var accessibilityLabel: String? {
        get { accessibilityText.label ?? defaultAccessibility.label }
        set { accessibilityText.label = newValue }
    }

    /// A description of the result of using the object.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint
    open var accessibilityHint: String? {
        get { accessibilityText.hint }
        set { accessibilityText.hint = newValue }
    }

    /// The current value of the object.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
    open var accessibilityValue: String? {
        get { accessibilityText.value ?? defaultAccessibility.value }
        set { accessibilityText.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityText.traits ?? defaultAccessibility.traits ?? .none }
        set { accessibilityText.traits = newValue }
    }

    /// A string that identifies the object in tests. Assistive technologies don't use it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
    open var accessibilityIdentifier: String? {
        get { accessibilityText.identifier }
        set { accessibilityText.identifier = newValue }
    }

    /// A Boolean value indicating whether the accessibility elements within the object are hidden.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
    open var accessibilityElementsHidden: Bool {
        get { accessibilityText.hidesElements }
        set { accessibilityText.hidesElements = newValue }
    }

    /// A Boolean value indicating whether assistive technologies ignore the elements in the siblings of the object.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
    open var accessibilityViewIsModal: Bool {
        get { accessibilityText.isModal }
        set { accessibilityText.isModal = newValue }
    }

    /// A Boolean value indicating whether VoiceOver goes through the elements within the object before the others,
    /// regardless of their positions on the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/shouldgroupaccessibilitychildren
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityText.groupsChildren }
        set { accessibilityText.groupsChildren = newValue }
    }

    /// The accessibility elements of the object, in order.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
    /// - Differs: On a phone, elements that aren't responders are used, too.
    open var accessibilityElements: [Any]? {
        get { accessibilityText.elements }
        set { accessibilityText.elements = newValue }
    }

    /// The accessibility actions of the object, in addition to its activation. This implementation stores them without
    /// using them.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
    /// - Differs: On a phone, VoiceOver offers the actions to the user.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityText.customActions }
        set { accessibilityText.customActions = newValue }
    }

    // VoiceOver calls the following methods. Each returns `true` if it handled the action; otherwise `next` receives
    // it.

    /// Called when an assistive technology has moved its focus to the element.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidbecomefocused()
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology has moved its focus away from the element, before another element is
    /// focused.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidlosefocus()
    open func accessibilityElementDidLoseFocus() {}

    /// Activates the element, in response to a double tap by the VoiceOver user.
    ///
    /// - Returns: `true` if the activation was handled.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
    open func accessibilityActivate() -> Bool { false }

    /// Dismisses the frontmost content, in response to a two-finger Z gesture by the VoiceOver user.
    ///
    /// - Returns: `true` if the dismissal was handled.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action, in response to a two-finger double tap by the VoiceOver user.
    ///
    /// - Returns: `true` if the action was handled.
    /// - Source:
    ///   https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformmagictap()
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Increments the value of an element with the `adjustable` trait, in response to an upward swipe.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityincrement()
    open func accessibilityIncrement() {}

    /// Decrements the value of an element with the `adjustable` trait, in response to a downward swipe.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydecrement()
    open func accessibilityDecrement() {}

    /// The accessibility values that the object provides where the app sets none.
    var defaultAccessibility: AccessibilityText { AccessibilityText() }

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

    /// Handles the beginning of a motion of the given kind. The key window's first responder receives it first.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/motionbegan(_:with:); the page names the
    ///   first responder, but not its window.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Handles the cancellation of a motion, because it wasn't a shake or the app was interrupted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/motioncancelled(_:with:)
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
}
