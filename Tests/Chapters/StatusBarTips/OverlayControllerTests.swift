import Simulator
import Testing
import UIKit

/// Tests that an overlay doesn't change the state of the phone, whatever the app presents.
@MainActor
@Suite struct OverlayControllerTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .popover]

    /// The presenting controller, and other conditions of the presentation.
    enum Situation: CaseIterable {
        case root, child, childInContext, navigation, capturing, fullScreenOnTop, sheetOnTop, sameOnTop
        case navigationInside, adapted
    }

    /// The overlay takes the adapted style of a presentation for the one that counts.
    private nonisolated static let adapting: Set<UnknownBehavior> = [.adaptedStyleDecidesStatusBar]

    @Test(arguments: styles, Situation.allCases)
    func `if an adapted style decides, an overlay that is asked after each change doesn't change the phone`(
        _ style: UIModalPresentationStyle, _ situation: Situation
    ) async throws {
        try await withDevice(assuming: Self.adapting) {
            let plain = try await withDevice { await story(style, situation) }
            let other = try await withDevice { await story(style, situation, under: .asked) }
            for (state, expected) in zip(other, plain) { #expect(state == expected) }
        }
    }

    @Test(arguments: styles, Situation.allCases)
    func `if every request updates the bar and an adapted style decides, an overlay that isn't asked changes nothing`(
        _ style: UIModalPresentationStyle, _ situation: Situation
    ) async throws {
        try await withDevice(assuming: Self.adapting.union([.everyRequestUpdatesStatusBar])) {
            let plain = try await withDevice { await story(style, situation) }
            let other = try await withDevice { await story(style, situation, under: .notAsked) }
            for (state, expected) in zip(other, plain) { #expect(state == expected) }
        }
    }

    @Test func `after a push, the overlay has the old style until the app requests an update`() async throws {
        try await withDevice(assuming: []) {
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.isNavigationBarHidden = true
            let app = UIWindow(windowScene: scene)
            app.rootViewController = stack
            app.makeKeyAndVisible()
            let overlay = overlayWindow()
            stack.pushViewController(WishingController("pushed", Wishes(style: .lightContent)), animated: false)
            #expect(StatusBar.current.style == .default)
            (overlay.rootViewController as? OverlayController)?.setNeedsUpdateOfAppAnswers()
            #expect(StatusBar.current.style == .lightContent)
            withExtendedLifetime(app) {}
        }
    }

    private enum Overlay {
        /// The app calls `setNeedsUpdateOfAppAnswers()` after each change.
        case asked
        case notAsked
    }

    /// Returns the state of the phone at each step of presenting, rotating and dismissing.
    private func story(
        _ style: UIModalPresentationStyle, _ situation: Situation, under overlay: Overlay? = nil
    ) async -> [PhoneState] {
        let stage = Step(situation)
        let window = overlay.map { _ in overlayWindow() }
        var states = [PhoneState("at first")]
        func note(_ step: String) {
            if overlay == .asked {
                (window?.rootViewController as? OverlayController)?.setNeedsUpdateOfAppAnswers()
            }
            states.append(PhoneState(step))
        }
        let first = WishingController("first", .first)
        stage.present(first, style)
        note("while it comes")
        await PhoneClock.phone.advance(by: .seconds(1))
        stage.presentNext(upon: first, style)
        await PhoneClock.phone.advance(by: .seconds(1))
        note("presented")
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            turnDevice(to: orientation)
            note("turned to \(orientation.rawValue)")
        }
        stage.front(first).dismiss(animated: true)
        note("while it goes")
        await PhoneClock.phone.advance(by: .seconds(1))
        note("dismissed")
        withExtendedLifetime((stage, window)) {}
        return states
    }

    private func overlayWindow() -> UIWindow {
        let window = OverlayWindow(windowScene: scene, level: .statusBar - 1)
        window.rootViewController = OverlayController()
        window.isHidden = false
        return window
    }

    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, "first", "first"), (.pageSheet, "root", "root"),
        (.formSheet, "root", "root"), (.overFullScreen, "root", "first"), (.overCurrentContext, "root", "root"),
        (.currentContext, "root", "root"), (.popover, "root", "root"), (.custom, "root", "root"),
    ]) func `if every request updates the bar, a full-screen controller decides, and one that fills the window orients`(
        _ style: UIModalPresentationStyle, _ bar: String, _ screen: String
    ) async throws {
        try await withDevice(assuming: [.everyRequestUpdatesStatusBar]) {
            let stage = Step(.root)
            let window = overlayWindow()
            let first = WishingController("first", .first)
            stage.present(first, style)
            await PhoneClock.phone.advance(by: .seconds(1))
            let controller = try #require(window.rootViewController as? OverlayController)
            let root = try #require(controller.appRoot)
            #expect((root.statusBarOwner as? WishingController)?.name == bar)
            #expect((root.screenOwner as? WishingController)?.name == screen)
            #expect(StatusBar.current.style == (bar == "first" ? .darkContent : .lightContent))
            #expect(controller.supportedInterfaceOrientations == (screen == "first" ? .portrait : .all))
        }
    }

    // MARK: Whose answers count

    @Test func `a window above the normal level is treated as a system window and doesn't decide`() async throws {
        try await withDevice {
            showApp(WishingController("app", Wishes(style: .lightContent)))
            let text = UIWindow(windowScene: scene)
            text.windowLevel = .normal + 1
            text.rootViewController = WishingController("text effects", Wishes(style: .darkContent))
            text.isHidden = false
            let overlay = overlayWindow()
            #expect(StatusBar.current.style == .lightContent)
            withExtendedLifetime(overlay) {}
        }
    }

    @Test func `if every request updates the bar, the frontmost window that covers the app decides, even if not key`()
        async throws
    {
        try await withDevice(assuming: [.everyRequestUpdatesStatusBar]) {
            let app = showApp(WishingController("app", Wishes(style: .lightContent)))
            let overlay = overlayWindow()
            let login = UIWindow(windowScene: scene)
            login.rootViewController = WishingController("login", Wishes(style: .darkContent, hidesBar: true))
            login.makeKeyAndVisible()
            #expect(StatusBar.current.style == .darkContent && StatusBar.current.isHidden)
            app.makeKey()
            #expect(StatusBar.current.styleController === login.rootViewController)
            app.makeKeyAndVisible()
            #expect(StatusBar.current.styleController === app.rootViewController, "it is in front of the other now")
            app.isHidden = true
            app.isHidden = false
            login.isHidden = true
            #expect(StatusBar.current.style == .lightContent && !StatusBar.current.isHidden)
            withExtendedLifetime(overlay) {}
        }
    }

    @Test func `small and hidden windows, windows without a root and other overlays don't decide`() async throws {
        try await withDevice {
            let app = showApp(WishingController("app", Wishes(style: .lightContent)))
            let overlay = overlayWindow()
            let small = UIWindow(windowScene: scene)
            small.rootViewController = WishingController("small", Wishes(style: .darkContent))
            small.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
            small.makeKeyAndVisible()
            let hidden = UIWindow(windowScene: scene)
            hidden.rootViewController = WishingController("hidden", Wishes(style: .darkContent))
            let bare = UIWindow(windowScene: scene)
            bare.isHidden = false
            let ball = OverlayWindow(windowScene: scene, level: .normal + 0.2)
            ball.rootViewController = OverlayController()
            ball.isHidden = false
            #expect(StatusBar.current.styleController === app.rootViewController && small.isKeyWindow)
            // Two overlays at one level must not query each other.
            let second = overlayWindow()
            for window in [overlay, second, ball] {
                #expect((window.rootViewController as? OverlayController)?.appRoot === app.rootViewController)
            }
            withExtendedLifetime((overlay, hidden)) {}
        }
    }

    @Test func `a window in front of the overlay decides about the status bar`() async throws {
        try await withDevice {
            let app = showApp(WishingController("app", Wishes(style: .lightContent)))
            let overlay = overlayWindow()
            let front = UIWindow(windowScene: scene)
            front.windowLevel = .alert + 1
            front.rootViewController = WishingController("front", Wishes(style: .darkContent))
            front.isHidden = false
            #expect(StatusBar.current.style == .darkContent)
            let controller = try #require(overlay.rootViewController as? OverlayController)
            #expect(controller.appRoot === app.rootViewController)
        }
    }

    @Test func `each scene's overlay forwards to the app's window in that scene`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp(WishingController("left"))
            let first = scene
            let second = openScene()
            let other = UIWindow(windowScene: second)
            other.rootViewController = WishingController("right")
            other.makeKeyAndVisible()
            for (scene, name) in [(first, "left"), (second, "right")] {
                let overlay = OverlayWindow(windowScene: scene, level: .statusBar - 1)
                let controller = OverlayController()
                overlay.rootViewController = controller
                overlay.isHidden = false
                #expect((controller.appRoot as? WishingController)?.name == name)
            }
            withExtendedLifetime(app) {}
        }
    }

    @Test func `if every request updates the bar, an overlay without a window of the app has the default values`()
        async throws
    {
        try await withDevice(assuming: [.everyRequestUpdatesStatusBar]) {
            var app: UIWindow? = showApp(WishingController("app", Wishes(style: .lightContent)))
            let overlay = overlayWindow()
            let controller = try #require(overlay.rootViewController as? OverlayController)
            app?.isHidden = true
            app = nil
            #expect(controller.appRoot == nil && StatusBar.current.style == .default)
            #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(OverlayController().childForStatusBarStyle == nil, "it is in no window")
        }
    }

    // MARK: When the answers change

    @Test func `setNeedsUpdateOfAppAnswers applies the app's changed values`() async throws {
        try await withDevice {
            let root = WishingController("app", Wishes(style: .lightContent))
            let app = showApp(root)
            let overlay = overlayWindow()
            let controller = try #require(overlay.rootViewController as? OverlayController)
            root.wishes = Wishes(
                style: .darkContent, hidesBar: true, animation: .slide, hidesIndicator: true, deferredEdges: .bottom)
            #expect(StatusBar.current.style == .lightContent && !HomeIndicator.current.isHidden)
            controller.setNeedsUpdateOfAppAnswers()
            #expect(StatusBar.current.style == .darkContent && StatusBar.current.isHidden)
            #expect(StatusBar.current.animation == .slide)
            #expect(HomeIndicator.current.isHidden && SystemGestures.current.deferredEdges == .bottom)
            turnDevice(to: .landscapeLeft)
            root.wishes.orientations = .portrait
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
            controller.setNeedsUpdateOfAppAnswers()
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `if every request updates the bar, the app's own request applies the changed values`() async throws {
        try await withDevice(assuming: [.everyRequestUpdatesStatusBar]) {
            let root = WishingController("app", Wishes(style: .lightContent))
            let app = showApp(root)
            let overlay = overlayWindow()
            root.wishes.style = .darkContent
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.style == .darkContent)
            withExtendedLifetime((app, overlay)) {}
        }
    }
}

extension Wishes {
    fileprivate static let root = Wishes(style: .lightContent, deferredEdges: .top)
    fileprivate static let first = Wishes(
        style: .darkContent, hidesBar: true, animation: .slide, orientations: .portrait, hidesIndicator: true,
        deferredEdges: .bottom)
    fileprivate static let second = Wishes(
        style: .default, animation: .none, orientations: [.portrait, .landscapeLeft], deferredEdges: .left)
}

/// An app that presents a controller.
@MainActor
private final class Step {
    private let situation: OverlayControllerTests.Situation
    private let window: UIWindow
    private let presenter: UIViewController
    private let adapter = FullScreenAdapter()

    init(_ situation: OverlayControllerTests.Situation) {
        self.situation = situation
        let root = WishingController("root", .root)
        presenter = root
        switch situation {
        case .child, .childInContext:
            let container = ContainerController(root)
            root.definesPresentationContext = situation == .childInContext
            window = showApp(container)
        case .navigation: window = showApp(UINavigationController(rootViewController: root))
        default: window = showApp(root)
        }
        window.layoutIfNeeded()
    }

    func present(_ controller: WishingController, _ style: UIModalPresentationStyle) {
        controller.modalPresentationCapturesStatusBarAppearance = situation == .capturing
        let shown = situation == .navigationInside ? UINavigationController(rootViewController: controller) : controller
        present(shown, style, from: presenter)
    }

    /// Presents a second controller from the first, in the situations that have one.
    func presentNext(upon first: UIViewController, _ style: UIModalPresentationStyle) {
        let second = WishingController("second", .second)
        switch situation {
        case .fullScreenOnTop: present(second, .fullScreen, from: first)
        case .sheetOnTop: present(second, .pageSheet, from: first)
        case .sameOnTop: present(second, style, from: first)
        default: break
        }
    }

    func front(_ first: UIViewController) -> UIViewController {
        first.presentedViewController ?? first
    }

    private func present(
        _ controller: UIViewController, _ style: UIModalPresentationStyle, from presenter: UIViewController
    ) {
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = presenter.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 200, width: 10, height: 10)
        if situation == .adapted {
            controller.transitioningDelegate = adapter
            controller.presentationController?.delegate = adapter
        }
        presenter.present(controller, animated: true)
    }
}

/// A presentation delegate that adapts the presentation to full screen in a compact width.
private final class FullScreenAdapter: NSObject, UIAdaptivePresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
        controller.delegate = self
        return controller
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
}

/// A container that shows one child and returns the child's preferences for the screen.
private final class ContainerController: UIViewController {
    private let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.view.frame = view.bounds
        child.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { child.supportedInterfaceOrientations }
}
