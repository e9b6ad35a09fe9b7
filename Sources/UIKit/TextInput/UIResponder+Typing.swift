extension UIResponder {
    /// Becomes first and makes its window key, so that the keyboard types into it.
    ///
    /// That the window of a text field that is tapped becomes key was measured on iOS 12.4 (article on windows); that
    /// it does so when code makes the field first is inferred.
    func takeFirstForTyping() -> Bool {
        guard let window = responderWindow else { return false }
        return window.application.changingKeyboard {
            guard takeFirst() else { return false }
            window.makeKey()
            return isFirstResponder
        }
    }
}
