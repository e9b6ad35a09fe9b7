/// A scrollable view with multiple lines of editable text.
///
/// Text widths come from the same model as those of labels.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextEditor, UITextInputTraits, UIContentSizeCategoryAdjusting {
    private var content = "" { didSet { invalidateIntrinsicContentSize() } }
    private var storedInputView: UIView?
    private var storedAccessoryView: UIView?
    private let editingTap = UITapGestureRecognizer()

    /// The object that controls editing and receives its events. The text view holds it weakly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/delegate
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The text. Setting it posts no notification, and moves the caret to the end. The delegate is notified only of the
    /// changed selection.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview; the position of the caret is undocumented.
    open var text: String! {
        get { content }
        set {
            content = newValue ?? ""
            layOutText()
            selectedRange = NSRange(location: content.utf16.count, length: 0)
        }
    }

    /// The font. The default size is 12 points, as Apple's header documents for text without a font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/font; it specifies the body style of the
    ///   system font as the default.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { lookDidChange() }
    }
    /// The color of the text.
    ///
    /// - Note: Apple's page specifies black as the default. Phones from iOS 13 on use the system's label color, which
    ///   follows dark mode.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textcolor
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var adjustsFontForContentSizeCategory = false

    /// The text with its font and color.
    ///
    /// Setting it changes the view's font and color to those at the beginning of the text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/attributedtext
    /// - Differs: On a phone, every range of the text can have its own attributes.
    open var attributedText: NSAttributedString! {
        get { .whole(text, font: font, color: textColor) }
        set {
            text = newValue?.string
            font = newValue?.wholeFont ?? font
            textColor = newValue?.wholeColor ?? textColor
            if let style = newValue?.wholeParagraph { textAlignment = style.alignment }
        }
    }

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
    /// A Boolean value indicating whether copying the text is disabled. Only text fields display dots. The value is
    /// stored without effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry
    open var isSecureTextEntry = false
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

    // MARK: Editing

    /// A Boolean value indicating whether the user can edit the text. Code can always change it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/iseditable
    open var isEditable = true
    /// A Boolean value indicating whether the user can select text.
    ///
    /// Stored without effect, because touches don't select text here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/isselectable
    /// - Differs: On a phone, the user can select text and open links.
    open var isSelectable = true
    /// The range that typed text replaces, in UTF-16 units. An empty range is the caret.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/selectedrange; it doesn't mention the
    ///   UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
    }
    /// The region of the text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textcontainer
    open private(set) lazy var textContainer = makeTextContainer()
    /// The insets of the text from the edges of the content, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textcontainerinset
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { lookDidChange() }
    }
    /// A Boolean value indicating whether touches scroll the content.
    ///
    /// Without scrolling, the intrinsic size contains the whole text.
    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addEditingTap(editingTap)
        layOutText()
    }

    /// Creates a text view that uses TextKit 2 or TextKit 1 (iOS 16). Here, both lay out the whole text immediately.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/init(usingtextlayoutmanager:)
    /// - Differs: On a phone, TextKit 2 lays out only the visible part of the text.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

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

    /// Replaces the selection and reports the change.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
    open func insertText(_ text: String) {
        replace(selectedRange, with: text)
    }

    /// Deletes the selection or the character before the caret, and reports the change.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
    open func deleteBackward() {
        guard let range = rangeToDelete else { return }
        replace(range, with: "")
    }

    /// Scrolls until a range of the text is visible.
    ///
    /// If the range is higher than the view, its end is visible. A range past the end scrolls to the last line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/scrollrangetovisible(_:); the page doesn't
    ///   describe a range that is higher than the view.
    open func scrollRangeToVisible(_ range: NSRange) {
        let end = frameOfLine(at: range.location + range.length)
        let whole = frameOfLine(at: range.location).union(end)
        let room = bounds.inset(by: adjustedContentInset).height
        scrollRectToVisible(whole.height <= room ? whole : end, animated: false)
    }

    /// Returns the size that fits the text in the given width. A width of 0 means no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(forWidth: size.width)
    }

    /// The size of the text, with lines as wide as the constraints allow, if scrolling is disabled.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(forWidth: layoutState.foundWidth ?? 0)
    }

    override var breaksLinesByItself: Bool { !isScrollEnabled }

    override func drawingCommands() -> [DrawingCommand] {
        let color: UIColor = textColor ?? .label
        return super.drawingCommands() + .text(shownLines, textFont, color.resolved(in: self).cgColor)
    }

    @_spi(Simulator) public override var textContent: String? { text }

    override var textLines: TextLines? { isScrollEnabled ? nil : linesInConstraints }

    override func resizeSubviews(from old: CGSize) {
        super.resizeSubviews(from: old)
        if bounds.width != old.width { layOutText() }
    }

    override func followTraits() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted(to: resolvedTraits) }
    }

    private func makeTextContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.didChange = { [unowned self] in lookDidChange() }
        return container
    }

    /// Replaces a range of the text as typing does.
    private func replace(_ range: NSRange, with replacement: String) {
        guard let part = Range(range, in: content) else { return }
        content.replaceSubrange(part, with: replacement)
        layOutText()
        selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
        announceChange()
    }
}
