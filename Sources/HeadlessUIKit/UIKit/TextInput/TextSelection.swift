/// The selection of a text that is edited, and its place in the view.
@_spi(Simulator)
public struct TextSelection: Equatable {
    /// The width of the caret, in points.
    ///
    /// - Note: Undocumented by Apple. The width is as reported for phones.
    static let caretWidth: CGFloat = 2

    /// The selected range, in UTF-16 units. The range is empty at the caret.
    public let range: NSRange
    /// The rectangle of the caret, in points of the view's coordinates, or `nil` if text is selected.
    public let caret: CGRect?
    /// The rectangles of the selected text, from top to bottom, in points of the view's coordinates.
    public let rectangles: [CGRect]
}

extension Phone {
    /// The view whose text is edited, and its selection, or `nil` if no text field or text view is edited.
    public var editedText: (view: UIView, selection: TextSelection)? {
        guard let editor = application.firstResponder as? any TextEditor else { return nil }
        return (editor, editor.textSelection)
    }

    /// The responder that the visible keyboard belongs to, or `nil` if no keyboard is visible.
    public var keyboardOwner: UIResponder? { keyboard.isShown ? keyboard.owner : nil }

    /// A Boolean value indicating whether the keys of the system are visible.
    public var showsSystemKeys: Bool { keyboard.content?.keys == .system }

    /// The view that replaces the keys of the visible keyboard, or `nil` if there is none.
    public var keyboardInputView: UIView? {
        if case .view(let view) = keyboard.content?.keys { view } else { nil }
    }

    /// The view above the keys of the visible keyboard, or `nil` if there is none.
    public var keyboardAccessoryView: UIView? { keyboard.content?.accessory }

    /// The text in front of the caret or the selection, or `nil` if no text field or text view is edited.
    public var textBeforeCaret: String? {
        guard let editor = application.firstResponder as? any TextEditor else { return nil }
        let location = editor.textSelection.range.location
        return String(decoding: editor.editedText.utf16.prefix(location), as: UTF16.self)
    }
}

extension UITextField {
    var editedText: String { text ?? "" }

    /// The caret, which is always at the end of the text.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the caret is as high as the line, and stays inside the
    ///   field.
    var textSelection: TextSelection {
        let (font, rect) = (shownFont, editingRect(forBounds: bounds))
        let width = hasText ? font.measure.width(of: shownText) : 0
        let end = rect.minX + textAlignment.start(of: width, in: rect.width) + width
        let x = max(min(end, rect.maxX - TextSelection.caretWidth), rect.minX)
        let caret = CGRect(
            x: x, y: rect.midY - font.lineHeight / 2, width: TextSelection.caretWidth, height: font.lineHeight)
        return TextSelection(range: rangeToReplace, caret: caret, rectangles: [])
    }
}

extension UITextView {
    var editedText: String { text }

    /// The caret or the selected text, in the coordinates of the content.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the caret is as high as its line.
    var textSelection: TextSelection {
        let range = selectedRange
        let start = caret(at: range.location)
        guard range.length > 0 else { return TextSelection(range: range, caret: start, rectangles: []) }
        let end = caret(at: range.location + range.length)
        guard end.minY > start.minY else {
            return TextSelection(
                range: range, caret: nil, rectangles: [rectangle(from: start.minX, to: end.minX, start)])
        }
        let (left, right) = (edges.lowerBound, edges.upperBound)
        var rectangles = [rectangle(from: start.minX, to: right, start)]
        let between = stride(from: start.maxY, to: end.minY - lineHeight / 2, by: lineHeight)
        rectangles += between.map { CGRect(x: left, y: $0, width: right - left, height: lineHeight) }
        rectangles.append(rectangle(from: left, to: end.minX, end))
        return TextSelection(range: range, caret: nil, rectangles: rectangles)
    }

    private func rectangle(from left: CGFloat, to right: CGFloat, _ line: CGRect) -> CGRect {
        CGRect(x: left, y: line.minY, width: max(right - left, 0), height: line.height)
    }

    /// The horizontal edges of the text container, in points of the content.
    private var edges: ClosedRange<CGFloat> {
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let right = bounds.width - textContainerInset.right - textContainer.lineFragmentPadding
        return left...max(left, right)
    }

    private func caret(at location: Int) -> CGRect {
        let line = frameOfLine(at: location)
        let all = layout(of: text, width: bounds.width)
        let index = all.lineIndex(of: location, in: text)
        let width = all.lines.indices.contains(index) ? all.lines[index].width : 0
        let start = edges.lowerBound + textAlignment.start(of: width, in: edges.upperBound - edges.lowerBound)
        let before = all.textOfLine(index, before: location, in: text)
        return CGRect(
            x: start + textFont.measure.width(of: before), y: line.minY, width: TextSelection.caretWidth,
            height: line.height)
    }
}
