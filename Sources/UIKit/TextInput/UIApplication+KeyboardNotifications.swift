extension UIApplication {
    /// How long the keyboard takes to come and to go, in seconds; Apple does not document it, phones say so in the
    /// user info.
    static let keyboardAnimationDuration: TimeInterval = 0.25

    /// Posts a notification of the keyboard, with no object.
    func announceKeyboard(_ name: Notification.Name) {
        let hides = [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification].contains(name)
        let userInfo: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: screen.keyboardFrame(isShown: hides)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: screen.keyboardFrame(isShown: !hides)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardAnimationDuration),
        ]
        CurrentPhone.$phone.withValue(phone) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
        }
    }
}
