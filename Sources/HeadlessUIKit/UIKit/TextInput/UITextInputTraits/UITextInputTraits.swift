/// The properties of a keyboard and the corrections that it may apply to the text.
///
/// A property that the type doesn't implement has the default value and can't be set.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits
/// - Differs: On a phone, every property is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    /// A Boolean value indicating whether the return key is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// A Boolean value indicating whether dots are displayed instead of the text.
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { isLeftOut("autocapitalizationType") }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { isLeftOut("autocorrectionType") }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { isLeftOut("spellCheckingType") }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { isLeftOut("smartQuotesType") }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { isLeftOut("smartDashesType") }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { isLeftOut("smartInsertDeleteType") }
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { isLeftOut("keyboardType") }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { isLeftOut("keyboardAppearance") }
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { isLeftOut("returnKeyType") }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { isLeftOut("enablesReturnKeyAutomatically") }
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set { isLeftOut("isSecureTextEntry") }
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set { isLeftOut("textContentType") }
    }

    private func isLeftOut(_ name: String) -> Never {
        preconditionFailure("\(type(of: self)) has no property '\(name)' to set")
    }
}
