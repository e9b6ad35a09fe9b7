extension UITextField {
    /// In points. Open: Apple gives no figure; as printed on phones.
    private static let clearButtonSize: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5

    var isLeftViewShown: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
    var isRightViewShown: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

    /// Only where there is something to clear, and nothing else in its place (Apple, "clearButtonMode" and
    /// "rightView").
    var isClearButtonShown: Bool { hasText && !isRightViewShown && clearButtonMode.shows(isEditing: isEditing) }

    /// Puts the views beside the text in, or takes them out, as their modes say.
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

    func placeSideViews() {
        if isLeftViewShown { leftView?.frame = leftViewRect(forBounds: bounds) }
        if isRightViewShown { rightView?.frame = rightViewRect(forBounds: bounds) }
        if isClearButtonShown { clearButton.frame = clearButtonRect(forBounds: bounds) }
    }

    /// Where the text goes: between the border and the views beside it.
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

    /// At the left, in the middle of the height, as large as it is.
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

    /// What shows: the text, dots for it, or the placeholder.
    @_spi(Simulator)
    public var shownText: String {
        guard hasText else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    }

    /// Where that shows, in points of the field's coordinates.
    @_spi(Simulator)
    public var shownTextRect: CGRect {
        if isEditing { return editingRect(forBounds: bounds) }
        return hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    }

    /// The font, smaller where the text has to fit.
    @_spi(Simulator)
    public var shownFont: UIFont {
        let font = usedFont
        guard adjustsFontSizeToFitWidth else { return font }
        let (width, room) = (font.width(ofUnits: font.units(of: shownText)), shownTextRect.width)
        guard width > room else { return font }
        return font.withSize(min(font.pointSize, max(font.pointSize * room / width, minimumFontSize)))
    }

    /// The colour of what shows.
    @_spi(Simulator)
    public var shownTextColor: UIColor? { hasText ? textColor : placeholderColor ?? .lightGray }

    var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// The size of the text, or of the placeholder while there is none, with what is around it.
    var shownSize: CGSize {
        let (font, insets) = (usedFont, borderStyle.insets)
        let text = CGSize(width: font.width(ofUnits: font.units(of: shownText)), height: font.lineHeight)
            .roundedUpToPixels
        let sides = [isLeftViewShown ? leftView : nil, isRightViewShown ? rightView : nil].compactMap(\.self)
            .reduce(0) { $0 + $1.bounds.width }
        return CGSize(
            width: text.width + insets.left + insets.right + sides,
            height: max(text.height + insets.top + insets.bottom, borderStyle.leastHeight))
    }
}
