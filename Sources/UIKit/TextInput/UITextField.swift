/// One line of text that can be edited; the caret is always at its end.
@preconcurrency @MainActor
open class UITextField: UIControl, TextEditor {
    private var content = "" { didSet { invalidateIntrinsicContentSize() } }

    /// Decides about editing and is notified of it; not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Never nil when read, as on a phone; setting it asks and tells nobody.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    /// What shows while there is no text.
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .black
    open var textAlignment: NSTextAlignment = .natural
    /// Whether dots show instead of the text.
    open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }

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

    /// The size of the text, or of the placeholder while there is none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }

    open override var intrinsicContentSize: CGSize { shownSize }

    override var textLines: TextLines? { TextLines(centred: 1, of: font ?? .systemFont(ofSize: 17)) }

    /// A tap begins to edit.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }
}
