extension UITextView {
    /// The text in the lines that it has, in points of the content: those that are scrolled out of sight, too.
    @_spi(Simulator)
    public var shownLines: [UILabel.ShownLine] {
        let left = textContainerInset.left + Self.lineFragmentPadding
        return layout(of: text, width: bounds.width).lines.enumerated().map { index, line in
            let top = textContainerInset.top + CGFloat(index) * lineHeight
            return UILabel.ShownLine(
                text: line.text,
                frame: CGRect(x: left, y: top, width: line.width, height: lineHeight)
            )
        }
    }
}
