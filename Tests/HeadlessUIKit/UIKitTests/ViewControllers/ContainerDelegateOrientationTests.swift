import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests that the delegates of containers determine the supported orientations.
@MainActor @Suite struct ContainerDelegateOrientationTests {
    private final class Deciding: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .landscape }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeRight }

        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .portrait }

        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .portrait }
    }

    private final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

    @Test func `a container's delegate can override the supported and preferred orientations`() async throws {
        try await withDevice {
            let (deciding, silent) = (Deciding(), Silent())
            let (navigation, tabs) = (UINavigationController(), UITabBarController())
            (navigation.delegate, tabs.delegate) = (silent, silent)
            #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
            (navigation.delegate, tabs.delegate) = (deciding, deciding)
            #expect(navigation.supportedInterfaceOrientations == .landscape)
            #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeRight)
            #expect(tabs.supportedInterfaceOrientations == .portrait)
            #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
            withExtendedLifetime((deciding, silent)) {}
        }
    }

    @Test func `a navigation controller takes the preferred content size of its top view controller`() async throws {
        final class Board: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                sizes.append(container.preferredContentSize)
            }
        }
        try await withDevice {
            let (board, top) = (Board(), UIViewController())
            let navigation = UINavigationController(rootViewController: top)
            board.addChild(navigation)
            top.preferredContentSize = CGSize(width: 100, height: 200)
            top.preferredContentSize = CGSize(width: 100, height: 200)
            #expect(navigation.preferredContentSize == CGSize(width: 100, height: 200))
            navigation.preferredContentSize = CGSize(width: 7, height: 8)
            #expect(board.sizes == [CGSize(width: 100, height: 200), CGSize(width: 7, height: 8)])
        }
    }
}
