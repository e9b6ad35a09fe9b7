import UIKit

/// A form, and windows over it: which of them is key, who is next, and what a login gives back.
final class DemoController: UIViewController {
    private let amount = UITextField()
    private let note = UITextView()
    private let state = UILabel("")
    private let history = UILabel("", style: .footnote)
    private let log = WindowLog()
    private var observers: [WindowObserver] = []
    private lazy var ballControl = UISegmentedControl(
        frame: .zero,
        actions: ["None", "Plain", "Overlay"].map { title in
            UIAction(title: title) { [weak self] _ in self?.showChosenBall() }
        })

    private var ball: UIWindow?
    private var panel: UIWindow?
    /// The windows over the app in the order in which they were last shown.
    private var shown: [UIWindow] = []
    private var hasRetiredInVain = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "The key window"
        setUpFields()
        ballControl.selectedSegmentIndex = 0
        showColumn([
            UILabel(
                "Put the caret into the note, leave the app and come back. The password is “secret”; "
                    + "then the note is edited again, with the caret where it was."),
            amount, note,
            UILabel("The windows", style: .headline), state,
            makeButton("Lock now") { $0.lockNow() },
            makeButton("Show an alert") { $0.showAlert() },
            makeButton("Show a sheet") { $0.showSheet() },
            UILabel("A panel over the app", style: .headline),
            makeButton("Show the panel") { $0.showPanel(isKey: false) },
            makeButton("Show it and make it key") { $0.showPanel(isKey: true) },
            UILabel("A ball over the app", style: .headline), ballControl,
            UILabel("What has happened", style: .headline), history,
        ])
        let events = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        // Layout comes when all who observe have been told, the log among them.
        observers = events.map {
            WindowObserver(of: $0) { [weak self] _ in self?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tellState()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let app = view.window else { return }
        let safe = app.bounds.inset(by: app.safeAreaInsets)
        (panel as? PanelWindow)?.settle(in: safe)
        // What lies under the panel can be scrolled above it.
        let covered = panel.flatMap { $0.isHidden ? nil : safe.maxY - $0.frame.minY } ?? 0
        if additionalSafeAreaInsets.bottom != covered { additionalSafeAreaInsets.bottom = covered }
        ball?.frame = CGRect(x: safe.maxX - 64, y: safe.midY - 28, width: 56, height: 56)
    }

    // MARK: The form, and what lies over it

    private func setUpFields() {
        amount.text = "120.00"
        amount.borderStyle = .roundedRect
        amount.accessibilityLabel = "Amount"
        note.text = "For the tea"
        note.backgroundColor = .secondarySystemBackground
        note.layer.cornerRadius = 8
        note.accessibilityLabel = "Note"
        note.heightAnchor.constraint(equalToConstant: 96).isActive = true
        (amount.font, note.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
        amount.adjustsFontForContentSizeCategory = true
        note.adjustsFontForContentSizeCategory = true
    }

    private func makeButton(
        _ title: String, action: @escaping @MainActor (DemoController) -> Void
    ) -> UIButton {
        UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: title) { [weak self] _ in
                if let self { action(self) }
            })
    }

    private func lockNow() {
        (view.window?.windowScene?.delegate as? SceneDelegate)?.lockNow()
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Code?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = "47" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Send", style: .default))
        present(alert, animated: true)
    }

    private func showSheet() {
        let form = TransferController()
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        present(UINavigationController(rootViewController: form), animated: true)
    }

    // MARK: Windows over the app

    private func showPanel(isKey: Bool) {
        guard let scene = view.window?.windowScene else { return }
        let panel = panel ?? makePanel(in: scene)
        self.panel = panel
        if isKey { panel.makeKeyAndVisible() } else { panel.isHidden = false }
        remember(panel)
    }

    private func makePanel(in scene: UIWindowScene) -> UIWindow {
        PanelWindow(
            in: scene,
            hide: UIAction(title: "Hide") { [weak self] _ in self?.panel?.isHidden = true },
            retire: UIAction(title: "Retire") { [weak self] _ in self?.retirePanel() })
    }

    private func retirePanel() {
        // What the exercise "retire a window" changes: with the stub the panel stays.
        var window = panel
        retire(&window)
        panel = window
        hasRetiredInVain = window != nil
        if window == nil { shown.removeAll { $0 is PanelWindow } }
        view.setNeedsLayout()
    }

    private func showChosenBall() {
        ball?.isHidden = true
        ball?.windowScene = nil
        shown.removeAll { $0 === ball }
        ball = nil
        defer { view.setNeedsLayout() }
        guard let scene = view.window?.windowScene, ballControl.selectedSegmentIndex > 0 else { return }
        let isPlain = ballControl.selectedSegmentIndex == 1
        let window = isPlain ? NamedWindow("Ball", in: scene) : OverlayWindow(windowScene: scene)
        window.windowLevel = .normal + 0.2
        window.layer.cornerRadius = 28
        window.clipsToBounds = true
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .systemIndigo
        window.isHidden = false
        ball = window
        remember(window)
    }

    private func remember(_ window: UIWindow) {
        hasRetiredInVain = false
        shown.removeAll { $0 === window }
        shown.append(window)
        view.setNeedsLayout()
    }

    // MARK: What has happened

    private func tellState() {
        guard let app = view.window, let scene = app.windowScene else { return }
        let leaving = scene.keyWindow ?? app
        // What the exercise "who is next?" changes: with the stub the one that leaves is next.
        let next = nextKeyWindow(after: leaving, among: [app] + shown)
        var lines = ["Key: \(name(of: scene.keyWindow))"]
        lines.append("If \(name(of: leaving)) leaves, next is: \(name(of: next))")
        lines.append("From back to front: " + scene.stack.joined(separator: ", "))
        if hasRetiredInVain { lines.append("The panel has not been retired.") }
        state.text = lines.joined(separator: "\n")
        history.text = log.lines.suffix(6).joined(separator: "\n")
        frameKeyWindows()
    }

    private func name(of window: UIWindow?) -> String {
        guard let window else { return "none" }
        return (window as? NamedWindow)?.name ?? (window === ball ? "Ball" : "the login")
    }

    private func frameKeyWindows() {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        // What the exercise "whose keyboard is it?" changes: with the stub no window has a border.
        let keys = keyWindows(of: scenes)
        for window in scenes.flatMap(\.windows).compactMap({ $0 as? NamedWindow }) {
            window.layer.borderWidth = keys.contains(window) ? 5 : 0
            window.layer.borderColor = UIColor.systemOrange.cgColor
        }
    }
}
