/// The interface of a responder that accepts text.
///
/// The keyboard is visible while such a responder is the first responder of the key window.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyinput; it doesn't mention the key window.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value indicating whether there is text that can be deleted.
    var hasText: Bool { get }
    /// Inserts text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}

/// The interface of a text input object with special handling of keys, such as querying a delegate first.
@MainActor
protocol KeyboardClient: UIKeyInput {
    func pressKey(_ character: Character)
    func pressDelete()
}
