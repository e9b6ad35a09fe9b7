extension UITextView {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// The delegate is asked before the responder that was first.
    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, delegate?.textViewShouldBeginEditing(self) ?? true,
            takeFirstForTyping()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        window?.application.post(Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func finishEditing() -> Bool {
        guard isFirstResponder else { return giveUpFirst() }
        let isForced = window?.isForcingResignation ?? false
        guard isForced || delegate?.textViewShouldEndEditing(self) ?? true, giveUpFirst() else { return false }
        delegate?.textViewDidEndEditing(self)
        window?.application.post(Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// The caret stays in sight.
    func announceChange() {
        if isFirstResponder { scrollRangeToVisible(selectedRange) }
        delegate?.textViewDidChange(self)
        window?.application.post(Self.textDidChangeNotification, object: self)
    }

    func pressKey(_ character: Character) {
        if mayChange(selectedRange, to: String(character)) { insertText(String(character)) }
    }

    func pressDelete() {
        if let range = rangeToDelete, mayChange(range, to: "") { deleteBackward() }
    }

    /// The selection, or the character before the caret.
    var rangeToDelete: NSRange? {
        if selectedRange.length > 0 { return selectedRange }
        guard let caret = Range(selectedRange, in: text)?.lowerBound, caret > text.startIndex else { return nil }
        return NSRange(text.index(before: caret)..<caret, in: text)
    }

    private func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }
}
