import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with controllers that determine the status bar, the home indicator and the screen edges.
@MainActor @Suite struct StatusBarListingTests {
    @Test func `a reader hides the status bar and the home indicator, and its bar style follows dark mode`()
        async throws
    {
        try await withDevice {
            let controller = ReadingController()
            let window = shownWindow(controller)
            let bar = try #require(window.windowScene?.statusBarManager)
            #expect(bar.statusBarStyle == .darkContent && !bar.isStatusBarHidden && bar.statusBarFrame.height > 0)
            let top = controller.view.safeAreaInsets.top
            controller.isFocused = true
            #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
            #expect(StatusBar.current.animation == .slide && HomeIndicator.current.isHidden)
            #expect(controller.view.safeAreaInsets.top == top, "the island stays")
            controller.isFocused = false
            #expect(!bar.isStatusBarHidden && !HomeIndicator.current.isHidden)
            setUserInterfaceStyle(.dark)
            #expect(bar.statusBarStyle == .lightContent)
        }
    }

    @Test func `a navigation controller can delegate the status bar style to its top view controller`() async throws {
        try await withDevice {
            let navigation = ForwardingNavigation(rootViewController: UIViewController())
            navigation.navigationBar.tintColor = .systemPink
            navigation.navigationBar.prefersLargeTitles = true
            let window = shownWindow(navigation)
            #expect(StatusBar.current.style == .default && StatusBar.current.window === window)
            let light = LightController()
            navigation.pushViewController(light, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.styleController === light)
            navigation.popViewController(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .default)
        }
    }

    @Test func `a navigation controller uses its top view controller's style only if its bar is hidden`()
        async throws
    {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: LightController())
            let window = shownWindow(navigation)
            #expect(StatusBar.current.style == .default && StatusBar.current.styleController === navigation)
            navigation.isNavigationBarHidden = true
            #expect(StatusBar.current.style == .lightContent)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a container delegates the bar style and the home indicator, and defers screen edges itself`()
        async throws
    {
        try await withDevice {
            let content = LightController()
            let container = ForwardingContainer(content: content)
            let window = shownWindow(container)
            #expect(StatusBar.current.styleController === content && StatusBar.current.style == .lightContent)
            #expect(StatusBar.current.hiddenController === container)
            #expect(HomeIndicator.current.controller === content && HomeIndicator.current.isHidden)
            #expect(SystemGestures.current.deferredEdges == .bottom)
            #expect(SystemGestures.current.controller === container)
            turnDevice(to: .landscapeLeft)
            #expect(content.view.frame == CGRect(x: 0, y: 0, width: 874, height: 402))
            #expect(content.view.window === window && content.parent === container)
        }
    }
}

private final class ReadingController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
    override var prefersStatusBarHidden: Bool { isFocused }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersHomeIndicatorAutoHidden: Bool { isFocused }

    var isFocused = false {
        didSet {
            UIView.animate(withDuration: 0.25) { self.setNeedsStatusBarAppearanceUpdate() }
            setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
            self.setNeedsStatusBarAppearanceUpdate()
        }
    }
}

private final class ForwardingNavigation: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var childForStatusBarHidden: UIViewController? { topViewController }
}

private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}

private final class ForwardingContainer: UIViewController {
    private let content: UIViewController

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }
}
