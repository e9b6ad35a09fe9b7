extension UIResponder {
    /// Posted before the keyboard shows, with the keys below in the user info. The object of this and of those that
    /// follow is the screen the keyboard appears on, and before iOS 16.1 nil.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard shows, hides or moves, in front of the notification that says which.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// Key of the keyboard's frame before, an `NSValue` of a `CGRect` in points of the screen.
    ///
    /// On a phone `as? CGRect` works too; without Objective-C there is no such bridge, and `cgRectValue` is the way.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Key of the keyboard's frame afterwards, an `NSValue` of a `CGRect` in points of the screen.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Key of an `NSNumber` of seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Key of an `NSNumber`: the raw value of a curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Key of an `NSNumber`: whether the keyboard is this app's, and not that of another beside it; always true here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
