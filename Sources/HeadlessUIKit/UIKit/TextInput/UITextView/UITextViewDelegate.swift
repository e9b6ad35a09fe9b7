/// The methods of an object that controls editing in a text view and receives its editing and scrolling events.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate
/// - Differs: On a phone, the methods are optional instead of having default implementations.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns a Boolean value indicating whether editing may end. Isn't called if the end of editing is forced.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns a Boolean value indicating whether a pressed key may change the text.
    ///
    /// The range is in UTF-16 units of the text before the change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells the delegate that the user has changed the text. Setting the text in code doesn't call this method.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that the selection has changed, which includes that the caret has moved.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchangeselection(_:)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
