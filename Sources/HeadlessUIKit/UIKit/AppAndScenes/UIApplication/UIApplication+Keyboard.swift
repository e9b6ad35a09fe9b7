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
    /// keys. No object receives it while the app is in the background.
    var keyInput: (any UIKeyInput)? {
        guard lifecycleState != .background, keyboardContent?.keys == .system else { return nil }
        return firstResponder as? any UIKeyInput
    }

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
            announce(change) {
                if let new { phone.keyboard.show(new, on: screen) } else { phone.keyboard.hide() }
                layOutKeyboardGuides()
            }
        }
        // An observer may have begun or ended editing.
        updateKeyboard()
    }

    /// A Boolean value indicating whether the presented view controller of the key window keeps the keyboard visible
    /// when no responder accepts text.
    private var keepsKeyboard: Bool {
        stack.key.flatMap(window).map { Array($0.presentationChain) }?.last?.disablesAutomaticKeyboardDismissal ?? false
    }

    /// Announces before a rotation of the interface that the keyboard hides, although it stays visible.
    ///
    /// This is reported for all systems (Keyboard Schmeeboard, iOS 5 and 6; Apple Developer Forums 5706, iOS 8;
    /// firefox-ios 34105, 2026).
    func beginTurningKeyboard() {
        guard let content = phone?.keyboard.content, !screen.hardware.assumes(.keyboardStaysDuringRotation) else {
            return
        }
        announce(KeyboardChange(from: content, to: nil, on: screen)) {}
        finishKeyboardAnimation()
    }

    /// Moves the keyboard after a rotation of the interface, and announces that it's shown.
    func finishTurningKeyboard() {
        guard let phone, let content = phone.keyboard.content else { return }
        announce(KeyboardChange(from: nil, to: content, on: screen)) {
            phone.keyboard.position(on: screen)
            layOutKeyboardGuides()
        }
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
    /// - Note: Undocumented by Apple. Phones include the value in the user info. While animations are turned off, this
    ///   implementation includes 0.
    static let keyboardAnimationDuration: TimeInterval = 0.25

    /// The animation curve of the keyboard, which has no public name. The value 7 is reported by many developers.
    static let keyboardAnimationCurve = 7

    /// Performs a change of the keyboard, and posts the notifications: some before the change, and some when the
    /// keyboard's animation is over. If another change follows earlier, they're posted before it.
    ///
    /// First come those about the frame, then those about the visibility. The order is reported by many developers.
    /// Apple doesn't guarantee it.
    private func announce(_ change: KeyboardChange, _ perform: () -> Void) {
        guard let phone else { return }
        finishKeyboardAnimation()
        let duration = phone.viewAnimations.isEnabled ? Self.keyboardAnimationDuration : 0
        post(change.notifications(isBefore: true), about: change, lasting: duration)
        perform()
        let ending = KeyboardAnimationEnd { [weak self] in
            self?.post(change.notifications(isBefore: false), about: change, lasting: duration)
        }
        phone.keyboard.animationEnd = ending
        if duration > 0 {
            let end = phone.timeline.now + .inSeconds(duration)
            phone.timeline.add(.init { ending.run() }, at: end)
        } else {
            ending.run()
        }
    }

    /// Posts the notifications about the end of the keyboard's last animation, if it's in progress.
    private func finishKeyboardAnimation() { phone?.keyboard.animationEnd?.run() }

    /// Posts notifications of a change whose animation has a duration, in seconds. From iOS 16.1 on, their object is
    /// the screen.
    private func post(_ names: [Notification.Name], about change: KeyboardChange, lasting duration: TimeInterval) {
        let userInfo: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: change.start),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: change.end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardAnimationCurve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let object = screen.hardware.namesScreenOfKeyboard ? screen : nil
        CurrentPhone.$phone.withValue(phone) {
            for name in names { NotificationCenter.default.post(name: name, object: object, userInfo: userInfo) }
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
