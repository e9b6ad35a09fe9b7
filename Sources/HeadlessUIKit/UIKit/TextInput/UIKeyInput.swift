/// A responder that text can be entered into; while one is first in the key window the keyboard shows.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is something to delete.
    var hasText: Bool { get }
    /// Enters text where the caret is.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}

/// What has its own rules for the keys of the keyboard, such as asking a delegate first.
@MainActor
protocol KeyboardClient: UIKeyInput {
    func pressKey(_ character: Character)
    func pressDelete()
}
