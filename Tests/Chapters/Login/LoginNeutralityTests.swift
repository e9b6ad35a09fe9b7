import Simulator
import Testing
import UIKit

/// Tests that the login gives back what it takes, to the window that had it, and changes nothing else.
@Suite("The login and the app behind it")
@MainActor
struct LoginNeutralityTests {
    private func logIn() {
        foreground()
        type("secret\n")
    }

    private func showKeyAlert() -> (window: UIWindow, field: UITextField) {
        let alert = UIWindow(windowScene: scene)
        alert.windowLevel = .alert
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        alert.addSubview(field)
        alert.makeKeyAndVisible()
        field.becomeFirstResponder()
        return (alert, field)
    }

    // MARK: The key status

    @Test(arguments: [Set(), [UnknownBehavior.firstResponderMakesWindowKey]])
    func `if the key window was hidden during the login, the app's window becomes key`(
        assumptions: Set<UnknownBehavior>
    ) async throws {
        try await withDevice(assuming: assumptions) {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            let alert = showKeyAlert()
            background()
            foreground()
            alert.window.isHidden = true
            type("secret\n")
            #expect(scene.keyWindow === delegate.window)
            #expect(!alert.field.isFirstResponder)
            withExtendedLifetime(ball) {}
        }
    }

    @Test func `if the key window was released during the login, a window above the app doesn't become key`()
        async throws
    {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            var panel: UIWindow? = UIWindow(windowScene: scene)
            panel?.makeKeyAndVisible()
            background()
            panel = nil
            logIn()
            #expect(scene.keyWindow === delegate.window)
            withExtendedLifetime(ball) {}
        }
    }

    @Test func `if the key window left its scene during the login, the app's window becomes key`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            let alert = showKeyAlert()
            background()
            alert.window.windowScene = nil
            logIn()
            #expect(scene.keyWindow === delegate.window)
            withExtendedLifetime(ball) {}
        }
    }

    @Test func `if the app exchanged its window during the login, the new window becomes key`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            background()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = StageController(Stage.all[7])
            window.isHidden = false
            delegate.window?.isHidden = true
            delegate.window = window
            logIn()
            #expect(scene.keyWindow === window)
            withExtendedLifetime(ball) {}
        }
    }

    /// The login gives back what was, even if that isn't useful. An overlay that's never key prevents it.
    @Test func `an ordinary window that was key before the login is key afterwards, and an overlay isn't`() async throws
    {
        try await withDevice(assuming: []) {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let ball = showBall()
            let overlay = OverlayWindow(windowScene: scene)
            overlay.frame = CGRect(x: 20, y: 400, width: 60, height: 60)
            overlay.addSubview(UIControl(frame: overlay.bounds))
            overlay.windowLevel = .normal + 0.2
            overlay.isHidden = false

            tap(at: overlay.center)
            background()
            logIn()
            #expect(scene.keyWindow === delegate.window)

            tap(at: ball.center)
            #expect(scene.keyWindow === ball)
            background()
            logIn()
            #expect(scene.keyWindow === ball)
        }
    }

    @Test func `a window that takes the key status back whenever it resigns doesn't stop the app`() async throws {
        /// A window that gives up after many times, so that the test ends.
        final class StubbornWindow: UIWindow {
            var count = 0
            override func resignKey() {
                super.resignKey()
                guard count < 30, !isHidden else { return }
                count += 1
                makeKey()
            }
        }
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            background()
            foreground()
            let other = StubbornWindow(windowScene: scene)
            other.makeKeyAndVisible()
            #expect(other.count < 5)
            #expect(touchTarget(at: other.center).window !== other, "the login is in front")

            other.isHidden = true
            type("secret\n")
            #expect(scene.keyWindow === delegate.window)
        }
    }

    // MARK: The status bar and the orientation

    /// A view controller that counts its layouts, and whose preferences differ from UIKit's defaults.
    private final class ParticularController: UIViewController {
        let isLocked: Bool
        let orientations: UIInterfaceOrientationMask
        private(set) var layoutCount = 0

        init(_ orientations: UIInterfaceOrientationMask = .portrait, isLocked: Bool = false) {
            self.orientations = orientations
            self.isLocked = isLocked
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var prefersStatusBarHidden: Bool { true }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        override var prefersInterfaceOrientationLocked: Bool { isLocked }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layoutCount += 1
        }
    }

    @Test(arguments: [UIInterfaceOrientationMask.portrait, .landscape])
    func `the app isn't rotated, laid out or shown a status bar by the login`(
        orientations: UIInterfaceOrientationMask
    ) async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            let app = try #require(delegate.window)
            let controller = ParticularController(orientations)
            app.rootViewController = controller
            app.layoutIfNeeded()
            turnDevice(to: orientations == .portrait ? .portrait : .landscapeLeft)
            let (size, count) = (app.bounds.size, controller.layoutCount)

            @MainActor func check(_ moment: String) {
                app.layoutIfNeeded()
                #expect(scene.statusBarManager?.isStatusBarHidden == true, "\(moment)")
                #expect(app.bounds.size == size, "\(moment)")
                #expect(controller.layoutCount == count, "\(moment)")
            }
            background()
            check("in the background")
            foreground()
            check("back again")
            turnDevice(to: orientations == .portrait ? .landscapeLeft : .portrait)
            check("rotated")
            type("secret\n")
            check("after the password")
        }
    }

    @Test func `a locked orientation stays locked during the login`() async throws {
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            delegate.window?.rootViewController = ParticularController(.all, isLocked: true)
            background()
            foreground()
            #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
            turnDevice(to: .landscapeLeft)
            type("secret\n")
            #expect(delegate.window?.bounds.size == CGSize(width: 402, height: 874))
        }
    }

    @Test func `a controller presented full screen keeps deciding during the login`() async throws {
        try await withDevice {
            let (delegate, screen) = launchNote { LockedSceneDelegate() }
            let photo = ParticularController()
            photo.modalPresentationStyle = .fullScreen
            screen.present(photo, animated: false)
            background()
            foreground()
            turnDevice(to: .landscapeLeft)
            #expect(delegate.window?.bounds.size == CGSize(width: 402, height: 874))
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
        }
    }

    /// The bar is read on the login's background, not on the app's.
    @Test func `the login has a status bar of its own style`() async throws {
        final class DarkController: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        try await withDevice {
            let (delegate, _) = launchNote { LockedSceneDelegate() }
            delegate.window?.rootViewController = DarkController()
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
            background()
            foreground()
            #expect(scene.statusBarManager?.statusBarStyle == .default)
            type("secret\n")
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        }
    }

    // MARK: VoiceOver

    @Test func `after the login, VoiceOver returns to the view that is edited`() async throws {
        try await withDevice(.iPhone17.with(.voiceOver)) {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            let amount = addAmount(to: screen)
            screen.note.becomeFirstResponder()
            background()
            foreground()
            let log = EventLog(["note": screen.note])
            type("secret\n")
            #expect(log.lines.last { $0.hasPrefix("accessibility") } == "accessibility screen changed: note")

            amount.becomeFirstResponder()
            background()
            logIn()
            #expect(VoiceOver.focusedElement === amount)
        }
    }

    @Test func `if nothing was edited, VoiceOver begins at the first element after the login`() async throws {
        try await withDevice(.iPhone17.with(.voiceOver)) {
            let (_, screen) = launchNote { LockedSceneDelegate() }
            background()
            let log = EventLog()
            logIn()
            #expect(log.lines.last { $0.hasPrefix("accessibility") } == "accessibility screen changed: nothing")
            #expect(VoiceOver.focusedElement === VoiceOver.elements.first)
            #expect((VoiceOver.focusedElement as? UIView)?.window === screen.view.window)
        }
    }
}
