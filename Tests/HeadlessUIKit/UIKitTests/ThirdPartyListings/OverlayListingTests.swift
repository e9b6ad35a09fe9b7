import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with windows over the app's: a badge, a log of window events, toasts, a login, a spinner.
@MainActor @Suite struct OverlayListingTests {
    @Test func `touches beside an overlay's badge reach the app, and the overlay never becomes key`() async throws {
        try await withDevice {
            let main = shownWindow(UIViewController())
            let overlay = PassThroughWindow(windowScene: scene)
            overlay.windowLevel = .alert + 1
            overlay.rootViewController = UIViewController()
            overlay.rootViewController?.view.backgroundColor = .clear
            overlay.isHidden = false
            let badge = UILabel()
            badge.text = "Beta"
            badge.isUserInteractionEnabled = true
            badge.backgroundColor = .systemRed
            badge.textColor = .white
            badge.layer.cornerRadius = 8
            badge.layer.masksToBounds = true
            badge.translatesAutoresizingMaskIntoConstraints = false
            let root = try #require(overlay.rootViewController?.view)
            root.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
                badge.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            ])
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                turnDevice(to: orientation)
                overlay.layoutIfNeeded()
                #expect(near(badge.frame.maxX, root.bounds.maxX - root.safeAreaInsets.right - 8))
                #expect(near(badge.frame.minY, root.safeAreaInsets.top + 8))
                #expect(touchTarget(at: badge.center).view === badge)
                let beside = CGPoint(x: badge.frame.minX - 5, y: badge.center.y)
                #expect(touchTarget(at: beside).window === main)
            }
            overlay.makeKey()
            #expect(main.isKeyWindow && !overlay.isKeyWindow)
        }
    }

    @Test func `a window posts notifications when it becomes visible, key and hidden`() async throws {
        try await withDevice {
            let log = WindowNewsLog()
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            window.isHidden = true
            #expect(
                log.names == [
                    UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
                    UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
                ])
        }
    }

    @Test func `toasts are shown one after the other and let touches through`() async throws {
        try await withDevice {
            let main = shownWindow(UIViewController())
            let queue = ToastQueue()
            queue.show("One")
            queue.show("Two")
            #expect(queue.text == "One")
            let toast = try #require(queue.window)
            #expect(!toast.isKeyWindow && main.isKeyWindow)
            let frame = queue.label.frame
            #expect(toast.bounds.inset(by: toast.safeAreaInsets).contains(frame))
            #expect(touchTarget(at: CGPoint(x: frame.midX, y: frame.midY)).window === main)
            await PhoneClock.phone.advance(by: .seconds(2.4))
            #expect(queue.text == "One")
            await PhoneClock.phone.advance(by: .seconds(0.2))
            #expect(queue.text == "Two")
            await PhoneClock.phone.advance(by: .seconds(2.5))
            #expect(queue.text == nil && queue.window == nil)
        }
    }

    @Test func `after a login, the app's window is key again and its text field continues editing`() async throws {
        try await withDevice {
            let main = shownWindow(UIViewController())
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            main.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            type("ab")
            let login = LoginScreen()
            login.present(over: scene)
            #expect(!main.isKeyWindow && keyboardFrame == nil && !type("x"))
            #expect(touchTarget(at: field.center).window !== main)
            login.succeed()
            #expect(main.isKeyWindow && keyboardFrame != nil)
            #expect(type("c") && field.text == "abc")
        }
    }

    @Test func `a centered spinner blocks the app's touches until it is hidden`() async throws {
        try await withDevice {
            let main = shownWindow(UIViewController())
            let spinner = BusyOverlay()
            spinner.show(in: scene)
            #expect(spinner.indicator.isAnimating && !spinner.indicator.isHidden)
            for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
                turnDevice(to: orientation)
                let middle = CGPoint(x: main.bounds.midX, y: main.bounds.midY)
                let indicator = spinner.indicator
                let shown = indicator.convert(
                    CGPoint(x: indicator.bounds.midX, y: indicator.bounds.midY), to: nil)
                #expect(abs(shown.x - middle.x) <= 0.5 && abs(shown.y - middle.y) <= 0.5)
                #expect(touchTarget(at: CGPoint(x: 30, y: 300)).window === indicator.window)
            }
            spinner.hide()
            #expect(!spinner.indicator.isAnimating && spinner.indicator.isHidden)
            #expect(touchTarget(at: CGPoint(x: 30, y: 300)).window === main && main.isKeyWindow)
        }
    }
}

private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event) else { return nil }
        return view == rootViewController?.view ? nil : view
    }

    override var canBecomeKey: Bool { false }
}

@MainActor
private final class WindowNewsLog {
    private(set) var names: [Notification.Name] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        for name in [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ] {
            tokens.append(observeDevice(name) { [weak self] in self?.names.append($0.name) })
        }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

@MainActor
private final class ToastQueue {
    private var messages: [String] = []
    private(set) var window: UIWindow?
    let label = UILabel()

    var text: String? { window == nil ? nil : label.text }

    func show(_ message: String) {
        messages.append(message)
        if window == nil { next() }
    }

    private func next() {
        guard !messages.isEmpty, let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
            window?.isHidden = true
            window = nil
            return
        }
        label.text = messages.removeFirst()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        label.textColor = .white
        label.layer.cornerRadius = 10
        label.clipsToBounds = true
        let window = self.window ?? UIWindow(windowScene: scene)
        window.windowLevel = .statusBar - 1
        window.isUserInteractionEnabled = false
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        window.isHidden = false
        self.window = window
        guard let root = window.rootViewController?.view else { return }
        let size = label.sizeThatFits(CGSize(width: root.bounds.width - 80, height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: root.bounds.midX - size.width / 2 - 12, y: root.bounds.maxY - root.safeAreaInsets.bottom - 80,
            width: size.width + 24, height: size.height + 16)
        root.addSubview(label)
        label.alpha = 0
        UIView.animate(withDuration: 0.2) {
            self.label.alpha = 1
        } completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 2, options: [.curveEaseIn, .allowUserInteraction]) {
                self.label.alpha = 0
            } completion: { _ in
                self.next()
            }
        }
    }
}

@MainActor
private final class LoginScreen {
    private var window: UIWindow?
    private weak var previous: UIWindow?

    func present(over scene: UIWindowScene) {
        previous = scene.keyWindow
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.backgroundColor = .systemBackground
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func succeed() {
        window?.isHidden = true
        window = nil
        previous?.makeKey()
    }
}

@MainActor
private final class BusyOverlay {
    private var window: UIWindow?
    let indicator = UIActivityIndicatorView(style: .large)

    func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        let controller = UIViewController()
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        blur.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
        blur.layer.cornerRadius = 16
        blur.layer.masksToBounds = true
        blur.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        indicator.center = CGPoint(x: 60, y: 60)
        indicator.startAnimating()
        blur.contentView.addSubview(indicator)
        controller.view.addSubview(blur)
        window.rootViewController = controller
        window.isHidden = false
        self.window = window
    }

    func hide() {
        indicator.stopAnimating()
        window?.isHidden = true
        window = nil
    }
}
