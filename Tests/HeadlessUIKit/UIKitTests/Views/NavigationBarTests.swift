import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct NavigationBarTests {
    @Test(arguments: [(Device.iPhone17, 32.0, 32.0), (.iPhone17ProMax, 44, 49)])
    func `bars are shorter in landscape, except on the largest iPhone`(
        device: Device, navigationBar: CGFloat, tabBar: CGFloat
    ) async throws {
        try await withDevice(device) {
            let (navigation, tabs) = (
                UINavigationController(rootViewController: UIViewController()), UITabBarController()
            )
            tabs.viewControllers = [navigation]
            let window = shownWindow(tabs)
            turnDevice(to: .landscapeLeft)
            #expect(navigation.navigationBar.frame.height == navigationBar)
            #expect(tabs.tabBar.frame.height == tabBar + window.safeAreaInsets.bottom)
        }
    }

    @Test func `the bar is below the status bar or the cutout, and increases the top safe area inset`() async throws {
        let cases: [(Device, bar: CGRect)] = [
            (.iPhone8.running(.iOS12), CGRect(x: 0, y: 20, width: 375, height: 44)),
            (.iPhone15Pro.running(.iOS17).withoutScenes(), CGRect(x: 0, y: 59, width: 393, height: 44)),
            (.iPhone5.running(.iOS7), CGRect(x: 0, y: 20, width: 320, height: 44)),
        ]
        for (device, bar) in cases {
            try await withDevice(device) {
                let (navigation, window) = shownStack(UIViewController())
                #expect(navigation.navigationBar.frame == bar)
                let content = navigation.topViewController!.view!
                #expect(content.frame == window.bounds)
                if window.safeAreaInsets.top > 0 { #expect(content.safeAreaInsets.top == bar.maxY) }
                navigation.isNavigationBarHidden = true
                #expect(content.safeAreaInsets.top == window.safeAreaInsets.top)
            }
        }
    }

    @Test func `the bar is 32 points high in landscape`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let (navigation, window) = shownStack(UIViewController())
            turnDevice(to: .landscapeRight)
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
        }
    }

    @Test func `the back button pops the top view controller, and is absent at the root`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (navigation, window) = shownStack(titled("Root"), titled("Detail"))
            #expect(navigation.navigationBar.topItem?.title == "Detail")
            #expect(navigation.navigationBar.backItem?.title == "Root")
            tap(at: CGPoint(x: 30, y: 42))
            await PhoneClock.phone.advance(by: .seconds(1))
            window.layoutIfNeeded()
            #expect(navigation.topViewController?.title == "Root")
            tap(at: CGPoint(x: 30, y: 42))
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func `the bar shows a changed title`() async throws {
        try await withDevice {
            let (navigation, window) = shownStack(titled("Old"))
            navigation.topViewController?.title = "New"
            window.layoutIfNeeded()
            let labels = navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(labels == ["New"])
        }
    }

    @Test func `the top view controller can hide the status bar, and styles it while the bar is hidden`() async throws {
        try await withDevice {
            let top = WishingController()
            let (navigation, window) = shownStack(top)
            #expect(StatusBar.current.isHidden)
            #expect(StatusBar.current.style == .default)
            navigation.isNavigationBarHidden = true
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.styleController === top)
            navigation.isNavigationBarHidden = false
            navigation.navigationBar.barStyle = .black
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.styleController === navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            #expect(!StatusBar.current.isHidden)
            withExtendedLifetime(window) {}
        }
    }

    private final class WishingController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
}
