/// The visible part of an alert: its labels, text fields, and buttons from top to bottom.
///
/// Apple documents no measurements. These follow widely published drawings of an alert on a phone.
final class AlertPanel: UIView {
    struct Content {
        var title: String?
        var message: String?
        var isEnabled: [Bool]
        var isBold: [Bool]
        var standsSideBySide: Bool
    }

    /// The measurements of an alert, in points.
    private enum Measure {
        static let alertWidth: CGFloat = 270
        static let sheetMargin: CGFloat = 8
        static let padding: CGFloat = 16
        static let gap: CGFloat = 4
        static let fieldHeight: CGFloat = 30
        static let buttonHeight: CGFloat = 44
    }

    private let content: () -> Content
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []

    init(content: @escaping () -> Content) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 1) }
        layer.cornerRadius = 14
        titleLabel.font = .boldSystemFont(ofSize: 17)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func addField(_ field: UITextField) {
        fields.append(field)
        field.backgroundColor = field.backgroundColor ?? .systemBackground
        addSubview(field)
    }

    func setButtons(_ new: [UIButton]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = new
        for button in new { addSubview(button) }
    }

    /// Returns the frame of the panel in an area: in the center, or at the bottom across the full width.
    func frame(in area: CGRect, atBottom: Bool) -> CGRect {
        let width = atBottom ? area.width - 2 * Measure.sheetMargin : Measure.alertWidth
        let height = layOut(for: width)
        let top = atBottom ? area.maxY - height - Measure.sheetMargin : area.midY - height / 2
        return CGRect(x: area.midX - width / 2, y: top, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = layOut(for: bounds.width)
    }

    /// The size that fits the content, in points.
    var naturalSize: CGSize { CGSize(width: Measure.alertWidth, height: layOut(for: Measure.alertWidth)) }

    /// Lays out the subviews for a width and returns the height that they require, in points.
    private func layOut(for width: CGFloat) -> CGFloat {
        let content = content()
        (titleLabel.text, messageLabel.text) = (content.title, content.message)
        let inner = width - 2 * Measure.padding
        var y = Measure.padding
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Measure.padding, y: y, width: inner, height: height)
            y += height + Measure.gap
        }
        for field in fields {
            field.frame = CGRect(x: Measure.padding, y: y, width: inner, height: Measure.fieldHeight)
            y += Measure.fieldHeight + Measure.gap
        }
        return layOutButtons(from: y + Measure.padding - Measure.gap, width: width, content)
    }

    private func layOutButtons(from top: CGFloat, width: CGFloat, _ content: Content) -> CGFloat {
        let columns = content.standsSideBySide ? 2 : 1
        for (index, button) in buttons.enumerated() {
            button.isEnabled = content.isEnabled[index]
            button.titleLabel?.font = content.isBold[index] ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
            button.frame = CGRect(
                x: CGFloat(index % columns) * width / CGFloat(columns),
                y: top + CGFloat(index / columns) * Measure.buttonHeight,
                width: width / CGFloat(columns),
                height: Measure.buttonHeight
            )
        }
        return top + CGFloat((buttons.count + columns - 1) / columns) * Measure.buttonHeight
    }
}
