import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests that before iOS 11 bars are added to the content insets of scroll views.
@MainActor @Suite struct OldInsetTests {
    private func list(_ height: CGFloat = 5000) -> UIScrollView {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 320, height: height)
        return list
    }

    @Test func `before iOS 11, container bars are added to the first scroll view's content insets`() async throws {
        try await withDevice(.iPhone5.running(.iOS10)) {
            let (controller, list) = (UIViewController(), list())
            controller.view = list
            list.contentInset.top = 10
            let navigation = UINavigationController(rootViewController: controller)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = shownWindow(tabs)
            window.layoutIfNeeded()
            #expect(list.contentInset == UIEdgeInsets(top: 74, left: 0, bottom: 49, right: 0))
            #expect(list.contentOffset.y == -74)
            navigation.isNavigationBarHidden = true
            window.layoutIfNeeded()
            #expect(list.contentInset.top == 10)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `bar heights aren't added to contentInset if turned off, or since iOS 11`() async throws {
        for (system, adjusts) in [(Device.System.iOS10, false), (.iOS12, true)] {
            try await withDevice(.iPhone8.running(system)) {
                let (controller, list) = (UIViewController(), list())
                controller.view.addSubview(list)
                controller.automaticallyAdjustsScrollViewInsets = adjusts
                let window = shownWindow(UINavigationController(rootViewController: controller))
                window.layoutIfNeeded()
                #expect(list.contentInset == .zero)
            }
        }
    }
}
