import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ShowTests {
    @Test func `show(_:sender:) pushes in the enclosing navigation controller`() async throws {
        try await withDevice {
            let (root, child, next) = (UIViewController(), UIViewController(), UIViewController())
            root.addChild(child)
            let navigation = UINavigationController(rootViewController: root)
            let window = shownWindow(navigation)
            child.show(next, sender: nil)
            #expect(navigation.topViewController === next)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `show and showDetailViewController present modally without a container`() async throws {
        try await withDevice {
            let (root, next, detail) = (UIViewController(), UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.show(next, sender: nil)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController === next)
            next.showDetailViewController(detail, sender: nil)
            #expect(next.presentedViewController === detail)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a custom container can override show and showDetailViewController`() async throws {
        final class Board: UIViewController {
            var shown: [UIViewController] = []
            var details: [UIViewController] = []
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
        }
        let (board, child, next) = (Board(), UIViewController(), UIViewController())
        board.addChild(child)
        child.show(next, sender: nil)
        child.showDetailViewController(next, sender: nil)
        #expect(board.shown == [next] && board.details == [next])
    }
}
