import UIKit

/// A tip as a capsule: an icon or a spinner, the text, and a bar below it that shows how far
/// something has come.
final class TipView: PushUpControl {
    private let icon = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)
    private lazy var iconHeight = icon.heightAnchor.constraint(equalToConstant: 20)

    var tip: Tip { didSet { showTip() } }

    init(_ tip: Tip) {
        self.tip = tip
        super.init(frame: .zero)
        style()
        arrange()
        showTip()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: TipView, _) in
            view.scaleIcon()
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Text of several lines would run into the corners of a full capsule.
        layer.cornerRadius = min(bounds.height / 2, 24)
    }

    override func accessibilityActivate() -> Bool {
        guard isUserInteractionEnabled else { return false }
        onTap()
        return true
    }

    override func accessibilityPerformEscape() -> Bool {
        onPushUp()
        return true
    }
}

extension TipView {
    /// Colours and fonts that follow the user's settings by themselves.
    private func style() {
        backgroundColor = .secondarySystemBackground
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.numberOfLines = 0
        isAccessibilityElement = true
    }

    /// An icon is as high as a line of the text, whatever the size of its picture.
    private func scaleIcon() {
        iconHeight.constant = UIFontMetrics(forTextStyle: .subheadline)
            .scaledValue(for: 20, compatibleWith: traitCollection)
    }
}

extension TipView {
    /// Leading and trailing edges: in a language that runs from right to left the icon is on the
    /// right.
    private func arrange() {
        let row = UIStackView(arrangedSubviews: [icon, spinner, label])
        row.spacing = 8
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [row, bar])
        column.axis = .vertical
        column.spacing = 6
        column.isUserInteractionEnabled = false
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let iconWidth = icon.widthAnchor.constraint(equalTo: icon.heightAnchor)
        // A stack gives what is hidden the width 0, and a required constraint would contradict it.
        iconWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
            iconWidth, iconHeight,
        ])
        scaleIcon()
    }
}

extension TipView {
    private func showTip() {
        label.text = tip.text
        icon.image = tip.icon
        icon.isHidden = tip.icon == nil
        showProgress()
        accessibilityLabel = tip.text
        accessibilityTraits = tip.action == nil ? .staticText : .button
    }

    private func showProgress() {
        switch tip.progress {
        case .fraction(let fraction):
            spinner.stopAnimating()
            bar.isHidden = false
            bar.progress = Float(fraction)
            accessibilityValue = fraction.formatted(.percent.precision(.fractionLength(0)))
        case .indeterminate:
            spinner.startAnimating()
            bar.isHidden = true
            accessibilityValue = nil
        case nil:
            spinner.stopAnimating()
            bar.isHidden = true
            accessibilityValue = nil
        }
    }
}
