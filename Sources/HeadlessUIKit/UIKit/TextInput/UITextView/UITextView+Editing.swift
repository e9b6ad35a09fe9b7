extension UITextView {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// A Boolean value indicating whether the delegate is notified of the beginning of editing before the keyboard
    /// appears.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the keyboard appears before the delegate is notified.
    var notifiesBeforeKeyboard: Bool { false }

    var shouldBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

    var shouldEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    func pressKey(_ character: Character) {
        if !character.isNewline || hasText || !enablesReturnKeyAutomatically { enter(character) }
    }

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func didBeginEditing() {
        delegate?.textViewDidBeginEditing(self)
        window?.application.post(Self.textDidBeginEditingNotification, object: self)
    }

    func didEndEditing() {
        delegate?.textViewDidEndEditing(self)
        window?.application.post(Self.textDidEndEditingNotification, object: self)
    }

    /// Reports a change of the text, after scrolling the caret into view.
    func announceChange() {
        if isFirstResponder { scrollRangeToVisible(selectedRange) }
        delegate?.textViewDidChange(self)
        window?.application.post(Self.textDidChangeNotification, object: self)
    }

    var rangeToReplace: NSRange { selectedRange }

    /// The range of the selection, or of the character before the caret.
    var rangeToDelete: NSRange? {
        if selectedRange.length > 0 { return selectedRange }
        guard let caret = Range(selectedRange, in: text)?.lowerBound, caret > text.startIndex else { return nil }
        return NSRange(text.index(before: caret)..<caret, in: text)
    }
}
