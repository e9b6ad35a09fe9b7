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

    /// What the keyboard types into: the first responder of the key window, if it takes text.
    var keyInput: (any UIKeyInput)? { firstResponder as? any UIKeyInput }

    /// Shows the keyboard while there is something to type into, and no longer.
    func updateKeyboard() {
        guard keyboardChanges == 0, let phone, (keyInput != nil) != phone.keyboard.isShown else { return }
        let shows = keyInput != nil
        CurrentPhone.$phone.withValue(phone) {
            announceKeyboard(
                shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
            if shows { phone.keyboard.show(on: screen) } else { phone.keyboard.hide() }
            layOutKeyboardGuides()
            announceKeyboard(shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
        // Whoever heard of it may have ended the editing, or begun it.
        updateKeyboard()
    }

    /// The keyboard follows the interface. Open: what a phone posts then; here that it shows once more.
    func placeKeyboard() {
        guard let phone, phone.keyboard.isShown else { return }
        announceKeyboard(UIResponder.keyboardWillShowNotification)
        phone.keyboard.place(on: screen)
        layOutKeyboardGuides()
        announceKeyboard(UIResponder.keyboardDidShowNotification)
    }

    /// How long the keyboard takes to come and to go, in seconds.
    ///
    /// Open: Apple does not document it; phones say so in the user info.
    static let keyboardAnimationDuration: TimeInterval = 0.25

    /// The curve of the keyboard, which has no public name: 7, as reported by many.
    static let keyboardAnimationCurve = 7

    /// Posts a notification of the keyboard, with no object, and before it the one that its frame changes.
    ///
    /// That order is reported by many; Apple promises none.
    func announceKeyboard(_ name: Notification.Name) {
        let isBefore = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
            .contains(name)
        let frame =
            isBefore
            ? UIResponder.keyboardWillChangeFrameNotification : UIResponder.keyboardDidChangeFrameNotification
        let userInfo = keyboardInfo(for: name)
        CurrentPhone.$phone.withValue(phone) {
            for name in [frame, name] {
                NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
            }
        }
    }

    private func keyboardInfo(for name: Notification.Name) -> [String: Any] {
        let hides = [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification].contains(name)
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: screen.keyboardFrame(isShown: hides)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: screen.keyboardFrame(isShown: !hides)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardAnimationDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardAnimationCurve),
        ]
    }
}
