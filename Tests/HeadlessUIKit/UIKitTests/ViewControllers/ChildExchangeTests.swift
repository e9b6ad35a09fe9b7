import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ChildExchangeTests {
    private let log = Callbacks()

    /// Returns a visible container with two children, of which it shows the first one's view.
    private func container() -> (window: UIWindow, a: LoggedController, b: LoggedController) {
        let (root, a, b) = (UIViewController(), LoggedController("A", log), LoggedController("B", log))
        for child in [a, b] { root.addChild(child) }
        root.view.addSubview(a.view)
        let window = shownWindow(root)
        _ = log.take()
        return (window, a, b)
    }

    @Test func `transition(from:to:) replaces the child's view and sends appearance callbacks`() async throws {
        try await withDevice {
            let (window, a, b) = container()
            window.rootViewController?.transition(
                from: a, to: b, duration: 0.5, animations: { log.lines.append("animations") },
                completion: { log.lines.append("completion \($0)") })
            #expect(log.take() == ["B willAppear", "A willDisappear", "B isAppearing", "animations"])
            #expect(a.view.window === window && b.view.superview === a.view.superview)
            await PhoneClock.phone.advance(by: .milliseconds(500))
            #expect(log.take() == ["A didDisappear", "B didAppear", "completion true"])
            #expect(a.view.superview == nil && b.view.window === window)
        }
    }

    @Test func `transition(from:to:) with a duration of zero finishes immediately`() async throws {
        try await withDevice {
            let (window, a, b) = container()
            window.rootViewController?.transition(from: a, to: b, duration: 0, animations: nil)
            #expect(log.take().last == "B didAppear" && a.view.superview == nil)
        }
    }
}
