/// What a text field and a text view share: how editing begins and ends, and what keys do.
@MainActor
protocol TextEditor: UIView, KeyboardClient {
    /// Whether the delegate is notified that editing began before the keyboard comes.
    var notifiesBeforeKeyboard: Bool { get }
    /// The delegate's answers; without one, yes.
    var shouldBeginEditing: Bool { get }
    var shouldEndEditing: Bool { get }

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool

    /// Notify the delegate and everybody else.
    func didBeginEditing()
    func didEndEditing()

    /// What a character replaces, in UTF-16 units.
    var rangeToReplace: NSRange { get }
    /// What the key that deletes takes away, in UTF-16 units; nil if there is nothing to delete.
    var rangeToDelete: NSRange? { get }
}

extension TextEditor {
    /// The delegate is asked before the responder that was first.
    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let application = window?.application, shouldBeginEditing else { return false }
        guard notifiesBeforeKeyboard else { return takeFirstAndNotify() }
        return application.changingKeyboard(takeFirstAndNotify)
    }

    /// The delegate is not asked where editing is forced to end.
    func finishEditing() -> Bool {
        guard isFirstResponder else { return resignFirst() }
        let isForced = window?.isForcingResignation ?? false
        guard isForced || shouldEndEditing, resignFirst() else { return false }
        didEndEditing()
        return true
    }

    /// A tap begins to edit, however long the finger stays.
    func addEditingTap(_ tap: UITapGestureRecognizer) {
        tap.longestTap = .infinity
        tap.ownAction = { [weak self] in _ = self?.becomeFirstResponder() }
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

    private func takeFirstAndNotify() -> Bool {
        guard takeFirstForTyping() else { return false }
        didBeginEditing()
        return true
    }

    /// Becomes first and makes its window key, so that the keyboard types into it.
    ///
    /// That the window of a text field that is tapped becomes key was measured on iOS 12.4 (article on windows); that
    /// it does so when code makes the field first is inferred.
    private func takeFirstForTyping() -> Bool {
        guard let window = responderWindow else { return false }
        return window.application.changingKeyboard {
            guard takeFirst() else { return false }
            window.makeKey()
            return isFirstResponder
        }
    }
}
