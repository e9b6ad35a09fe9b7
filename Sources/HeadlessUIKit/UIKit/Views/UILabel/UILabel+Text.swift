extension UILabel {
    /// The commands that draw the lines, behind which is their shadow: a copy in another color.
    var textCommands: [DrawingCommand] {
        let lines = shownLines
        let shadow = lines.map { line in
            let frame = line.frame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
            return DrawingCommand.Text.Line(text: line.text, frame: frame)
        }
        return (shadowColor.map { command(shadow, $0) } ?? []) + command(lines, shownTextColor)
    }

    private func command(_ lines: [DrawingCommand.Text.Line], _ color: UIColor) -> [DrawingCommand] {
        .text(lines, shownFont, color.resolved(in: self).cgColor, textAlignment)
    }

    /// The displayed lines: broken, truncated, and aligned in the drawing rectangle, and vertically centered.
    var shownLines: [DrawingCommand.Text.Line] {
        drawnRect = .null
        drawText(in: bounds)
        // An override that draws something else doesn't call `super`.
        guard !drawnRect.isNull else { return [] }
        let (rect, font) = (drawnRect, shownFont)
        let layout = shownLayout(in: rect.size, font)
        let top = rect.midY - layout.size.height / 2
        return layout.lines.enumerated().map { index, line in
            let size = CGSize(width: line.width, height: layout.lineHeight)
            let origin = CGPoint(
                x: rect.minX + textAlignment.start(of: line.width, in: rect.width),
                y: top + layout.top(ofLine: index)
            )
            return .init(text: line.text, frame: CGRect(origin: origin, size: size))
        }
    }

    /// The displayed font, which is smaller if the text has to fit.
    var shownFont: UIFont {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
        let width = layout(width: .infinity, lineLimit: 1, font).size.width
        guard width > drawnRect.width else { return font }
        return font.withSize(font.pointSize * min(1, max(drawnRect.width / width, minimumScaleFactor)))
    }

    /// The displayed text color.
    ///
    /// - Note: Undocumented by Apple. This implementation draws the text of a disabled label with an opacity of 0.3.
    var shownTextColor: UIColor {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let shown: UIColor = color ?? .label
        return isEnabled ? shown : shown.withAlphaComponent(0.3)
    }

    func textSize(forWidth width: CGFloat) -> CGSize {
        let limit = numberOfLines == 1 || width <= 0 ? CGFloat.greatestFiniteMagnitude : width
        let bounds = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size.roundedUpToPixels
    }

    func rectOfText(in rect: CGRect, lineLimit: Int) -> CGRect {
        let size = layout(width: rect.width, lineLimit: lineLimit, font).size
        return CGRect(origin: CGPoint(x: rect.minX, y: rect.minY + (rect.height - size.height) / 2), size: size)
    }

    func applyAttributedText(_ new: NSAttributedString?) {
        otherAttributes = new?.beginning ?? [:]
        text = new?.string
        if let paragraph {
            textAlignment = paragraph.alignment
            lineBreakMode = paragraph.lineBreakMode
        }
        if let font = new?.wholeFont { self.font = font }
        if let color = new?.wholeColor { textColor = color }
    }

    /// Applies a changed property to the paragraph style of styled text, if the text has one.
    func changeParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let style = paragraph?.mutableCopy() as? NSMutableParagraphStyle else { return }
        change(style)
        otherAttributes[.paragraphStyle] = style.copy()
    }

    private var paragraph: NSParagraphStyle? { otherAttributes[.paragraphStyle] as? NSParagraphStyle }

    /// The lines for constraints: those of the intrinsic size, vertically centered.
    var linesInConstraints: TextLines {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.foundWidth ?? 0
        let limit = numberOfLines == 1 || width <= 0 ? .infinity : width
        return TextLines(centred: layout(width: limit, lineLimit: numberOfLines, font), of: font)
    }

    /// Returns the layout of the displayed text. It has at least one line, regardless of the label's height.
    private func shownLayout(in size: CGSize, _ font: UIFont) -> TextLayout {
        let spacing = max(paragraph?.lineSpacing ?? 0, 0)
        let lineHeight = (paragraph?.lineHeight(of: font) ?? font.lineHeight) + spacing
        let room = Int(min(max(1, (size.height + spacing + 1e-6) / lineHeight), 1e9))
        return layout(width: size.width, lineLimit: numberOfLines == 0 ? room : min(room, numberOfLines), font)
    }

    private func layout(width: CGFloat, lineLimit: Int, _ font: UIFont) -> TextLayout {
        TextLayout(
            text ?? "", font: font, width: width, lineLimit: lineLimit, mode: lineBreakMode, paragraph: paragraph)
    }
}
