extension UITextField {
    func pressKey(_ character: Character) {
        if character.isNewline { return pressReturn() }
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        if mayChange(end, to: String(character)) { insertText(String(character)) }
    }

    func pressDelete() {
        guard let last = text?.last else { return }
        let length = last.utf16.count
        let range = NSRange(location: (text ?? "").utf16.count - length, length: length)
        if mayChange(range, to: "") { deleteBackward() }
    }

    /// The field ends editing only if somebody waits for `editingDidEndOnExit`; that much is seen on phones, the order
    /// of the two events is open.
    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if registrations.contains(where: { $0.events.contains(.editingDidEndOnExit) }) { resignFirstResponder() }
    }

    private func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }
}
