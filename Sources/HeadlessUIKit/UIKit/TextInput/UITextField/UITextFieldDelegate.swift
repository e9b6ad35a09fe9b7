/// The methods of an object that controls editing in a text field and receives its events.
///
/// Every method has a default implementation that allows the change and does nothing.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextfielddelegate
/// - Differs: On a phone, the methods are optional instead of having default implementations.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns a Boolean value indicating whether editing may end. Isn't called if the end of editing is forced.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells the delegate that editing has ended. The default implementation calls the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns a Boolean value indicating whether a pressed key may change the text.
    ///
    /// The range is in UTF-16 units of the text before the change.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Returns a Boolean value indicating whether the return key performs its default action.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns a Boolean value indicating whether the text may be cleared, by the clear button or at the beginning of
    /// editing.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Tells the delegate that the caret has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
