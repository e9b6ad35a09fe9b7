import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TabBarTests {
    private let log = Callbacks()

    private func tabs(_ names: String...) -> (tabs: UITabBarController, window: UIWindow) {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map {
            let controller = LoggedController($0, log)
            controller.title = $0
            return controller
        }
        let window = shownWindow(tabs)
        window.layoutIfNeeded()
        return (tabs, window)
    }

    /// Returns the center of a tab on a screen of 375 by 667 points.
    private func location(ofTab index: Int, of count: Int) -> CGPoint {
        CGPoint(x: (CGFloat(index) + 0.5) * 375 / CGFloat(count), y: 640)
    }

    @Test func `the first view controller is selected, and only its view is loaded`() async throws {
        try await withDevice {
            let (tabs, window) = tabs("A", "B")
            #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
            #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === tabs.viewControllers?[0])
            #expect(tabs.viewControllers?[1].isViewLoaded == false)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a tab bar controller without view controllers has no selection`() async throws {
        try await withDevice {
            let tabs = UITabBarController()
            #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
            #expect(tabs.viewControllers == nil)
        }
    }

    @Test func `the newly selected view controller receives viewWillAppear first`() async throws {
        try await withDevice {
            let (tabs, window) = tabs("A", "B")
            _ = log.take()
            tabs.selectedIndex = 1
            #expect(
                log.take() == ["B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear"])
            #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a tap calls the delegate's shouldSelect and didSelect, a selection in code doesn't`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (tabs, window) = tabs("A", "B", "C")
            let delegate = Delegate(log)
            tabs.delegate = delegate
            _ = log.take()
            tap(at: location(ofTab: 1, of: 3))
            #expect(tabs.selectedIndex == 1)
            #expect(log.take().filter { $0.hasPrefix("?") || $0.hasPrefix("!") } == ["? B", "! B"])
            tap(at: location(ofTab: 1, of: 3))
            #expect(log.take() == ["? B", "! B"])
            tabs.selectedIndex = 0
            tabs.selectedViewController = tabs.viewControllers?[2]
            #expect(!log.take().contains { $0.hasPrefix("?") || $0.hasPrefix("!") })
            delegate.allows = false
            tap(at: location(ofTab: 0, of: 3))
            #expect(tabs.selectedIndex == 2 && log.take() == ["? A"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a subclass receives didSelect of a tapped item before the selection changes`() async throws {
        final class Listening: UITabBarController {
            var calls: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                calls.append("\(item.title ?? "") over \(selectedIndex)")
            }
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let tabs = Listening()
            let controllers = ["A", "B"].map { LoggedController($0, log) }
            for controller in controllers { controller.title = controller.name }
            tabs.viewControllers = controllers
            let window = shownWindow(tabs)
            #expect(tabs.tabBar.delegate === tabs)
            tap(at: location(ofTab: 1, of: 2))
            tabs.selectedIndex = 0
            #expect(tabs.calls == ["B over 0"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a tap on the selected tab pops its navigation controller to the root`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let navigation = UINavigationController()
            navigation.setViewControllers(
                [UIViewController(), UIViewController(), UIViewController()], animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            let window = shownWindow(tabs)
            window.layoutIfNeeded()
            tap(at: location(ofTab: 0, of: 2))
            #expect(navigation.viewControllers.count == 1)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a navigation controller uses its root's tab bar item unless it has its own`() async throws {
        try await withDevice {
            let root = UIViewController()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            #expect(tabs.tabBar.items?.first === root.tabBarItem && navigation.tabBarItem.title == "Root")
            let own = UINavigationController(rootViewController: root)
            own.title = "Own"
            #expect(own.tabBarItem.title == "Own" && root.tabBarItem.title == "Root")
        }
    }

    @Test func `the tab bar is at the bottom, and increases the bottom safe area inset`() async throws {
        for (device, height) in [
            (Device.iPhone8.running(.iOS12), CGFloat(49)), (.iPhone15Pro.running(.iOS17).withoutScenes(), 83),
        ] {
            try await withDevice(device) {
                let (tabs, window) = tabs("A")
                #expect(tabs.tabBar.frame.height == height && tabs.tabBar.frame.maxY == window.bounds.maxY)
                #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == height)
            }
        }
    }

    @Test func `setting viewControllers keeps the selection if it's among them`() async throws {
        try await withDevice {
            let (tabs, window) = tabs("A", "B")
            tabs.selectedIndex = 1
            let kept = tabs.selectedViewController
            tabs.viewControllers = [UIViewController(), UIViewController(), kept!]
            #expect(tabs.selectedIndex == 2)
            tabs.viewControllers = [UIViewController()]
            #expect(tabs.selectedIndex == 0 && kept?.parent == nil && kept?.viewIfLoaded?.window == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `setting viewControllers without the selected one selects the one at its index, or else the first`() {
        let controllers = (0..<5).map { _ in UIViewController() }
        let tabs = UITabBarController()
        tabs.viewControllers = Array(controllers[0...2])
        tabs.selectedIndex = 1
        tabs.viewControllers = [controllers[3], controllers[4]]
        #expect(tabs.selectedViewController === controllers[4])
        tabs.viewControllers = [controllers[0]]
        #expect(tabs.selectedViewController === controllers[0])
    }

    @Test func `the selected view controller determines the status bar`() async throws {
        try await withDevice {
            let (tabs, window) = tabs("A", "B")
            let light = LightController()
            tabs.viewControllers?.append(light)
            #expect(StatusBar.current.style == .default)
            tabs.selectedViewController = light
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.isHidden)
            #expect(light.tabBarController === tabs)
            withExtendedLifetime(window) {}
        }
    }

    private final class LightController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
    }

    @MainActor private final class Delegate: NSObject, UITabBarControllerDelegate {
        let log: Callbacks
        var allows = true
        init(_ log: Callbacks) { self.log = log }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.lines.append("? \(viewController.title ?? "")")
            return allows
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.lines.append("! \(viewController.title ?? "")")
        }
    }

    @Test func `a tab bar selects only its own items, and deselects a removed item`() {
        let (bar, items) = (UITabBar(), ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) })
        bar.items = items
        bar.selectedItem = items[1]
        bar.selectedItem = UITabBarItem(title: "c", image: nil, tag: 0)
        #expect(bar.selectedItem === items[1])
        bar.items = [items[1]]
        #expect(bar.selectedItem === items[1])
        bar.items = [items[0]]
        #expect(bar.selectedItem == nil)
        bar.selectedItem = items[0]
        bar.items = nil
        #expect(bar.selectedItem == nil)
    }
}
