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
        let index = layout(of: text, width: bounds.width).lineIndex(of: location, in: text)
        return CGRect(
            x: 0,
            y: textContainerInset.top + CGFloat(index) * lineHeight,
            width: bounds.width,
            height: lineHeight
        )
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
        let room = bounds.width - sides
        return layout(of: text, width: bounds.width).lines.enumerated().map { index, line in
            let x = left + textAlignment.start(of: line.width, in: room)
            let top = textContainerInset.top + CGFloat(index) * lineHeight
            return .init(text: line.text, frame: CGRect(x: x, y: top, width: line.width, height: lineHeight))
        }
    }
}
