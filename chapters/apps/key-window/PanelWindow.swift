import UIKit

/// A small window with two buttons and nothing to type into, over the lower edge of the app.
final class PanelWindow: NamedWindow {
    private let column = UIStackView()

    /// - Parameters:
    ///   - hide: what its first button does.
    ///   - retire: what its second button does.
    init(in scene: UIWindowScene, hide: UIAction, retire: UIAction) {
        super.init("Panel", level: .normal + 1, in: scene)
        layer.cornerRadius = 20
        clipsToBounds = true
        let controller = UIViewController()
        controller.view.backgroundColor = .secondarySystemBackground
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        column.addArrangedSubview(UILabel("Panel", style: .headline))
        for action in [hide, retire] {
            column.addArrangedSubview(UIButton(configuration: .tinted(), primaryAction: action))
        }
        controller.view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 16),
            column.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            column.widthAnchor.constraint(equalTo: controller.view.widthAnchor, constant: -32),
        ])
        rootViewController = controller
    }

    required init?(coder: NSCoder) { nil }

    /// Lays the window along the lower edge of an area, as high as its content.
    func settle(in area: CGRect) {
        let width = min(area.width - 32, 360)
        let fitting = column.systemLayoutSizeFitting(
            CGSize(width: width - 32, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = fitting.height + 32
        frame = CGRect(
            x: area.midX - width / 2, y: area.maxY - height - 16, width: width, height: height)
    }
}
