extension UIResponder {
    /// Posted before the keyboard appears, with the keys below in the user info.
    ///
    /// The object of this and the following notifications is the screen on which the keyboard appears, or `nil` before
    /// iOS 16.1.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard appears, disappears, or moves, and before the more specific notification.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification;
    ///   there's no source for the order of the notifications.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The user info key of the keyboard's previous frame, an `NSValue` of a `CGRect` in points of the screen.
    ///
    /// On a phone, `as? CGRect` works too. Without Objective-C, this conversion isn't available, and `cgRectValue`
    /// returns the rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The user info key of the keyboard's new frame, an `NSValue` of a `CGRect` in points of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The user info key of the animation's duration in seconds, an `NSNumber`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The user info key of the animation curve's raw value, an `NSNumber`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The user info key of an `NSNumber` with a Boolean value indicating whether the keyboard belongs to this app
    /// instead of another visible app.
    ///
    /// The value is always `true` here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey
    /// - Differs: On a phone, the value is `false` for the keyboard of another app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
