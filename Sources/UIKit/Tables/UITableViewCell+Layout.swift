extension UITableViewCell {
    /// In points. Open: Apple gives none but the 44 points of a row; these are as printed on phones.
    enum Measure {
        static let height: CGFloat = 44
        static let margin: CGFloat = 16
        static let gap: CGFloat = 16
        static let line: CGFloat = 0.5
    }

    /// What the styles of before iOS 14 show.
    @MainActor
    struct Labels {
        let image = UIImageView()
        let text = UILabel()
        let detail = UILabel()
        let style: CellStyle

        init(_ style: CellStyle, tint: UIColor) {
            self.style = style
            switch style {
            case .default: break
            case .value1: detail.textColor = .gray
            case .value2:
                text.font = .systemFont(ofSize: 12)
                text.textColor = tint
            case .subtitle: detail.font = .systemFont(ofSize: 12)
            }
        }
    }

    /// The sign or the button at the right end.
    func makeAccessory() -> UIView? {
        switch accessoryType {
        case .none: return nil
        case .disclosureIndicator: return sign("›", .gray)
        case .checkmark: return sign("✓", tintColor)
        case .detailButton, .detailDisclosureButton:
            let button = UIButton(type: .detailDisclosure)
            button.addAction(UIAction { [weak self] _ in self?.accessoryButtonTapped() }, for: .touchUpInside)
            button.sizeToFit()
            return button
        }
    }

    private func sign(_ text: String, _ color: UIColor) -> UIView {
        let label = UILabel()
        label.text = text
        label.textColor = color
        label.sizeToFit()
        return label
    }

    func layOutParts() {
        let end = accessory.map { bounds.maxX - Measure.margin - $0.bounds.width } ?? bounds.maxX
        accessory?.center = CGPoint(
            x: bounds.maxX - Measure.margin - (accessory?.bounds.width ?? 0) / 2, y: bounds.midY)
        contentView.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: max(0, end - bounds.minX), height: bounds.height)
        separator.frame = CGRect(
            x: separatorInset.left, y: bounds.maxY - Measure.line,
            width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: Measure.line)
        bringSubviewToFront(separator)
        if let view = contentConfigurationView {
            view.frame = contentView.bounds
        } else {
            layOutLabels(in: contentView.bounds)
        }
    }

    func fittedSize(_ size: CGSize) -> CGSize {
        let width = size.width - (accessory.map { $0.bounds.width + Measure.margin } ?? 0)
        let content = contentConfigurationView?.sizeThatFits(CGSize(width: width, height: 0)).height ?? labelsHeight
        return CGSize(width: size.width, height: max(Measure.height, content))
    }

    private var labelsHeight: CGFloat {
        let (text, detail) = (labels.text.intrinsicContentSize, labels.detail.intrinsicContentSize)
        let texts = labels.style == .subtitle ? text.height + detail.height : max(text.height, detail.height)
        return texts + 2 * 6
    }

    private func layOutLabels(in rect: CGRect) {
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
