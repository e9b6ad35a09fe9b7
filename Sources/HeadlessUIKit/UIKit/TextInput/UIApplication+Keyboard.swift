extension UIApplication {
    /// Makes a change that may bring the keyboard or let it go; only how things are in the end counts, so that it stays
    /// while one field follows another, or one key window another.
    func changingKeyboard<Result>(_ change: () throws -> Result) rethrows -> Result {
        keyboardChanges += 1
        defer {
            keyboardChanges -= 1
            updateKeyboard()
        }
        return try change()
    }

    /// What the keyboard types into: the first responder of the key window, if it takes text from the system's keys.
    var keyInput: (any UIKeyInput)? { keyboardContent?.keys == .system ? firstResponder as? any UIKeyInput : nil }

    /// What is to come from below for the first responder of the key window; nil for nothing.
    ///
    /// The accessory may be that of a responder further on in the chain: a controller's stays while somebody types into
    /// a field in its view.
    private var keyboardContent: Keyboard.Content? {
        guard let firstResponder else { return nil }
        let keys = firstResponder.inputView.map(Keyboard.Content.Keys.view)
        let accessory = sequence(first: firstResponder, next: \.next).lazy.compactMap(\.inputAccessoryView).first
        let content = Keyboard.Content(
            keys: keys ?? (firstResponder is any UIKeyInput ? .system : nil), accessory: accessory)
        return content.keys == nil && content.accessory == nil ? nil : content
    }

    /// Shows the keyboard while there is something to type into, and no longer.
    ///
    /// - Parameter isReloading: Whether a responder that was first before is asked again what it wants.
    func updateKeyboard(isReloading: Bool = false) {
        guard keyboardChanges == 0, let phone else { return }
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
        // Whoever heard of it may have ended the editing, or begun it.
        updateKeyboard()
    }

    /// Whether what is presented in the key window wants the keyboard to stay when nothing takes text any more.
    private var keepsKeyboard: Bool {
        stack.key.flatMap(window).map { Array($0.presentationChain) }?.last?.disablesAutomaticKeyboardDismissal ?? false
    }

    /// The keyboard follows the interface. Open: what a phone posts then; here that it shows once more.
    func placeKeyboard() {
        guard let phone, let content = phone.keyboard.content else { return }
        let change = KeyboardChange(from: nil, to: content, on: screen)
        announce(change, isBefore: true)
        phone.keyboard.place(on: screen)
        layOutKeyboardGuides()
        announce(change, isBefore: false)
    }

    /// How long the keyboard takes to come and to go, in seconds.
    ///
    /// Open: Apple does not document it; phones say so in the user info.
    static let keyboardAnimationDuration: TimeInterval = 0.25

    /// The curve of the keyboard, which has no public name: 7, as reported by many.
    static let keyboardAnimationCurve = 7

    /// Posts notifications of the keyboard, from iOS 16.1 on with the screen as their object: first that its frame
    /// changes, then which way.
    ///
    /// That order is reported by many; Apple promises none.
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

/// How the keyboard comes, goes or gets another size; frames in points of the screen.
@MainActor
private struct KeyboardChange {
    let start: CGRect
    let end: CGRect
    private let shows: Bool

    /// From what shows to what will; nil for nothing.
    init(from old: Keyboard.Content?, to new: Keyboard.Content?, on screen: UIScreen) {
        let some = new ?? old ?? Keyboard.Content(keys: .system)
        start = screen.keyboardFrame(of: old ?? some, isShown: old != nil)
        end = screen.keyboardFrame(of: some, isShown: new != nil)
        shows = new != nil
    }

    func notifications(isBefore: Bool) -> [Notification.Name] {
        if isBefore {
            return [
                UIResponder.keyboardWillChangeFrameNotification,
                shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            ]
        }
        return [
            UIResponder.keyboardDidChangeFrameNotification,
            shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ]
    }
}
