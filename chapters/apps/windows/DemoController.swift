import UIKit

/// A shop with a log over it and a guide: which window is in front, and which one a finger reaches.
final class DemoController: UIViewController, UIScrollViewDelegate {
    private let basket = UILabel("In the basket: 0")
    private let order = UILabel("")
    private let reached = UILabel("Touch the boxes.")
    private let boxes = BoxesView()
    private let levels: [CGFloat] = [-1, 0.1, 1]
    private lazy var buyButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.count += 1 })
    private lazy var guideButton = UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: "Show the guide") { [weak self] _ in self?.toggleGuide() })
    private lazy var kindControl = UISegmentedControl(
        frame: .zero,
        actions: ["None", "Plain", "Pass-through"].map { title in
            UIAction(title: title) { [weak self] _ in self?.showChosenLog() }
        })
    private lazy var levelControl = UISegmentedControl(
        frame: .zero,
        actions: levels.map { level in
            UIAction(title: "\(level)") { [weak self] _ in self?.raiseLog() }
        })

    private var log: UIWindow?
    private var guide: GuideWindow?
    /// The windows over the app in the order in which they were last shown.
    private var shown: [UIWindow] = []
    private var count = 0 {
        didSet { basket.text = "In the basket: \(count)" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Windows"
        kindControl.selectedSegmentIndex = 0
        levelControl.selectedSegmentIndex = 1
        boxes.didTouch = { [weak self] yours, found in
            self?.reached.text = "hitView finds: \(yours)\nUIKit has found: \(found)"
        }
        let scrollView = showColumn([
            UILabel(
                "Show a log, and tap Buy beside it. A dot shows where the app's window hears a finger; "
                    + "a tap on the log's button takes it away."),
            UILabel("A log in a window", style: .headline), kindControl,
            UILabel("Its level", style: .headline), levelControl,
            basket, buyButton, guideButton, order,
            UILabel("Which view a finger reaches", style: .headline), boxes, reached,
        ])
        scrollView.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellOrder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeRing()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeRing()
    }

    // MARK: The log

    private func showChosenLog() {
        leave(log)
        log = nil
        guard let scene = view.window?.windowScene, kindControl.selectedSegmentIndex > 0 else {
            return tellOrder()
        }
        let isPlain = kindControl.selectedSegmentIndex == 1
        let window = isPlain ? UIWindow(windowScene: scene) : PassthroughWindow(windowScene: scene)
        let text = showLog(in: window)
        addCloseButton(to: window, in: text)
        log = window
        raiseLog()
    }

    /// A level counts when the window is shown: so it is shown anew, the last of its level.
    private func raiseLog() {
        guard let log else { return }
        log.isHidden = true
        log.windowLevel = .normal + levels[levelControl.selectedSegmentIndex]
        show(log)
    }

    /// Without the button nobody would get out from under a plain window.
    private func addCloseButton(to window: UIWindow, in text: UIView) {
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Close") { [weak self] _ in
                self?.kindControl.selectedSegmentIndex = 0
                self?.showChosenLog()
            })
        button.accessibilityLabel = "Close the log"
        button.translatesAutoresizingMaskIntoConstraints = false
        window.rootViewController?.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: text.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: -12),
        ])
    }

    // MARK: The guide

    private func toggleGuide() {
        leave(guide)
        if guide == nil, let scene = view.window?.windowScene {
            let window = GuideWindow(windowScene: scene)
            guide = window
            show(window)
        } else {
            guide = nil
            tellOrder()
        }
        placeRing()
    }

    private func placeRing() {
        guard let guide, let app = view.window else {
            guideButton.configuration?.title = "Show the guide"
            return
        }
        let hasRing = guide.surround(buyButton, of: app)
        guideButton.configuration?.title = "Hide the guide" + (hasRing ? "" : " (it has no ring)")
    }

    // MARK: All windows

    private func show(_ window: UIWindow) {
        window.isHidden = false
        shown.removeAll { $0 === window }
        shown.append(window)
        tellOrder()
    }

    /// Hidden first, then taken out of its scene, then released.
    private func leave(_ window: UIWindow?) {
        window?.isHidden = true
        window?.windowScene = nil
        shown.removeAll { $0 === window }
    }

    private func tellOrder() {
        guard let app = view.window else { return }
        // What the exercise "front to back" changes: with the stub there is no window.
        let windows = frontToBack([app] + shown)
        let names = windows.map { $0 === app ? "app" : $0 === log ? "log" : "guide" }
        order.text = "Front to back: " + (names.isEmpty ? "none" : names.joined(separator: ", "))
    }
}
