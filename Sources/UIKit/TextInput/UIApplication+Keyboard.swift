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

    /// Who the keyboard types into: the first responder of the key window, if it takes text.
    var typist: (any UIKeyInput)? { firstResponder as? any UIKeyInput }

    /// Shows the keyboard while there is somebody to type into, and no longer.
    func updateKeyboard() {
        guard keyboardChanges == 0, let phone, (typist != nil) != phone.keyboard.isShown else { return }
        let shows = typist != nil
        CurrentPhone.$phone.withValue(phone) {
            announceKeyboard(
                shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
            if shows { phone.keyboard.show(on: screen) } else { phone.keyboard.hide() }
            announceKeyboard(shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
        // Whoever heard of it may have ended the editing, or begun it.
        updateKeyboard()
    }

    /// The keyboard follows the interface; what a phone posts then is open, here that it shows once more.
    func placeKeyboard() {
        guard let phone, phone.keyboard.isShown else { return }
        announceKeyboard(UIResponder.keyboardWillShowNotification)
        phone.keyboard.place(on: screen)
        announceKeyboard(UIResponder.keyboardDidShowNotification)
    }
}
