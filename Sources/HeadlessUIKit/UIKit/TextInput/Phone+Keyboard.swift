extension Phone {
    /// Where the keyboard is, in points of the screen; nil while it does not show.
    public var keyboardFrame: CGRect? {
        keyboard.content.map { screen.keyboardFrame(of: $0, isShown: true) }
    }

    /// Presses a key; false if no keyboard shows.
    public func pressKey(_ character: Character) -> Bool {
        application.inTurn { enter(character) }
    }

    /// Presses the key that deletes; false if no keyboard shows.
    public func pressDelete() -> Bool {
        application.inTurn(deleteBackward)
    }

    private func enter(_ character: Character) -> Bool {
        guard let keyInput = application.keyInput else { return false }
        if let client = keyInput as? any KeyboardClient {
            client.pressKey(character)
        } else {
            keyInput.insertText(String(character))
        }
        return true
    }

    private func deleteBackward() -> Bool {
        guard let keyInput = application.keyInput else { return false }
        if let client = keyInput as? any KeyboardClient {
            client.pressDelete()
        } else {
            keyInput.deleteBackward()
        }
        return true
    }
}
