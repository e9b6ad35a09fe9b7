/// The behavior of VoiceOver.
///
/// - Note: Undocumented by Apple. Without an element, the cursor of this implementation moves to the first element
///   after `screenChanged`, and when its element has disappeared. After `layoutChanged`, it stays.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
@_spi(Simulator)
extension UIApplication {
    /// The accessibility elements on the screen, in the order in which VoiceOver goes through them.
    ///
    /// The elements of a window precede those of the windows behind it. A modal window hides the windows behind it.
    ///
    /// - Note: Undocumented by Apple. The order of the windows is that of this implementation.
    public var accessibilityElementsOnScreen: [UIResponder] {
        let windows = stack.entries.filter(stack.isShown).compactMap { window($0.id) }
        let modal = windows.lastIndex(where: \.accessibilityViewIsModal) ?? windows.startIndex
        return windows[modal...].reversed().flatMap(\.elementsInOrder)
    }

    /// The element at the cursor of VoiceOver, or `nil` if there is none.
    public var focusedElement: UIResponder? { phone?.voiceOver.element as? UIResponder }

    /// The texts that VoiceOver has spoken, in order.
    public var spokenTexts: [String] { phone?.voiceOver.spoken ?? [] }

    /// Moves the cursor of VoiceOver to an element, scrolls to it if the user or the app has chosen it, and speaks it.
    public func focus(_ element: UIResponder?, scrolls: Bool = true) {
        let old = focusedElement
        guard let voiceOver = phone?.voiceOver, old !== element else { return }
        voiceOver.element = element
        old?.accessibilityElementDidLoseFocus()
        guard let element else { return }
        if scrolls { (element as? UIView)?.scrollToBecomeVisible() }
        speak(element.spokenText)
        element.accessibilityElementDidBecomeFocused()
        var userInfo: [String: Any] = [
            UIAccessibility.focusedElementUserInfoKey: element,
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
        ]
        if let old { userInfo[UIAccessibility.unfocusedElementUserInfoKey] = old }
        post(UIAccessibility.elementFocusedNotification, userInfo: userInfo)
    }

    /// Handles the notifications of a turn, and moves the cursor if its element has disappeared.
    func updateVoiceOver() {
        guard let phone, phone.accessibility.isOn(.voiceOver), lifecycleState != .background else { return }
        let pending = phone.voiceOver.pending
        phone.voiceOver.pending = []
        for (notification, argument) in pending { handle(notification, argument) }
        let elements = accessibilityElementsOnScreen
        if !elements.contains(where: { $0 === focusedElement }) { focus(elements.first, scrolls: false) }
    }

    private func speak(_ text: String) {
        if !text.isEmpty { phone?.voiceOver.spoken.append(text) }
    }

    private func handle(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        if let text = argument as? String { return speak(text) }
        if let text = argument as? NSAttributedString { return speak(text.string) }
        guard notification == .screenChanged || notification == .layoutChanged else { return }
        if let element = argument as? UIResponder {
            // The cursor moves to the first element of a view that isn't one itself.
            focus(
                element.isAccessibilityElement ? element : (element as? UIView)?.elementsInOrder.first ?? focusedElement
            )
        } else if notification == .screenChanged {
            focus(accessibilityElementsOnScreen.first, scrolls: false)
        }
    }
}

extension UIResponder {
    /// The description of an element that VoiceOver speaks: its label, its value, what it is, and its hint.
    ///
    /// - Note: Undocumented by Apple. The order is that of this implementation.
    fileprivate var spokenText: String {
        let kinds: [(UIAccessibilityTraits, String)] = [
            (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"), (.adjustable, "adjustable"),
            (.notEnabled, "dimmed"), (.selected, "selected"),
        ]
        let names = kinds.filter { accessibilityTraits.contains($0.0) }.map(\.1)
        let texts = [accessibilityLabel, accessibilityValue] + names + [accessibilityHint]
        return texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
