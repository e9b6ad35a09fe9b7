extension UITextField {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    /// Reported by many: code that moves a field above the keyboard counts on it.
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
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        announce(.editingDidEnd, Self.textDidEndEditingNotification)
    }

    /// At the end.
    var rangeToReplace: NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }

    /// The last character.
    var rangeToDelete: NSRange? {
        guard let last = text?.last else { return nil }
        let length = last.utf16.count
        return NSRange(location: rangeToReplace.location - length, length: length)
    }

    func pressKey(_ character: Character) {
        if character.isNewline { pressReturn() } else { enter(character) }
    }

    /// The field ends editing only if somebody waits for `editingDidEndOnExit`; that much is seen on phones.
    /// Open: the order of the two events.
    private func pressReturn() {
        guard hasText || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if registrations.contains(where: { $0.events.contains(.editingDidEndOnExit) }) { resignFirstResponder() }
    }

    /// Open: in which order a phone tells the delegate of the caret and everybody of the text; here the caret first.
    func announceChange() {
        updateSideViews()
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
        announce(.editingChanged, Self.textDidChangeNotification)
    }

    private func announce(_ event: Event, _ notification: Notification.Name) {
        sendActions(for: event)
        window?.application.post(notification, object: self)
    }
}
