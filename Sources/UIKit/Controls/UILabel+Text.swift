extension UILabel {
    /// A line as the label shows it.
    @_spi(Simulator)
    public struct ShownLine: Equatable, Sendable {
        public let text: String
        /// In points of the label's coordinates.
        public let frame: CGRect
    }

    /// What shows of the text: broken, cut and aligned for the bounds, in the middle of their height.
    @_spi(Simulator)
    public var shownLines: [ShownLine] {
        let layout = shownLayout
        let top = bounds.midY - layout.size.height / 2
        return layout.lines.enumerated().map { index, line in
            let size = CGSize(width: line.width, height: font.lineHeight)
            let origin = CGPoint(
                x: bounds.minX + textAlignment.start(of: line.width, in: bounds.width),
                y: top + CGFloat(index) * size.height
            )
            return ShownLine(text: line.text, frame: CGRect(origin: origin, size: size))
        }
    }

    func textSize(forWidth width: CGFloat) -> CGSize {
        let limit = numberOfLines == 1 || width <= 0 ? .infinity : width
        return layout(width: limit, lineLimit: numberOfLines).size.roundedUpToPixels
    }

    /// The lines as many as the intrinsic size has, in the middle of the height.
    var linesInConstraints: TextLines {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.foundWidth ?? 0
        let limit = numberOfLines == 1 || width <= 0 ? .infinity : width
        return TextLines(centred: layout(width: limit, lineLimit: numberOfLines).lines.count, of: font)
    }

    /// At least one line, however low the label is.
    private var shownLayout: TextLayout {
        let room = Int(min(max(1, (bounds.height + 1e-6) / font.lineHeight), 1e9))
        return layout(width: bounds.width, lineLimit: numberOfLines == 0 ? room : min(room, numberOfLines))
    }

    private func layout(width: CGFloat, lineLimit: Int) -> TextLayout {
        TextLayout(text ?? "", font: font, width: width, lineLimit: lineLimit, mode: lineBreakMode)
    }
}
