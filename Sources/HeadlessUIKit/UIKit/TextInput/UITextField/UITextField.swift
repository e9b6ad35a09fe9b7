/// A view that displays a line of editable text. The caret is always at its end.
///
/// A separate gesture recognizer begins editing. A tap therefore sends `touchDown`, `editingDidBegin`, and then
/// `touchCancel`, but not `touchUpInside` (measured on phones).
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextfield; it doesn't mention the events of a tap.
/// - Differs: On a phone, the user can move the caret and select text. Here, the caret stays at the end.
@preconcurrency @MainActor
open class UITextField: UIControl, TextEditor, UITextInputTraits, UIContentSizeCategoryAdjusting {
    private var content = "" { didSet { invalidateIntrinsicContentSize() } }
    private(set) lazy var clearButton = makeClearButton()
    private(set) var placeholderColor: UIColor?
    private var storedInputView: UIView?
    private var storedAccessoryView: UIView?
    private let editingTap = UITapGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addEditingTap(editingTap)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The object that controls editing and receives its events. The text field holds it weakly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/delegate
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text.
    ///
    /// It is never `nil` when read, as on a phone. Setting it doesn't call the delegate and posts no notification.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/text; it says that the value is `nil` by
    ///   default.
    open var text: String? {
        get { content }
        set { replaceContent(with: newValue ?? "") }
    }

    /// The text with its font and color.
    ///
    /// Setting it changes the field's font and color to those at the beginning of the text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/attributedtext
    /// - Differs: On a phone, every range of the text can have its own attributes.
    open var attributedText: NSAttributedString? {
        get { .whole(text, font: font, color: textColor) }
        set {
            text = newValue?.string
            font = newValue?.wholeFont ?? font
            if let style = newValue?.wholeParagraph { textAlignment = style.alignment }
            textColor = newValue?.wholeColor ?? textColor
        }
    }

    /// The text that is displayed while the field is empty.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/placeholder
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }

    /// The placeholder with its color. A font other than that of the field isn't drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/attributedplaceholder
    /// - Differs: On a phone, every range of the placeholder can have its own attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { .whole(placeholder, font: font, color: placeholderColor) }
        set {
            placeholder = newValue?.string
            placeholderColor = newValue?.wholeColor
        }
    }

    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// The color of the text.
    ///
    /// - Note: Apple's page specifies black as the default. Phones from iOS 13 on use the system's label color, which
    ///   follows dark mode.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textcolor
    /// - Differs: On a phone, setting `nil` raises an exception, according to Apple's page.
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    /// A Boolean value indicating whether the font size is reduced if the text doesn't fit the width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/adjustsfontsizetofitwidth
    open var adjustsFontSizeToFitWidth = false
    /// The minimum size to which the font is reduced, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/minimumfontsize
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    /// A Boolean value indicating whether the text is cleared when editing begins, if the delegate allows it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/clearsonbeginediting
    /// - Differs: On a phone, if this is `false`, a tap places the caret at the touched position.
    open var clearsOnBeginEditing = false

    // MARK: Keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    /// A Boolean value indicating whether the return key is disabled while the text is empty.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits/enablesreturnkeyautomatically
    open var enablesReturnKeyAutomatically = false
    /// A Boolean value indicating whether dots are displayed instead of the text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
    open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
    open var textContentType: UITextContentType!

    /// The view that replaces the keyboard. Call `reloadInputViews()` to apply a change during editing.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }

    // MARK: Border and views beside the text

    open var borderStyle = BorderStyle.none {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The time at which the clear button is visible.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/clearbuttonmode
    open var clearButtonMode = ViewMode.never { didSet { updateSideViews() } }
    open var leftView: UIView? {
        willSet { if newValue !== leftView { leftView?.removeFromSuperview() } }
        didSet { updateSideViews() }
    }
    open var leftViewMode = ViewMode.never { didSet { updateSideViews() } }
    open var rightView: UIView? {
        willSet { if newValue !== rightView { rightView?.removeFromSuperview() } }
        didSet { updateSideViews() }
    }
    open var rightViewMode = ViewMode.never { didSet { updateSideViews() } }

    // The rectangles are in points of the field's coordinates. Subclasses can override the methods.

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { rectOfClearButton(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rectOfLeftView(in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rectOfRightView(in: bounds) }

    // MARK: Editing

    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing if the delegate allows it. The window becomes key and the keyboard appears.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing()
    }

    /// Ends editing if the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        finishEditing()
    }

    open var hasText: Bool { !content.isEmpty }

    /// Appends text and reports the change.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
    open func insertText(_ text: String) {
        content += text
        announceChange()
    }

    /// Deletes the last character and reports the change. Does nothing if the text is empty.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
    open func deleteBackward() {
        guard hasText else { return }
        content.removeLast()
        announceChange()
    }

    /// Replaces the text without notifications.
    func replaceContent(with text: String) {
        content = text
        updateSideViews()
    }

    // MARK: Layout

    /// Returns the size of the text, or of the placeholder if there is no text, including the border and the overlay
    /// views.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        positionSideViews()
    }

    override func drawingCommands() -> [DrawingCommand] {
        standardBackground + super.drawingCommands() + borderLine + textCommands
    }

    override var minimumCornerRadius: CGFloat { borderStyle.minimumCornerRadius }

    @_spi(Simulator) public override var textContent: String? { hasText ? text : nil }

    override func stateDidChange() {
        super.stateDidChange()
        editingTap.isEnabled = isEnabled
    }

    override var defaultAccessibility: AccessibilityText {
        var text = super.defaultAccessibility
        (text.label, text.value) = (placeholder, hasText ? shownText : nil)
        return text
    }

    override func followTraits() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted(to: resolvedTraits) }
    }

    override var textLines: TextLines? { TextLines(centred: 1, of: font ?? .systemFont(ofSize: 17)) }
}
