/// Optional forms of the methods, for code that calls them as optional methods as on a phone.
///
/// See `UIScrollViewDelegate`.
extension UITextFieldDelegate {
    public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
        { self.textFieldShouldBeginEditing($0) }
    }
    public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
    public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
    public var textFieldDidEndEditing: (@MainActor (UITextField) -> Void)? { { self.textFieldDidEndEditing($0) } }
    public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
    public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
    public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
        { self.textFieldDidChangeSelection($0) }
    }
}

/// Optional forms of the methods, for code that calls them as optional methods as on a phone.
///
/// See `UIScrollViewDelegate`.
extension UITextViewDelegate {
    public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
        { self.textViewShouldBeginEditing($0) }
    }
    public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
    public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
    public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
    public var textViewDidChange: (@MainActor (UITextView) -> Void)? { { self.textViewDidChange($0) } }
    public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
        { self.textViewDidChangeSelection($0) }
    }
}
