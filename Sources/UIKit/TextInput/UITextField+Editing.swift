extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    /// The delegate is asked before the responder that was first, and told before the keyboard comes.
    ///
    /// The order of the two is reported by many: code that moves a field above the keyboard counts on it.
    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let application = window?.application,
            delegate?.textFieldShouldBeginEditing(self) ?? true
        else { return false }
        return application.changingKeyboard {
            guard takeFirstForTyping() else { return false }
            delegate?.textFieldDidBeginEditing(self)
            announce(.editingDidBegin, Self.textDidBeginEditingNotification)
            return true
        }
    }

    func finishEditing() -> Bool {
        guard isFirstResponder else { return giveUpFirst() }
        let isForced = window?.isForcingResignation ?? false
        guard isForced || delegate?.textFieldShouldEndEditing(self) ?? true, giveUpFirst() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        announce(.editingDidEnd, Self.textDidEndEditingNotification)
        return true
    }

    func announceChange() {
        announce(.editingChanged, Self.textDidChangeNotification)
    }

    /// What shows: the text, dots for it, or the placeholder.
    @_spi(Simulator)
    public var shownText: String {
        guard hasText else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    }

    var shownSize: CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        return CGSize(width: font.width(ofUnits: shownText.units), height: font.lineHeight).roundedUpToPixels
    }

    private func announce(_ event: Event, _ notification: Notification.Name) {
        sendActions(for: event)
        window?.application.post(notification, object: self)
    }
}
