import Simulator
import TestSupport
import Testing
import UIKitTestSupport

@testable import Simulator
@_spi(Simulator) @testable import UIKit

/// Each unknown point of UIKit's behavior, both ways.
@MainActor @Suite struct UnknownBehaviorTests {
    @Test(arguments: UnknownBehavior.allCases)
    func `a phone has the default behavior, or the alternative if a test assumes it`(behavior: UnknownBehavior)
        async throws
    {
        let byDefault = try await withDevice(.iPhone17, assuming: []) { try await hasAlternative(behavior) }
        #expect(!byDefault)
        let assumed = try await withDevice(.iPhone17, assuming: [behavior]) { try await hasAlternative(behavior) }
        #expect(assumed)
    }

    @Test func `the simulator and UIKit list the same points`() {
        #expect(UnknownBehavior.allCases.map(\.rawValue) == Phone.Assumption.allCases.map(\.rawValue))
    }

    @Test func `the names in the environment are all, none, or some`() {
        #expect(UnknownBehavior.parse("") == [])
        #expect(UnknownBehavior.parse("all") == Set(UnknownBehavior.allCases))
        #expect(
            UnknownBehavior.parse("touchesLeaveKeyWindow, halfTurnsNotifyControllers")
                == [.touchesLeaveKeyWindow, .halfTurnsNotifyControllers])
    }

    @Test func `an unknown name in the environment stops the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UnknownBehavior.parse("touchesLeaveKeyWindows")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("there is no unknown behavior touchesLeaveKeyWindows"))
    }

    @Test func `a device in a device has the same behavior, unless it's given another`() async throws {
        try await withDevice(assuming: [.touchesLeaveKeyWindow]) {
            try await withDevice { #expect(Device.current.assumptions == [.touchesLeaveKeyWindow]) }
            try await withDevice(assuming: []) { #expect(Device.current.assumptions == []) }
        }
    }

    /// Returns a Boolean value indicating whether the current phone has the alternative behavior.
    private func hasAlternative(_ behavior: UnknownBehavior) async throws -> Bool {
        switch behavior {
        case .everyRequestUpdatesStatusBar: requestInAppReachesOverlay()
        case .onlyFullWindowsDecideStatusBar: styleOverSmallWindow() == .lightContent
        case .adaptedStyleDecidesStatusBar: try await styleOverAdaptedPopover() == .darkContent
        case .unshownWindowsIgnoreOrientation: isPortrait(underUnshown: .portrait)
        case .halfTurnsNotifyControllers: transitionsOfHalfTurn() == [1, 1, 1]
        case .firstResponderMakesWindowKey: isKeyAfterBecomingFirst()
        case .touchesLeaveKeyWindow: keyWindowAfterTouch() == "app"
        case .releasedKeyWindowHasSuccessor: keyWindowAfterRelease() == "app"
        case .hiddenIsPostedBeforeSuccessor: eventsOfHiding().last == "app did become key"
        case .fieldsStayFirstResponder: staysFirstResponder()
        case .keyboardStaysDuringRotation: !keyboardNotificationsOfRotation().contains("will hide")
        case .scrollToTopSkipsViews: try await offsetOfLowerList() == 0
        case .scrollToTopSkipsViewsInHiddenViews: await offsetBesideHiddenList() == 0
        case .touchesContinueInRotation: phasesOfTouchInRotation() == [.began, .ended]
        case .disjointOrientationsAreIgnored: await keepsOrientation()
        }
    }
}

@MainActor
private final class Styled: UIViewController {
    var style = UIStatusBarStyle.default
    var orientations = UIInterfaceOrientationMask.all
    private(set) var transitions = 0

    convenience init(_ style: UIStatusBarStyle, _ orientations: UIInterfaceOrientationMask = .all) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
        self.orientations = orientations
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        transitions += 1
    }
}

extension UnknownBehaviorTests {
    private func window(_ name: String, level: UIWindow.Level = .normal, _ root: UIViewController = .init()) -> UIWindow
    {
        let window = UIWindow(windowScene: scene)
        window.accessibilityIdentifier = name
        window.windowLevel = level
        window.rootViewController = root
        return window
    }

    private func app(_ root: UIViewController = UIViewController()) -> UIWindow {
        let window = window("app", root)
        window.makeKeyAndVisible()
        return window
    }

    private var style: UIStatusBarStyle? { scene.statusBarManager?.statusBarStyle }

    private final class Landscape: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    private final class PortraitApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .portrait }
    }

    /// Returns a Boolean value indicating whether an app without a common orientation goes on, in a process of its own.
    private func keepsOrientation() async -> Bool {
        let names: [String] = Device.current.assumptions.map(\.rawValue)
        let result = await #expect(processExitsWith: names.isEmpty ? .failure : .success) {
            [names = names as [String]] in
            let assumptions = Set(names.compactMap { UnknownBehavior(rawValue: $0) })
            try await withDevice(.iPhone17, assuming: assumptions) {
                launch(PortraitApp()) { _ in nil }
                let window = UIWindow(windowScene: scene)
                window.rootViewController = Landscape()
                window.makeKeyAndVisible()
                precondition(scene.effectiveGeometry.interfaceOrientation == .portrait)
            }
        }
        return result?.exitStatus == .exitCode(0)
    }

    private func requestInAppReachesOverlay() -> Bool {
        let (controller, forwarding) = (Styled(.darkContent), Styled(.darkContent))
        let app = app(controller)
        let overlay = window("overlay", level: .alert, forwarding)
        overlay.isHidden = false
        (controller.style, forwarding.style) = (.lightContent, .lightContent)
        controller.setNeedsStatusBarAppearanceUpdate()
        defer { withExtendedLifetime((app, overlay)) {} }
        return style == .lightContent
    }

    private func styleOverSmallWindow() -> UIStatusBarStyle? {
        let app = app(Styled(.lightContent))
        let ball = window("ball", level: .alert, Styled(.darkContent))
        ball.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
        ball.isHidden = false
        defer { withExtendedLifetime((app, ball)) {} }
        return style
    }

    private final class FullScreenInstead: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .fullScreen }
    }

    private func styleOverAdaptedPopover() async throws -> UIStatusBarStyle? {
        let root = Styled(.lightContent)
        let app = app(root)
        let popover = Styled(.darkContent)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = root.view
        let delegate = FullScreenInstead()
        popover.popoverPresentationController?.delegate = delegate
        root.present(popover, animated: false)
        #expect(popover.view.bounds.size == app.bounds.size)
        defer { withExtendedLifetime((app, delegate)) {} }
        return style
    }

    private func isPortrait(underUnshown orientations: UIInterfaceOrientationMask) -> Bool {
        let app = app(Styled(.default, .portrait))
        let lock = window("lock", level: .alert, Styled(.default, .all))
        turnDevice(to: .landscapeLeft)
        defer { withExtendedLifetime((app, lock)) {} }
        return scene.effectiveGeometry.interfaceOrientation == .portrait
    }

    /// Returns the number of notifications of the root view controller, its child, and the presented view controller.
    private func transitionsOfHalfTurn() -> [Int] {
        let (controller, child, presented) = (Styled(.default), Styled(.default), Styled(.default))
        let app = app(controller)
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        presented.modalPresentationStyle = .overFullScreen
        controller.present(presented, animated: false)
        turnDevice(to: .landscapeLeft)
        let before = [controller, child, presented].map(\.transitions)
        turnDevice(to: .landscapeRight)
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        defer { withExtendedLifetime(app) {} }
        let counts = zip([controller, child, presented].map(\.transitions), before).map { $0 - $1 }
        #expect(counts == [1, 1, 1] || counts == [0, 0, 0])
        return counts
    }

    private func isKeyAfterBecomingFirst() -> Bool {
        let app = app()
        let panel = window("panel", level: .alert)
        panel.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        panel.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        #expect((keyboardFrame != nil) == panel.isKeyWindow)
        let isKey = panel.isKeyWindow
        panel.makeKey()
        #expect(type("a") && field.text == "a")
        defer { withExtendedLifetime((app, panel)) {} }
        return isKey
    }

    private var keyName: String? { scene.keyWindow?.accessibilityIdentifier }

    private func keyWindowAfterTouch() -> String? {
        let app = app()
        let ball = window("ball", level: .alert)
        ball.isHidden = false
        tap(at: CGPoint(x: 100, y: 300))
        defer { withExtendedLifetime((app, ball)) {} }
        return keyName
    }

    private func keyWindowAfterRelease() -> String? {
        let app = app()
        var login: UIWindow? = window("login", level: .alert)
        login?.makeKeyAndVisible()
        #expect(keyName == "login")
        login = nil
        defer { withExtendedLifetime(app) {} }
        return keyName
    }

    private func eventsOfHiding() -> [String] {
        let app = app()
        let login = window("login", level: .alert)
        login.makeKeyAndVisible()
        let log = EventLog(["app": app, "login": login])
        login.isHidden = true
        #expect(log.lines.count == 3 && keyName == "app", "\(log.lines)")
        return log.lines
    }

    private func staysFirstResponder() -> Bool {
        let app = app()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        app.addSubview(field)
        field.becomeFirstResponder()
        let panel = window("panel", level: .alert)
        panel.makeKeyAndVisible()
        #expect(keyboardFrame == nil && !type("a"))
        let stays = field.isFirstResponder
        app.makeKey()
        #expect(type("b") && field.text == "b")
        defer { withExtendedLifetime(panel) {} }
        return stays
    }

    private func keyboardNotificationsOfRotation() -> [String] {
        let app = app()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        app.addSubview(field)
        field.becomeFirstResponder()
        var names: [String] = []
        let observed = [
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
            (UIResponder.keyboardWillShowNotification, "will show"),
        ]
        let tokens = observed.map { name, text in observeDevice(name) { _ in names.append(text) } }
        turnDevice(to: .landscapeLeft)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(names.last == "will show" && keyboardFrame?.width == scene.screen.bounds.width)
        return names
    }

    private func offsetBesideHiddenList() async -> CGFloat {
        let root = UIViewController()
        let app = app(root)
        let lists = (0..<2).map { _ in
            let list = UIScrollView(frame: root.view.bounds)
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: list.bounds.width, height: 5000)
            list.contentOffset.y = 500
            return list
        }
        let holder = UIView(frame: root.view.bounds)
        holder.isHidden = true
        holder.addSubview(lists[0])
        root.view.addSubview(holder)
        root.view.addSubview(lists[1])
        tapStatusBar()
        await PhoneClock.phone.advance(by: .seconds(2))
        #expect(lists[0].contentOffset.y == 500)
        defer { withExtendedLifetime(app) {} }
        return lists[1].contentOffset.y
    }

    private final class Touched: UIView {
        private(set) var phases: [UITouch.Phase] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
    }

    /// Returns the phases of a touch during which the interface rotates.
    private func phasesOfTouchInRotation() -> [UITouch.Phase] {
        let root = UIViewController()
        let app = app(root)
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.view.addSubview(view)
        let finger = press(at: CGPoint(x: 150, y: 150))
        turnDevice(to: .landscapeLeft)
        finger.lift()
        #expect(view.phases == [.began, .ended] || view.phases == [.began, .cancelled])
        defer { withExtendedLifetime(app) {} }
        return view.phases
    }

    private func offsetOfLowerList() async throws -> CGFloat {
        let root = UIViewController()
        let app = app(root)
        let size = root.view.bounds.size
        let lists = (0..<2).map { index in
            let list = UIScrollView(
                frame: CGRect(x: 0, y: size.height / 2 * CGFloat(index), width: size.width, height: size.height / 2))
            list.contentSize = CGSize(width: size.width, height: 5000)
            root.view.addSubview(list)
            list.contentOffset.y = 500
            return list
        }
        lists[0].scrollsToTop = false
        tapStatusBar()
        await PhoneClock.phone.advance(by: .seconds(2))
        #expect(lists[0].contentOffset.y == 500)
        defer { withExtendedLifetime(app) {} }
        return lists[1].contentOffset.y
    }
}
