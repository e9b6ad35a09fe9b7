extension UIApplication {
    /// How long the keyboard takes to come and to go, in seconds; Apple does not document it, phones say so in the
    /// user info.
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
