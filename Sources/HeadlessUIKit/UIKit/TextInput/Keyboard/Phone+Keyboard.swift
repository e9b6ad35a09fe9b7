extension Phone {
    var keyboard: Keyboard { states[Keyboard.self, default: Keyboard()] }

    /// The frame of the keyboard, in points of the screen, or `nil` if it isn't visible.
    public var keyboardFrame: CGRect? {
        keyboard.content.map { screen.keyboardFrame(of: $0, isShown: true) }
    }

    /// Presses a key of the keyboard.
    ///
    /// - Returns: `false` if no keyboard is visible, or if the app is in the background.
    public func pressKey(_ character: Character) -> Bool {
        application.inTurn { enter(character) }
    }

    /// Presses the delete key of the keyboard.
    ///
    /// - Returns: `false` if no keyboard is visible, or if the app is in the background.
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
