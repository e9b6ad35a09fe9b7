extension UITextView {
    /// Updates the content size. An empty text has one line, for the caret.
    func layOutText() {
        let size = textSize(forWidth: bounds.width)
        contentSize = CGSize(width: bounds.width, height: size.height)
    }

    func lookDidChange() {
        layOutText()
        invalidateIntrinsicContentSize()
    }

    /// The lines of the text from the top, in the number that the intrinsic size contains.
    var linesInConstraints: TextLines {
        let count = layout(of: text, width: layoutState.foundWidth ?? 0).lines.count
        return TextLines(from: textContainerInset.top, count: count, of: textFont)
    }

    func textSize(forWidth width: CGFloat) -> CGSize {
        let size = layout(of: text, width: width).size
        return CGSize(
            width: size.width + sides,
            height: max(size.height, lineHeight) + textContainerInset.top + textContainerInset.bottom
        ).roundedUpToPixels
    }

    /// Returns the frame of the line that contains a location of the text, in points of the content.
    func frameOfLine(at location: Int) -> CGRect {
        let index = max(0, layout(of: beginning(to: location), width: bounds.width).lines.count - 1)
        return CGRect(
            x: 0,
            y: textContainerInset.top + CGFloat(index) * lineHeight,
            width: bounds.width,
            height: lineHeight
        )
    }

    /// Returns the text up to the end of the word at the given location, because a word may not fit the line of its
    /// beginning.
    private func beginning(to location: Int) -> String {
        let utf16 = text.utf16
        let start = utf16.index(utf16.startIndex, offsetBy: max(0, location), limitedBy: utf16.endIndex)
        guard let start, start < text.endIndex else { return text }
        let end = text[start...].firstIndex { $0.isWhitespace || $0.isFullWidth } ?? text.endIndex
        return String(text[..<end])
    }

    var lineHeight: CGFloat { textFont.lineHeight }

    var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    func layout(of text: String, width: CGFloat) -> TextLayout {
        TextLayout(
            text, font: textFont, width: width > 0 ? max(0, width - sides) : .infinity,
            lineLimit: textContainer.maximumNumberOfLines, mode: textContainer.lineBreakMode)
    }

    /// The displayed lines of the text, in points of the content, including those that are scrolled out of sight.
    var shownLines: [DrawingCommand.Text.Line] {
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let shown: String = text
        return layout(of: shown, width: bounds.width).lines.enumerated().map { index, line in
            let top = textContainerInset.top + CGFloat(index) * lineHeight
            return .init(
                text: line.text,
                frame: CGRect(x: left, y: top, width: line.width, height: lineHeight)
            )
        }
    }
}
