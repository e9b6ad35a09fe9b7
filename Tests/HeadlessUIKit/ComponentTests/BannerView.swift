import UIKit

/// A view with a title and a line of text below it, on a bright background with round corners.
///
/// The view can be tapped, and swiped up.
@MainActor
final class BannerView: UIControl {
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    var onSwipe: () -> Void = {}

    var title: String? { titleLabel.text }

    init(_ title: String, _ text: String?) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.numberOfLines = 2
        textLabel.isHidden = text == nil
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        stack.axis = .vertical
        stack.spacing = 2
        stack.isUserInteractionEnabled = false
        for view in [self, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        swipe.addAction(UIAction { [unowned self] _ in onSwipe() })
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the banner to a window, below the island and the status bar.
    ///
    /// The banner is as wide as the safe area allows, up to a maximum width for iPad.
    func position(in window: UIWindow) {
        window.addSubview(self)
        let room = window.safeAreaLayoutGuide
        let width = widthAnchor.constraint(equalTo: room.widthAnchor, constant: -16)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: room.topAnchor, constant: 8),
            centerXAnchor.constraint(equalTo: room.centerXAnchor),
            widthAnchor.constraint(lessThanOrEqualToConstant: 500),
            width,
        ])
        window.layoutIfNeeded()
    }

    /// Moves the banner off the screen.
    func lift() {
        transform = CGAffineTransform(translationX: 0, y: -(center.y + bounds.height / 2 + 20))
    }
}
