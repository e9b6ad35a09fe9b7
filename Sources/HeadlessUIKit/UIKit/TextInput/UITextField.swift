/// One line of text that can be edited; the caret is always at its end.
///
/// A recogniser of its own begins to edit, so that a tap is `touchDown`, `editingDidBegin` and then `touchCancel`, and no
/// `touchUpInside` (measured on phones).
@preconcurrency @MainActor
open class UITextField: UIControl, TextEditor, UITextInputTraits, UIContentSizeCategoryAdjusting {
    private var content = "" { didSet { invalidateIntrinsicContentSize() } }
    private(set) lazy var clearButton = makeClearButton()
    private(set) var placeholderColor: UIColor?
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    private let editingTap = UITapGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addEditingTap(editingTap)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Decides about editing and is notified of it; not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Never nil when read, as on a phone; setting it asks and tells nobody.
    open var text: String? {
        get { content }
        set { replaceContent(with: newValue ?? "") }
    }

    /// The text with its font and its colour; one that is set gives the field those of its beginning.
    open var attributedText: NSAttributedString? {
        get { .whole(text, font: font, color: textColor) }
        set {
            text = newValue?.string
            font = newValue?.wholeFont ?? font
            if let style = newValue?.wholeParagraph { textAlignment = style.alignment }
            textColor = newValue?.wholeColor ?? textColor
        }
    }

    /// What shows while there is no text.
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }

    /// The placeholder with its colour; another font than the field's is not drawn.
    open var attributedPlaceholder: NSAttributedString? {
        get { .whole(placeholder, font: font, color: placeholderColor) }
        set {
            placeholder = newValue?.string
            placeholderColor = newValue?.wholeColor
        }
    }

    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// Open: Apple's page says that it is black at first; phones from iOS 13 on have the system's, which follows dark mode.
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    /// Whether a text that is too wide is drawn smaller.
    open var adjustsFontSizeToFitWidth = false
    /// How small it is drawn at most, in points.
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text is cleared when editing begins, if the delegate lets it.
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
    /// Whether the return key does nothing while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// Whether dots show instead of the text.
    open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
    open var textContentType: UITextContentType!

    /// What comes instead of the keyboard; `reloadInputViews()` exchanges it while the field is being edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// What lies above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Border and views beside the text

    open var borderStyle = BorderStyle.none {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// When a button shows that clears the text.
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

    // All in points of the field's coordinates, for subclasses.

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

    /// Begins to edit, if the delegate lets it: its window becomes key and the keyboard shows.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing()
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        finishEditing()
    }

    open var hasText: Bool { !content.isEmpty }

    /// Adds text at the end and tells that it changed.
    open func insertText(_ text: String) {
        content += text
        announceChange()
    }

    /// Deletes the last character and tells that it changed; without text nothing happens.
    open func deleteBackward() {
        guard hasText else { return }
        content.removeLast()
        announceChange()
    }

    /// Another text, of which nobody is told.
    func replaceContent(with text: String) {
        content = text
        updateSideViews()
    }

    // MARK: Layout

    /// The size of the text, or of the placeholder while there is none, with what is around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }

    open override var intrinsicContentSize: CGSize { shownSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    override func stateDidChange() {
        super.stateDidChange()
        editingTap.isEnabled = isEnabled
    }

    override var ownAccessibility: AccessibilityText {
        var text = super.ownAccessibility
        (text.label, text.value) = (placeholder, hasText ? shownText : nil)
        return text
    }

    override func followTraits() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted(to: resolvedTraits) }
    }

    override var textLines: TextLines? { TextLines(centred: 1, of: font ?? .systemFont(ofSize: 17)) }
}
