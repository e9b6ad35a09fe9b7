/// The supported attributes of a text.
struct TextAttributes {
    var font: UIFont
    var color: UIColor
    var background: UIColor?
    var paragraph: NSParagraphStyle?
    var shadow: NSShadow?

    /// Creates the attributes from a dictionary.
    ///
    /// Apple documents 12-point Helvetica as the default font. Here, it is the system font of that size.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        color = attributes?[.foregroundColor] as? UIColor ?? .black
        background = attributes?[.backgroundColor] as? UIColor
        paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
        shadow = attributes?[.shadow] as? NSShadow
    }

    func layout(_ text: String, width: CGFloat = .infinity, lineLimit: Int = 0) -> TextLayout {
        TextLayout(
            text, font: font, width: width, lineLimit: lineLimit, mode: paragraph?.lineBreakMode ?? .byWordWrapping,
            paragraph: paragraph)
    }

    /// Returns the bounding rectangle of a text in points.
    ///
    /// With `usesLineFragmentOrigin`, lines are wrapped at the width of the size.
    func bounds(
        of text: String, with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let rect = CGRect(origin: .zero, size: layout(text, width: wraps ? size.width : .infinity).size)
        context?.totalBounds = rect
        return rect
    }

    /// Draws a text at a point, without wrapping its lines.
    func draw(_ text: String, at point: CGPoint) {
        draw(layout(text), from: point, width: nil)
    }

    /// Draws the lines of a text that fit into a rectangle.
    func draw(_ text: String, in rect: CGRect) {
        let lineHeight = paragraph?.lineHeight(of: font) ?? font.lineHeight
        let room = Int(min(max(0, (rect.height + 1e-6) / max(lineHeight, 1)), 1e9))
        guard rect.width > 0, room > 0 else { return }
        draw(layout(text, width: rect.width, lineLimit: room), from: rect.origin, width: rect.width)
    }

    private func draw(_ layout: TextLayout, from origin: CGPoint, width: CGFloat?) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let shadow {
            let color = (shadow.shadowColor as? UIColor)?.cgColor
            context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
        }
        let alignment = paragraph?.alignment ?? .natural
        let lines = layout.lines.enumerated().map { index, line in
            let x = width.map { alignment.start(of: line.width, in: $0) } ?? 0
            let origin = CGPoint(x: origin.x + x, y: origin.y + layout.top(ofLine: index))
            return DrawingCommand.Text.Line(
                text: line.text,
                frame: CGRect(origin: origin, size: CGSize(width: line.width, height: layout.lineHeight)))
        }
        if let background {
            context.setFillColor(background.cgColor)
            for line in lines { context.fill(line.frame) }
        }
        context.record(.text(lines, font, color.cgColor, alignment))
        context.restoreGState()
    }
}
