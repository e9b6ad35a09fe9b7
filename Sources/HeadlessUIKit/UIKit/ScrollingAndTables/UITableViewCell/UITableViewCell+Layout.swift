extension UITableViewCell {
    /// The metrics of a cell, in points.
    ///
    /// - Note: Undocumented by Apple. Only the row height of 44 points is documented. The other values are as published
    ///   for phones.
    enum Measure {
        static let height: CGFloat = 44
        static let margin: CGFloat = 16
        static let gap: CGFloat = 16
        /// The distance between the button and the symbol of `detailDisclosureButton`.
        static let signGap: CGFloat = 8
        /// The thickness of a separator: one pixel.
        @MainActor static var line: CGFloat { 1 / (Phone.current?.screen.scale ?? 1) }
    }

    /// The image view and labels of the cell styles from before iOS 14.
    @MainActor
    struct Labels {
        let image = UIImageView()
        let text = UILabel()
        let detail = UILabel()
        let style: CellStyle

        init(_ style: CellStyle, tint: UIColor) {
            self.style = style
            for label in [text, detail] { label.textColor = .label }
            switch style {
            case .default: break
            case .value1: detail.textColor = .secondaryLabel
            case .value2:
                text.font = .systemFont(ofSize: 12)
                text.textColor = tint
            case .subtitle: detail.font = .systemFont(ofSize: 12)
            }
        }

        var views: [UIView] { [image, text, detail] }
    }

    /// Returns the symbol or button at the right end of the cell, or `nil` if the cell has no accessory.
    func makeAccessory() -> UIView? {
        switch accessoryType {
        case .none: return nil
        case .disclosureIndicator: return sign("›", .tertiaryLabel)
        case .checkmark: return sign("✓", tintColor)
        case .detailButton: return makeDetailButton()
        case .detailDisclosureButton: return sideBySide(makeDetailButton(), sign("›", .tertiaryLabel))
        }
    }

    private func makeDetailButton() -> UIView {
        let button = UIButton(type: .detailDisclosure)
        button.addAction(UIAction { [weak self] _ in self?.accessoryButtonTapped() }, for: .touchUpInside)
        button.sizeToFit()
        return button
    }

    private func sideBySide(_ first: UIView, _ second: UIView) -> UIView {
        let (left, right) = (first.bounds.size, second.bounds.size)
        let both = UIView(
            frame: CGRect(
                x: 0, y: 0, width: left.width + Measure.signGap + right.width, height: max(left.height, right.height)))
        for view in [first, second] { both.addSubview(view) }
        first.center = CGPoint(x: left.width / 2, y: both.bounds.midY)
        second.center = CGPoint(x: both.bounds.maxX - right.width / 2, y: both.bounds.midY)
        return both
    }

    private func sign(_ text: String, _ color: UIColor) -> UIView {
        let label = UILabel()
        label.text = text
        label.textColor = color
        label.sizeToFit()
        return label
    }

    func layOutParts() {
        let end = bounds.maxX - accessoryRoom
        accessory?.center = CGPoint(
            x: bounds.maxX - Measure.margin - (accessory?.bounds.width ?? 0) / 2, y: bounds.midY)
        contentView.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: max(0, end - bounds.minX), height: bounds.height)
        let (left, right) = (max(0, separatorInset.left), max(0, separatorInset.right))
        separator.frame = CGRect(
            x: left, y: bounds.maxY - Measure.line, width: max(0, bounds.width - left - right), height: Measure.line)
        bringSubviewToFront(separator)
        if let madeLabels {
            layOut(madeLabels, in: contentView.bounds)
        }
    }

    /// The width that the accessory takes from the content, in points.
    private var accessoryRoom: CGFloat { accessory.map { $0.bounds.width + Measure.margin } ?? 0 }

    func fittedSize(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let room = CGSize(width: size.width - accessoryRoom, height: 0)
        let configured = contentConfiguration == nil ? nil : contentView.sizeThatFits(room).height
        let content = configured ?? madeLabels.map { height(of: $0) } ?? 0
        return CGSize(width: size.width, height: max(Measure.height, content))
    }

    /// Returns the size that the content's constraints determine, including the separator, or `nil` if they don't
    /// determine a height.
    ///
    /// A phone uses the standard height in the latter case and logs "constraints ambiguously suggest a height of zero
    /// for a table view cell's content view". The content extends below the separator and is a pixel higher than its
    /// constraints require, as logs of phones show.
    func sizeByConstraints(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        updateConfigurationIfNeeded()
        let content = contentView.isFilledByConstraints() ? contentView : nil
        let room = CGSize(width: max(0, target.width - accessoryRoom), height: target.height)
        guard
            let size = content?.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical), size.height > 0
        else { return nil }
        return CGSize(width: size.width + accessoryRoom, height: size.height + (hasLine ? Measure.line : 0))
    }

    private func height(of labels: Labels) -> CGFloat {
        let (text, detail) = (labels.text.intrinsicContentSize, labels.detail.intrinsicContentSize)
        let texts = labels.style == .subtitle ? text.height + detail.height : max(text.height, detail.height)
        return texts + 2 * 6
    }

    private func layOut(_ labels: Labels, in rect: CGRect) {
        let image = labels.image.image?.size ?? .zero
        labels.image.frame = CGRect(
            x: rect.minX + Measure.margin, y: rect.midY - image.height / 2, width: image.width, height: image.height)
        let left = rect.minX + Measure.margin + (image.width > 0 ? image.width + Measure.gap : 0)
        let room = CGRect(x: left, y: rect.minY, width: max(0, rect.maxX - Measure.margin - left), height: rect.height)
        let (text, detail) = (labels.text.intrinsicContentSize, labels.detail.intrinsicContentSize)
        switch labels.style {
        case .default, .value1:
            labels.text.frame = middle(of: text, atLeftOf: room)
            let width = min(detail.width, max(0, room.width - labels.text.frame.width))
            labels.detail.frame = CGRect(
                x: room.maxX - width, y: room.midY - detail.height / 2, width: width, height: detail.height)
        case .value2:
            let parts = room.divided(atDistance: min(room.width / 3, 91), from: .minXEdge)
            labels.text.frame = middle(of: text, atLeftOf: parts.slice)
            labels.detail.frame = middle(of: detail, atLeftOf: parts.remainder)
        case .subtitle:
            let top = room.midY - (text.height + detail.height) / 2
            labels.text.frame = CGRect(x: left, y: top, width: min(text.width, room.width), height: text.height)
            labels.detail.frame = CGRect(
                x: left, y: top + text.height, width: min(detail.width, room.width), height: detail.height)
        }
    }

    private func middle(of size: CGSize, atLeftOf rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.midY - size.height / 2, width: min(size.width, rect.width), height: size.height)
    }
}

extension UIView {
    /// Returns a Boolean value indicating whether constraints position a subview of the view.
    func isFilledByConstraints() -> Bool {
        updateConstraintsIfNeeded()
        return subviews.contains(where: \.isLaidOutByConstraints)
    }
}
