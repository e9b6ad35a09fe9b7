import UIKit

/// A photo on dark blue. Presented full screen, it decides about the status bar, under a tip, too.
final class DarkPhotoController: UIViewController {
    private var hidesBar = true

    override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        let photo = UIImageView(image: UIImage(systemName: "photo"))
        photo.contentMode = .scaleAspectFit
        photo.tintColor = .systemTeal
        let buttons = UIStackView(arrangedSubviews: [
            button("Show a tip") { [weak self] in
                self?.tips?.show(Tip(text: "Saved", stay: stay(for: "Saved")))
            },
            button("Show or hide the status bar") { [weak self] in self?.toggleBar() },
            button("Close the photo") { [weak self] in self?.dismiss(animated: true) },
        ])
        buttons.axis = .vertical
        buttons.spacing = 12
        let column = UIStackView(arrangedSubviews: [photo, buttons])
        column.axis = .vertical
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let (safe, readable) = (view.safeAreaLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            // Room for a tip above.
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 80),
            column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
        // The photo takes what room the buttons leave.
        photo.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        photo.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.appAnswersChanged()
    }

    private func toggleBar() {
        hidesBar.toggle()
        setNeedsStatusBarAppearanceUpdate()
        view.window?.windowScene?.appAnswersChanged()
    }

    private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.buttonSize = .large
        configuration.baseForegroundColor = .white
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }
}
