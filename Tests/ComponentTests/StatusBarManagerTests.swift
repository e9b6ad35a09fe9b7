import Simulator
import Testing
import UIKit

/// The status bar's state as a tree that mirrors the controllers.
@MainActor
@Suite struct StatusBarManagerTests {
    /// A manager that exists before its controllers ask it.
    private final class Box { var manager: StatusBarManager! }

    private func app(_ box: Box) -> (window: UIWindow, navigation: UINavigationController, root: ManagedController) {
        let root = ManagedController { box.manager }
        box.manager = StatusBarManager(root: root)
        let navigation = UINavigationController(rootViewController: root)
        // The bar's style is the visible controller's only while the navigation bar is hidden.
        navigation.isNavigationBarHidden = true
        return (appWindow(navigation), navigation, root)
    }

    @Test func `each controller has a state of its own, and a new one begins with its parent's`() async throws {
        try await withDevice {
            let box = Box()
            let (window, navigation, root) = app(box)
            box.manager.change(root) { $0.style = .lightContent }
            root.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.style == .lightContent)
            let detail = ManagedController { box.manager }
            box.manager.add(detail, below: root)
            navigation.pushViewController(detail, animated: false)
            #expect(StatusBar.current.style == .lightContent && !StatusBar.current.isHidden)
            box.manager.change(detail) { $0.isHidden = true }
            detail.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.isHidden)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a popped controller gives the bar back, even when somebody still holds it`() async throws {
        try await withDevice {
            let box = Box()
            let (window, navigation, root) = app(box)
            let detail = ManagedController { box.manager }
            box.manager.add(detail, below: root)
            box.manager.change(detail) { $0.isHidden = true }
            navigation.pushViewController(detail, animated: false)
            #expect(StatusBar.current.isHidden)
            navigation.popViewController(animated: false)
            #expect(!StatusBar.current.isHidden)
            withExtendedLifetime((window, detail)) {}
        }
    }

    @Test func `a tab that is selected in code is not reported to the delegate`() async throws {
        try await withDevice {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            let listener = Listener()
            tabs.delegate = listener
            let window = appWindow(tabs)
            tabs.selectedIndex = 1
            #expect(tabs.selectedIndex == 1 && listener.selections == 0)
            withExtendedLifetime(window) {}
        }
    }

    @MainActor
    private final class Listener: NSObject, UITabBarControllerDelegate {
        var selections = 0
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selections += 1
        }
    }
}
