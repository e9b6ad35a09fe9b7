/// Lines of text that scroll and can be edited.
///
/// Widths are those of the model that labels use.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextEditor, UITextInputTraits, UIContentSizeCategoryAdjusting {
    private var content = "" { didSet { invalidateIntrinsicContentSize() } }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    private let editingTap = UITapGestureRecognizer()

    /// Decides about editing and is notified of it; not kept alive.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// Setting it asks and tells nobody, and puts the caret at the end.
    open var text: String! {
        get { content }
        set {
            content = newValue ?? ""
            selectedRange = NSRange(location: content.utf16.count, length: 0)
            layOutText()
        }
    }

    /// 12 points at first, as Apple's header says of text without a font.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { lookDidChange() }
    }
    /// Open: Apple's page says that it is black at first; phones from iOS 13 on have the system's, which follows dark mode.
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var adjustsFontForContentSizeCategory = false

    /// The text with its font and its colour; one that is set gives the view those of its beginning.
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
    /// Whether the return key does nothing while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// Whether dots show instead of the text.
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    /// What comes instead of the keyboard; `reloadInputViews()` exchanges it while the view is being edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// What lies above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Editing

    /// Whether the text can be edited; code always can change it.
    open var isEditable = true
    /// Whether the reader may select text (kept; here no finger selects any).
    open var isSelectable = true
    /// What typing replaces, in UTF-16 units; with no length it is the caret.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Where the lines go.
    open private(set) lazy var textContainer = makeTextContainer()
    /// How far the text keeps from the edges of the content, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { lookDidChange() }
    }
    /// Whether fingers scroll; without, the intrinsic size is that of the whole text.
    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addEditingTap(editingTap)
        layOutText()
    }

    /// A text view that lays out with TextKit 2, or with TextKit 1 (iOS 16). Here both lay out all of the text at once.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

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

    /// Replaces the selection and tells that the text changed.
    open func insertText(_ text: String) {
        replace(selectedRange, with: text)
    }

    /// Deletes the selection, or the character before the caret, and tells that the text changed.
    open func deleteBackward() {
        guard let range = rangeToDelete else { return }
        replace(range, with: "")
    }

    /// Scrolls until a part of the text is seen, its end if it is higher than the view; past the end, the last line.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(frameOfLine(at: range.location + range.length), animated: false)
    }

    /// The height the text needs in a width; a width of 0 sets no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(forWidth: size.width)
    }

    /// The size of the text if it does not scroll, its lines as wide as constraints let them.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(forWidth: layoutState.foundWidth ?? 0)
    }

    override var breaksLinesByItself: Bool { !isScrollEnabled }

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

    /// Changes the text as typing does.
    private func replace(_ range: NSRange, with replacement: String) {
        guard let part = Range(range, in: content) else { return }
        content.replaceSubrange(part, with: replacement)
        selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
        layOutText()
        announceChange()
    }
}
