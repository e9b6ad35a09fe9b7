/// The shared behavior of text fields and text views: the beginning and end of editing, and the handling of keys.
@MainActor
protocol TextEditor: UIView, KeyboardClient {
    /// A Boolean value indicating whether the delegate is notified of the beginning of editing before the keyboard
    /// appears.
    var notifiesBeforeKeyboard: Bool { get }
    /// A Boolean value indicating whether the delegate allows editing to begin.
    ///
    /// Without a delegate, this and the next two members return `true`.
    var shouldBeginEditing: Bool { get }
    var shouldEndEditing: Bool { get }

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool

    /// Called when editing has begun, to notify the delegate and the observers.
    func didBeginEditing()
    func didEndEditing()

    /// The range that typed text replaces, in UTF-16 units.
    var rangeToReplace: NSRange { get }
    /// The range that the delete key removes, in UTF-16 units, or `nil` if there is nothing to delete.
    var rangeToDelete: NSRange? { get }
    /// The text, which is empty if there is none.
    var editedText: String { get }
    /// The selection, and its place in the view.
    var textSelection: TextSelection { get }
}

extension TextEditor {
    /// Begins editing. The delegate is queried before the previous first responder.
    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let application = window?.application, shouldBeginEditing else { return false }
        guard notifiesBeforeKeyboard else { return becomeFirstAndNotify() }
        return application.changingKeyboard(becomeFirstAndNotify)
    }

    /// Ends editing. The delegate isn't queried if the end of editing is forced.
    func finishEditing() -> Bool {
        guard isFirstResponder else { return resignFirst() }
        let isForced = window?.isForcingResignation ?? false
        guard isForced || shouldEndEditing, resignFirst() else { return false }
        didEndEditing()
        return true
    }

    /// Adds a gesture recognizer for a tap that begins editing. The tap can be of any duration.
    ///
    /// The window of a tapped text field becomes key, as measured on iOS 12.4 (article on windows).
    func addEditingTap(_ tap: UITapGestureRecognizer) {
        tap.longestTap = .infinity
        tap.internalAction = { [weak self] in
            self?.window?.makeKey()
            _ = self?.becomeFirstResponder()
        }
        attach(tap)
    }

    func pressKey(_ character: Character) {
        enter(character)
    }

    func pressDelete() {
        if let range = rangeToDelete, shouldChange(range, to: "") { deleteBackward() }
    }

    func enter(_ character: Character) {
        if shouldChange(rangeToReplace, to: String(character)) { insertText(String(character)) }
    }

    private func becomeFirstAndNotify() -> Bool {
        guard becomeFirstForTyping() else { return false }
        didBeginEditing()
        return true
    }

    /// Makes the view the first responder. The keyboard types into it while its window is key.
    ///
    /// A call in code is reported to have no effect before the window is key (SwiftEntryKit 123, iOS 12).
    private func becomeFirstForTyping() -> Bool {
        guard let window = responderWindow else { return false }
        return window.application.changingKeyboard {
            guard becomeFirst() else { return false }
            if window.screen.hardware.assumes(.firstResponderMakesWindowKey) { window.makeKey() }
            return isFirstResponder
        }
    }
}
