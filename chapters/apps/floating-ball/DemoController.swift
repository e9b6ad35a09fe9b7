import UIKit

/// An app under the ball: something to type into, to present and to write down.
final class DemoController: UIViewController, UITextFieldDelegate {
    private let status = UILabel()
    private let field = UITextField()
    private var keeper: BallKeeper?
    private var landing = Landing.side
    private var lineCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A Floating Ball"
        view.backgroundColor = .systemBackground
        // In the bar, where the open log does not cover it.
        let write = UIAction(title: "Write") { [weak self] _ in self?.writeLines() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: write)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Write three lines to the log"

        field.placeholder = "Type here"
        field.borderStyle = .roundedRect
        field.returnKeyType = .done
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = "A field to type into"
        field.delegate = self
        set(status, to: "No ball: the chapter's scene delegate makes one in debug builds.")

        let stack = UIStackView(arrangedSubviews: [
            label("Drag the ball anywhere, and rotate. A tap opens the log, another closes it."),
            heading("When you let it go"), makeLandingControl(), status,
            label("It is kept for the next launch: leave it somewhere, and run the app again."),
            heading("What it leaves alone"), field,
            label("The keyboard lifts the ball. It stays open when you tap the ball."),
            UIButton(
                configuration: .tinted(),
                primaryAction: UIAction(title: "Present a Sheet") { [weak self] _ in
                    self?.presentSheet()
                }),
            heading("The log"),
            label(
                """
                “Write” adds three lines. With the log open and scrolled to its end it shows them; \
                scroll up, and it waits for you.
                """),
        ])
        stack.axis = .vertical
        stack.spacing = 12
        fill(with: stack)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard keeper == nil, let ball = view.window?.windowScene?.ball else { return }
        let keeper = BallKeeper(ball)
        keeper.landing = landing
        keeper.didLand = { [weak self, weak keeper] in
            guard let self, let keeper else { return }
            set(status, to: keeper.words)
        }
        keeper.didLand()
        self.keeper = keeper
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: Controls

    private func makeLandingControl() -> UISegmentedControl {
        let actions = Landing.allCases.map { landing in
            UIAction(title: landing.rawValue) { [weak self] _ in
                self?.landing = landing
                self?.keeper?.landing = landing
            }
        }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        control.selectedSegmentIndex = 0
        return control
    }

    private func writeLines() {
        for _ in 1...3 {
            lineCount += 1
            Log.shared.append("Line \(lineCount)")
        }
    }

    private func presentSheet() {
        let page = UIViewController()
        page.title = "A Sheet"
        page.view.backgroundColor = .systemGroupedBackground
        let close = UIAction { [weak page] _ in page?.dismiss(animated: true) }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: close)
        present(UINavigationController(rootViewController: page), animated: true)
    }

    // MARK: Looks

    private func heading(_ text: String) -> UILabel {
        let heading = UILabel()
        set(heading, to: text, style: .headline)
        heading.accessibilityTraits = .header
        return heading
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        set(label, to: text)
        return label
    }

    private func set(_ label: UILabel, to text: String, style: UIFont.TextStyle = .body) {
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
    }

    private func fill(with stack: UIStackView) {
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .interactive
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        for view in [stack, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
        let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
}

extension UIWindowScene {
    /// The ball that floats over the scene, if one does.
    var ball: BallView? {
        windows.lazy.compactMap { ($0.rootViewController as? BallController)?.ball }.first
    }
}
