import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of views that extend under bars. The phone's navigation bar ends at 106 points, and a toolbar begins at 796.
@MainActor @Suite struct ExtendedLayoutTests {
    private func shown(_ top: UIViewController) -> (navigation: UINavigationController, window: UIWindow) {
        let navigation = UINavigationController(rootViewController: top)
        navigation.isToolbarHidden = false
        let window = shownWindow(navigation)
        window.layoutIfNeeded()
        return (navigation, window)
    }

    @Test func `a view extends under the bars, and its safe area excludes them`() async throws {
        try await withDevice {
            let top = UIViewController()
            let (_, window) = shown(top)
            #expect(top.view.frame == window.bounds && top.edgesForExtendedLayout == .all)
            #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 106, left: 0, bottom: 78, right: 0))
        }
    }

    @Test func `a view without extended edges is between the bars, with zero safe area insets`() async throws {
        try await withDevice {
            let top = UIViewController()
            top.edgesForExtendedLayout = []
            let (navigation, window) = shown(top)
            #expect(top.view.frame == CGRect(x: 0, y: 106, width: 402, height: 690))
            #expect(top.view.safeAreaInsets == .zero)
            top.edgesForExtendedLayout = .bottom
            window.layoutIfNeeded()
            #expect(top.view.frame == CGRect(x: 0, y: 106, width: 402, height: 768))
            #expect(top.view.safeAreaInsets.bottom == 78)
            navigation.isNavigationBarHidden = true
            window.layoutIfNeeded()
            #expect(top.view.frame == window.bounds && top.view.safeAreaInsets.top == 62)
        }
    }

    @Test func `a view starts below an opaque bar unless extendedLayoutIncludesOpaqueBars is true`() async throws {
        try await withDevice {
            let top = UIViewController()
            let (navigation, window) = shown(top)
            navigation.navigationBar.isTranslucent = false
            window.layoutIfNeeded()
            #expect(top.view.frame == CGRect(x: 0, y: 106, width: 402, height: 768))
            #expect(top.view.safeAreaInsets.top == 0)
            top.extendedLayoutIncludesOpaqueBars = true
            window.layoutIfNeeded()
            #expect(top.view.frame == window.bounds && top.view.safeAreaInsets.top == 106)
        }
    }

    @Test func `a view without extended edges stays between the bars after a rotation`() async throws {
        try await withDevice {
            let top = UIViewController()
            top.edgesForExtendedLayout = []
            let (navigation, window) = shown(top)
            turnDevice(to: .landscapeLeft)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 874, height: 32))
            #expect(top.view.frame == CGRect(x: 0, y: 32, width: 874, height: 318))
            withExtendedLifetime(window) {}
        }
    }
}
