import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of controllers that present, push, pop, select and leave during callbacks of another transition.
@MainActor @Suite struct NestedTransitionTests {
    private let log = Callbacks()

    private func controller(_ name: String) -> LoggedController { LoggedController(name, log) }

    private func finishTransitions() async { await PhoneClock.phone.advance(by: .seconds(2)) }

    @Test(arguments: [false, true])
    func `a view controller that pops itself in viewWillAppear leaves the one below visible`(animated: Bool)
        async throws
    {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let navigation = UINavigationController(rootViewController: a)
            let window = shownWindow(navigation)
            b.onEvent = { [unowned b] in
                if $0 == "willAppear" { b.navigationController?.popViewController(animated: animated) }
            }
            navigation.pushViewController(b, animated: animated)
            await finishTransitions()
            #expect(navigation.viewControllers == [a] && a.view.window === window && b.view.window == nil)
            #expect(b.parent == nil)
            #expect(log.take().last { $0.hasPrefix("A") } == "A didAppear")
        }
    }

    @Test func `a push in the root's viewDidLoad shows the pushed view controller`() async throws {
        try await withDevice {
            let b = controller("B")
            let a = LoadingController { $0.navigationController?.pushViewController(b, animated: false) }
            let navigation = UINavigationController(rootViewController: a)
            let window = shownWindow(navigation)
            #expect(navigation.topViewController === b && b.view.window === window && a.view.window == nil)
            #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
        }
    }

    @Test func `a push in the root's viewWillAppear makes the pushed view controller appear instead`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let navigation = UINavigationController(rootViewController: a)
            a.onEvent = { [unowned navigation] in
                if $0 == "willAppear" { navigation.pushViewController(b, animated: false) }
            }
            let window = shownWindow(navigation)
            #expect(b.view.window === window && a.view.window == nil)
            #expect(
                log.take() == [
                    "A willAppear", "A willDisappear", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear",
                ]
            )
        }
    }

    @Test func `a push from viewDidAppear of an interrupted transition stays in the stack`() async throws {
        try await withDevice {
            let (b, c, d) = (controller("B"), controller("C"), controller("D"))
            let navigation = UINavigationController(rootViewController: controller("A"))
            let window = shownWindow(navigation)
            b.onEvent = { [unowned navigation] in
                if $0 == "didAppear" { navigation.pushViewController(c, animated: false) }
            }
            navigation.pushViewController(b, animated: true)
            navigation.pushViewController(d, animated: true)
            await finishTransitions()
            #expect(navigation.viewControllers.suffix(3) == [b, c, d] && d.view.window === window)
        }
    }

    @Test func `an animated push finishes when its tab is deselected`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let navigation = UINavigationController(rootViewController: a)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            let window = shownWindow(tabs)
            navigation.pushViewController(b, animated: true)
            _ = log.take()
            tabs.selectedIndex = 1
            #expect(log.take() == ["A didDisappear", "B didAppear", "B willDisappear", "B didDisappear"])
            tabs.selectedIndex = 0
            await finishTransitions()
            #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `only the tab selected in the tab bar controller's viewWillAppear appears`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let tabs = ChoosyTabs()
            tabs.viewControllers = [a, b]
            let window = shownWindow(tabs)
            #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
            #expect(b.view.window === window)
        }
    }

    @Test func `removeFromParent removes a view controller's tab`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            tabs.selectedIndex = 1
            let window = shownWindow(tabs)
            b.removeFromParent()
            #expect(tabs.viewControllers == [a] && tabs.selectedViewController === a && tabs.tabBar.items?.count == 1)
            #expect(a.view.window === window && b.view.window == nil)
        }
    }

    @Test(arguments: ["load", "willAppear"], [false, true])
    func `a dismissal in viewDidLoad or viewWillAppear of the presented controller is ignored`(
        moment: String, animated: Bool
    ) async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let sheet = SelfDismissing(at: moment, animated: animated)
            root.present(sheet, animated: animated)
            await finishTransitions()
            #expect(root.presentedViewController === sheet && sheet.view.window === window)
            root.dismiss(animated: animated)
            await finishTransitions()
            #expect(root.presentedViewController == nil && root.view.window === window && sheet.view.window == nil)
        }
    }

    @Test func `popping a view controller dismisses its presentation over the current context`() async throws {
        try await withDevice {
            let b = controller("B")
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = shownWindow(navigation)
            navigation.pushViewController(b, animated: false)
            b.definesPresentationContext = true
            let over = UIViewController()
            over.modalPresentationStyle = .overCurrentContext
            b.present(over, animated: false)
            #expect(over.view.window === window)
            navigation.popViewController(animated: false)
            turnDevice(to: .landscapeRight)
            #expect(over.view.window == nil && b.presentedViewController == nil)
        }
    }

    @Test func `a root view controller that replaces itself in viewWillAppear isn't shown`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let window = newWindow()
            window.rootViewController = a
            a.onEvent = { [unowned window] in if $0 == "willAppear" { window.rootViewController = b } }
            window.makeKeyAndVisible()
            #expect(window.subviews == [b.view] && a.view.window == nil)
        }
    }

    @Test func `a root view controller replaced while presenting presents nothing once restored`() async throws {
        try await withDevice {
            let (root, sheet) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(sheet, animated: true)
            window.rootViewController = UIViewController()
            window.rootViewController = root
            await finishTransitions()
            #expect(window.subviews == [root.view] && root.presentedViewController == nil)
            root.present(sheet, animated: false)
            #expect(root.presentedViewController === sheet)
        }
    }

    @Test func `presentedViewController isn't nil until the dismissal finishes`() async throws {
        try await withDevice {
            let (root, sheet) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(sheet, animated: false)
            root.dismiss(animated: true)
            #expect(root.presentedViewController === sheet && sheet.isBeingDismissed)
            await finishTransitions()
            #expect(root.presentedViewController == nil && !sheet.isBeingDismissed)
            withExtendedLifetime(window) {}
        }
    }

    private final class LoadingController: UIViewController {
        private let onLoad: (UIViewController) -> Void

        init(_ onLoad: @escaping (UIViewController) -> Void) {
            self.onLoad = onLoad
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { onLoad(self) }
    }

    private final class ChoosyTabs: UITabBarController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            selectedIndex = 1
        }
    }

    private final class SelfDismissing: UIViewController {
        private let moment: String
        private let animated: Bool

        init(at moment: String, animated: Bool) {
            self.moment = moment
            self.animated = animated
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { if moment == "load" { dismiss(animated: animated) } }
        override func viewWillAppear(_ animated: Bool) { if moment == "willAppear" { dismiss(animated: animated) } }
    }
}
