import UIKit

/// A container that shows two pairs of screens, a photo, and a profile, one after the other.
final class TourController: SwitchController {
    private var index = 0
    private let nextButton = UIButton(configuration: .filled())
    private let doneButton = UIButton(configuration: .gray())
    private lazy var screens: [UIViewController] = [
        pair(.wide), pair(.narrow), PhotoController(Stage.all[4]), ProfileController(),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nextButton.configuration?.title = "Next"
        nextButton.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .primaryActionTriggered)
        doneButton.configuration?.title = "End of the tour"
        doneButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        let buttons = UIStackView(arrangedSubviews: [nextButton, doneButton])
        buttons.axis = .vertical
        buttons.spacing = 8
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            buttons.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            buttons.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            buttons.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
        ])
        showScreen()
    }

    private func pair(_ placement: PairPlacement) -> UIViewController {
        // With the stub of the exercise "a container that forwards two children", the profile decides.
        PairController([ProfileController(), StageController(Stage.all[2])], placement)
    }

    private func showNext() {
        index = (index + 1) % screens.count
        showScreen()
    }

    /// Shows a screen as the exercise "find the mistake" does. With the stub, all screens stay children.
    private func showScreen() {
        select(screens[index], in: self)
        if let buttons = nextButton.superview { view.bringSubviewToFront(buttons) }
    }
}
