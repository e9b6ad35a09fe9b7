extension UITextField {
    /// The size of the clear button, in points.
    ///
    /// - Note: Undocumented by Apple. The size and the margin are as published for phones.
    private static let clearButtonSize: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5

    var isLeftViewShown: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
    var isRightViewShown: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

    /// A Boolean value indicating whether the clear button is visible: if there is text and no right view is visible
    /// (Apple, "clearButtonMode" and "rightView").
    var isClearButtonShown: Bool { hasText && !isRightViewShown && clearButtonMode.shows(isEditing: isEditing) }

    /// Adds or removes the overlay views and the clear button according to their modes.
    func updateSideViews() {
        show(leftView, isLeftViewShown)
        show(rightView, isRightViewShown)
        show(clearButton, isClearButtonShown)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ view: UIView?, _ isShown: Bool) {
        guard let view, isShown != (view.superview === self) else { return }
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }

    func positionSideViews() {
        if isLeftViewShown { leftView?.frame = leftViewRect(forBounds: bounds) }
        if isRightViewShown { rightView?.frame = rightViewRect(forBounds: bounds) }
        if isClearButtonShown { clearButton.frame = clearButtonRect(forBounds: bounds) }
    }

    /// Returns the rectangle of the text, between the border and the overlay views.
    func rectOfText(in bounds: CGRect) -> CGRect {
        var rect = bounds.inset(by: borderStyle.insets)
        if isLeftViewShown {
            let left = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
            rect = CGRect(x: left, y: rect.minY, width: rect.maxX - left, height: rect.height)
        }
        var right = rect.maxX
        if isRightViewShown { right = min(right, rightViewRect(forBounds: bounds).minX) }
        if isClearButtonShown { right = min(right, clearButtonRect(forBounds: bounds).minX) }
        rect.size.width = max(0, right - rect.minX)
        return rect
    }

    func rectOfClearButton(in bounds: CGRect) -> CGRect {
        let size = Self.clearButtonSize
        return CGRect(
            x: bounds.maxX - size - (borderStyle == .none ? 0 : Self.clearButtonMargin), y: bounds.midY - size / 2,
            width: size, height: size)
    }

    /// Returns the rectangle of the left view, centered vertically, in the view's size.
    func rectOfLeftView(in bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - min(size.height, bounds.height) / 2, width: size.width,
            height: min(size.height, bounds.height))
    }

    func rectOfRightView(in bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - min(size.height, bounds.height) / 2, width: size.width,
            height: min(size.height, bounds.height))
    }

    /// The background of a field with a rounded border and no background color.
    var standardBackground: [DrawingCommand] {
        guard borderStyle == .roundedRect, backgroundColor == nil, !bounds.isEmpty else { return [] }
        let color = UIColor.systemBackground.resolved(in: self).cgColor
        return [DrawingCommand(content: .fill(backingLayer.outline, color))]
    }

    /// The line around a field whose border is a line or a bezel.
    var borderLine: [DrawingCommand] {
        guard let color = borderStyle.lineColor, !bounds.isEmpty else { return [] }
        let area = DrawingCommand.Area.rectangle(bounds.insetBy(dx: 0.5, dy: 0.5), radius: 0)
        return [DrawingCommand(content: .stroke(area, .init(width: 1), color.resolved(in: self).cgColor))]
    }

    /// The command that draws the displayed text, which is vertically centered.
    var textCommands: [DrawingCommand] {
        guard !shownText.isEmpty else { return [] }
        let (font, rect) = (shownFont, shownTextRect)
        let width = shownText.size(withAttributes: [.font: font]).width
        let x = rect.minX + textAlignment.start(of: width, in: rect.width)
        let frame = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
        let color: UIColor = shownTextColor ?? .label
        return .text([.init(text: shownText, frame: frame)], font, color.resolved(in: self).cgColor, textAlignment)
    }

    /// The displayed text: the text, dots in a secure field, or the placeholder.
    var shownText: String {
        guard hasText else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    }

    /// The rectangle of the displayed text, in points of the field's coordinates.
    var shownTextRect: CGRect {
        if isEditing { return editingRect(forBounds: bounds) }
        return hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    }

    /// The font of the displayed text. It is smaller if the text must fit the width.
    var shownFont: UIFont {
        let font = usedFont
        guard adjustsFontSizeToFitWidth else { return font }
        let (width, room) = (font.measure.width(of: shownText), shownTextRect.width)
        guard width > room else { return font }
        return font.withSize(min(font.pointSize, max(font.pointSize * room / width, minimumFontSize)))
    }

    /// The color of the displayed text.
    var shownTextColor: UIColor? { hasText ? textColor : placeholderColor ?? .lightGray }

    var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// The size of the text, or of the placeholder if there is no text, including the border and the overlay views.
    var naturalSize: CGSize {
        let (font, insets) = (usedFont, borderStyle.insets)
        let text = CGSize(width: font.measure.width(of: shownText), height: font.lineHeight)
            .roundedUpToPixels
        let sides = [isLeftViewShown ? leftView : nil, isRightViewShown ? rightView : nil].compactMap(\.self)
            .reduce(0) { $0 + $1.bounds.width }
        return CGSize(
            width: text.width + insets.left + insets.right + sides,
            height: max(text.height + insets.top + insets.bottom, borderStyle.leastHeight))
    }
}
