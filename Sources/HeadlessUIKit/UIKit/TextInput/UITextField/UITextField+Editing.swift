extension UITextField {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    /// The key of the raw value of a `DidEndEditingReason` in the user info of `textDidEndEditingNotification`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreasonuserinfokey
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    /// Many developers report this order. Code that moves a field above the keyboard relies on it.
    var notifiesBeforeKeyboard: Bool { true }

    var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func didBeginEditing() {
        updateSideViews()
        if clearsOnBeginEditing { clear() }
        delegate?.textFieldDidBeginEditing(self)
        announce(.editingDidBegin, Self.textDidBeginEditingNotification)
    }

    func didEndEditing() {
        updateSideViews()
        let reason = DidEndEditingReason.committed
        delegate?.textFieldDidEndEditing(self, reason: reason)
        announce(
            .editingDidEnd, Self.textDidEndEditingNotification, [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    /// The empty range at the end of the text.
    var rangeToReplace: NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }

    /// The range of the last character.
    var rangeToDelete: NSRange? {
        guard let last = text?.last else { return nil }
        let length = last.utf16.count
        return NSRange(location: rangeToReplace.location - length, length: length)
    }

    func pressKey(_ character: Character) {
        if character.isNewline { pressReturn() } else { enter(character) }
    }

    /// Handles the return key.
    ///
    /// The field ends editing only if an action is registered for `editingDidEndOnExit`, as observed on phones.
    ///
    /// - Note: Undocumented by Apple. This implementation sends `editingDidEndOnExit` first.
    private func pressReturn() {
        guard hasText || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if registrations.contains(where: { $0.events.contains(.editingDidEndOnExit) }) { resignFirstResponder() }
    }

    /// Notifies the delegate of the caret's movement, then the targets and observers of the new text.
    ///
    /// - Note: Undocumented by Apple. The order may differ on a phone.
    func announceChange() {
        updateSideViews()
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
        announce(.editingChanged, Self.textDidChangeNotification)
    }

    private func announce(_ event: Event, _ notification: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        sendActions(for: event)
        window?.application.post(notification, object: self, userInfo: userInfo)
    }
}
