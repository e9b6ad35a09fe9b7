extension UIApplication {
    /// Performs a change that can show or hide the keyboard.
    ///
    /// Only the final state has an effect. The keyboard stays visible if the first responder changes from one field to
    /// another, or if another window becomes key.
    func changingKeyboard<Result>(_ change: () throws -> Result) rethrows -> Result {
        let keyboard = phone?.keyboard
        keyboard?.changesInProgress += 1
        defer {
            keyboard?.changesInProgress -= 1
            updateKeyboard()
        }
        return try change()
    }

    /// The object that receives typed text: the first responder of the key window, if it accepts text from the system's
    /// keys.
    var keyInput: (any UIKeyInput)? { keyboardContent?.keys == .system ? firstResponder as? any UIKeyInput : nil }

    /// The content to display for the first responder of the key window, or `nil` if there is none.
    ///
    /// The accessory view can be that of a later responder in the chain. A view controller's accessory view stays
    /// visible while the user types into a field in its view.
    private var keyboardContent: Keyboard.Content? {
        guard let firstResponder else { return nil }
        let keys = firstResponder.inputView.map(Keyboard.Content.Keys.view)
        let accessory = sequence(first: firstResponder, next: \.next).lazy.compactMap(\.inputAccessoryView).first
        let content = Keyboard.Content(
            keys: keys ?? (firstResponder is any UIKeyInput ? .system : nil), accessory: accessory)
        return content.keys == nil && content.accessory == nil ? nil : content
    }

    /// Shows or hides the keyboard according to the current first responder.
    ///
    /// - Parameter isReloading: `true` to query the input views of the current owner again.
    func updateKeyboard(isReloading: Bool = false) {
        guard let phone, phone.keyboard.changesInProgress == 0 else { return }
        let (old, new) = (phone.keyboard.content, keyboardContent)
        let isAnother = isReloading || phone.keyboard.owner !== firstResponder
        guard new == nil ? old != nil && !keepsKeyboard : isAnother else { return }
        phone.keyboard.owner = firstResponder
        guard new != old else { return }
        CurrentPhone.$phone.withValue(phone) {
            let change = KeyboardChange(from: old, to: new, on: screen)
            announce(change, isBefore: true)
            if let new { phone.keyboard.show(new, on: screen) } else { phone.keyboard.hide() }
            layOutKeyboardGuides()
            announce(change, isBefore: false)
        }
        // An observer may have begun or ended editing.
        updateKeyboard()
    }

    /// A Boolean value indicating whether the presented view controller of the key window keeps the keyboard visible
    /// when no responder accepts text.
    private var keepsKeyboard: Bool {
        stack.key.flatMap(window).map { Array($0.presentationChain) }?.last?.disablesAutomaticKeyboardDismissal ?? false
    }

    /// Moves the keyboard after a rotation of the interface.
    ///
    /// - Note: Undocumented by Apple. This implementation posts the notifications of a keyboard that appears.
    func positionKeyboard() {
        guard let phone, let content = phone.keyboard.content else { return }
        let change = KeyboardChange(from: nil, to: content, on: screen)
        announce(change, isBefore: true)
        phone.keyboard.position(on: screen)
        layOutKeyboardGuides()
        announce(change, isBefore: false)
    }

    /// Lays out the views that avoid the keyboard, together with the keyboard.
    func layOutKeyboardGuides() {
        for window in stack.entries.compactMap({ self.window($0.id) }) {
            let views = window.selfAndDescendants.filter { $0.layoutState.builtInGuides[.keyboard] != nil }
            guard !views.isEmpty else { continue }
            for view in views { view.constraintsDidChange() }
            window.layoutIfNeeded()
        }
    }

    /// The duration of the keyboard's animation, in seconds.
    ///
    /// - Note: Undocumented by Apple. Phones include the value in the user info.
    static let keyboardAnimationDuration: TimeInterval = 0.25

    /// The animation curve of the keyboard, which has no public name. The value 7 is reported by many developers.
    static let keyboardAnimationCurve = 7

    /// Posts the keyboard notifications: first the change of the frame, then the change of the visibility.
    ///
    /// From iOS 16.1 on, their object is the screen.
    ///
    /// The order is reported by many developers. Apple doesn't guarantee it.
    private func announce(_ change: KeyboardChange, isBefore: Bool) {
        let userInfo: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: change.start),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: change.end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardAnimationDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardAnimationCurve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let object = screen.hardware.namesScreenOfKeyboard ? screen : nil
        CurrentPhone.$phone.withValue(phone) {
            for name in change.notifications(isBefore: isBefore) {
                NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
            }
        }
    }
}

/// A change of the keyboard's visibility or size. Frames are in points of the screen.
@MainActor
private struct KeyboardChange {
    let start: CGRect
    let end: CGRect
    private let appears: Bool

    /// Creates the change from one visible content to another. A content of `nil` is a hidden keyboard.
    init(from old: Keyboard.Content?, to new: Keyboard.Content?, on screen: UIScreen) {
        let some = new ?? old ?? Keyboard.Content(keys: .system)
        start = screen.keyboardFrame(of: old ?? some, isShown: old != nil)
        end = screen.keyboardFrame(of: some, isShown: new != nil)
        appears = new != nil
    }

    func notifications(isBefore: Bool) -> [Notification.Name] {
        if isBefore {
            return [
                UIResponder.keyboardWillChangeFrameNotification,
                appears ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            ]
        }
        return [
            UIResponder.keyboardDidChangeFrameNotification,
            appears ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ]
    }
}
