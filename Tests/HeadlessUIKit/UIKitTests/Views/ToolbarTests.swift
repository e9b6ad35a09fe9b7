import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of toolbars. The phone's safe area ends 34 points above the lower edge, at 840.
@MainActor @Suite struct ToolbarTests {
    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

    @Test func `the toolbar shows the top view controller's items, and adds to the safe area insets`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), UIViewController())
            root.toolbarItems = [item("Root")]
            let navigation = UINavigationController(rootViewController: root)
            let window = shownWindow(navigation)
            #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 34)
            navigation.setToolbarHidden(false, animated: true)
            window.layoutIfNeeded()
            #expect(navigation.toolbar.frame == CGRect(x: 0, y: 796, width: 402, height: 44))
            #expect(root.view.safeAreaInsets.bottom == 78 && tapButton(titled: "Root"))
            let background = navigation.toolbar.subviews[0]
            #expect(background.convert(background.bounds, to: window).maxY == 874)
            top.setToolbarItems([item("Top")], animated: false)
            navigation.pushViewController(top, animated: false)
            #expect(tapButton(titled: "Top") && !tapButton(titled: "Root"))
            top.toolbarItems = [item("New")]
            root.toolbarItems = [item("Elsewhere")]
            #expect(tapButton(titled: "New") && !tapButton(titled: "Elsewhere"))
        }
    }

    @Test func `flexible spaces share the remaining width equally`() async throws {
        try await withDevice {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
            let items = views.map(UIBarButtonItem.init)
            bar.setItems(
                [items[0], .flexibleSpace(), items[1], .fixedSpace(50), items[2], .flexibleSpace()], animated: true)
            bar.layoutIfNeeded()
            // The three flexible parts are 218 points together: 400 - 2 x 16 - 3 x 20 - 50 - 5 gaps of 8.
            #expect(views.map(\.frame.minX) == [16, 161, 247])
            #expect(views[0].frame.midY == 22)
            bar.items = nil
            #expect(views.allSatisfy { $0.superview == nil })
        }
    }

    @Test func `hidesBottomBarWhenPushed hides the toolbar and the tab bar`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), UIViewController())
            top.hidesBottomBarWhenPushed = true
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            let window = shownWindow(tabs)
            window.layoutIfNeeded()
            #expect(tabs.tabBar.frame.maxY == 874 && root.view.safeAreaInsets.bottom == 127)
            navigation.pushViewController(top, animated: false)
            window.layoutIfNeeded()
            #expect(tabs.tabBar.frame.minY >= 874 && navigation.toolbar.isHidden)
            #expect(top.view.safeAreaInsets.bottom == 34)
            navigation.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(tabs.tabBar.frame.maxY == 874 && !navigation.toolbar.isHidden)
            #expect(root.view.safeAreaInsets.bottom == 127)
        }
    }

    @Test func `since iOS 15, bottom bars are clear while the content is scrolled to the end`() async throws {
        for (device, isClear) in [(Device.iPhone17, true), (.iPhone11.running(.iOS14), false)] {
            try await withDevice(device) {
                let (controller, list) = (UIViewController(), UIScrollView())
                list.contentSize = CGSize(width: 300, height: 5000)
                controller.view = list
                let navigation = UINavigationController(rootViewController: controller)
                navigation.isToolbarHidden = false
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                let window = shownWindow(tabs)
                window.layoutIfNeeded()
                let backgrounds = [navigation.toolbar.subviews[0], tabs.tabBar.subviews[0]]
                #expect(backgrounds.allSatisfy { $0.backgroundColor != .clear })
                list.contentOffset.y = 5000
                #expect(backgrounds.allSatisfy { ($0.backgroundColor == .clear) == isClear })
                let (appearance, tabsAppearance) = (UIToolbarAppearance(), UITabBarAppearance())
                (appearance.backgroundColor, tabsAppearance.backgroundColor) = (.red, .red)
                (navigation.toolbar.scrollEdgeAppearance, tabs.tabBar.scrollEdgeAppearance) = (
                    appearance, tabsAppearance
                )
                #expect(backgrounds.allSatisfy { ($0.backgroundColor == .red) == isClear })
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `the background has the bar tint color, or the standard appearance's color`() async throws {
        try await withDevice {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            let background = bar.subviews[0]
            bar.barTintColor = .red
            #expect(background.backgroundColor == .red)
            let appearance = UIToolbarAppearance()
            appearance.backgroundColor = .blue
            bar.standardAppearance = appearance
            #expect(background.backgroundColor == .blue)
            #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 44))
            let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
            tabs.barTintColor = .red
            #expect(tabs.subviews[0].backgroundColor == .red)
            let tabsAppearance = UITabBarAppearance()
            tabsAppearance.backgroundColor = .green
            tabs.standardAppearance = tabsAppearance
            #expect(tabs.subviews[0].backgroundColor == .green)
        }
    }
}
