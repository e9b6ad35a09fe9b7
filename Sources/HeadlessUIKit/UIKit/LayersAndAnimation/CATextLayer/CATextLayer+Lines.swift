extension CATextLayer {
    /// The font of the lines.
    var shownFont: UIFont {
        (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    }

    /// The lines of text as they're drawn.
    ///
    /// - Note: Undocumented by Apple. This implementation draws all lines, including those below the bounds, and
    ///   `masksToBounds` clips them. Whether a phone omits such lines is unknown.
    var shownLines: [DrawingCommand.Text.Line] {
        let text =
            (string as? String) ?? (string as? NSString)?.description ?? (string as? NSAttributedString)?.string ?? ""
        let mode: NSLineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: .byWordWrapping
            }
        let isLimited = isWrapped || truncationMode != .none
        let layout = TextLayout(
            text, font: shownFont, width: isLimited ? bounds.width : .infinity, lineLimit: isWrapped ? 0 : 1, mode: mode
        )
        return layout.lines.enumerated().map { index, line in
            let room = bounds.width - line.width
            let x: CGFloat =
                switch alignmentMode {
                case .center: room / 2
                case .right: room
                default: 0
                }
            return .init(
                text: line.text,
                frame: CGRect(
                    x: bounds.minX + x, y: bounds.minY + CGFloat(index) * shownFont.lineHeight, width: line.width,
                    height: shownFont.lineHeight))
        }
    }
}
