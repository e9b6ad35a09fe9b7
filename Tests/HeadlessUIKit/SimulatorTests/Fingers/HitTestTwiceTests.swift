import Simulator
import Testing

/// Tests of the two hit tests that a window receives for each touch, and of their effect on pass-through windows.
@MainActor @Suite struct HitTestTwiceTests {
    private let onToast = CGPoint(x: 200, y: 500)
    private let outsideToast = CGPoint(x: 200, y: 700)

    /// A window that lets touches through where its root view is hit, as many overlays do.
    private final class Overlay: UIWindow {
        private(set) var answers: [UIView?] = []
        private(set) var events: [UIEvent?] = []

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            answers.append(view)
            events.append(event)
            return view === rootViewController?.view ? nil : view
        }
    }

    /// A view that behaves like one with SwiftUI content from iOS 18 on: the second hit test of an event returns the
    /// view itself.
    private final class HostingView: UIView {
        private weak var known: UIEvent?

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            defer { known = event }
            return view != nil && known === event ? self : view
        }
    }

    private func overlay(_ root: UIView) -> Overlay {
        let overlay = Overlay(windowScene: scene)
        overlay.rootViewController = UIViewController()
        overlay.rootViewController?.view = root
        let toast = UIView(frame: CGRect(x: 100, y: 450, width: 200, height: 100))
        root.addSubview(toast)
        overlay.isHidden = false
        return overlay
    }

    @Test func `a touch causes two hit tests with one event, which return the same UIKit view`() async throws {
        try await withDevice {
            let (app, overlay) = (visibleApp(), overlay(UIView()))
            overlay.makeKey()
            let log = EventLog(["toast": overlay.rootViewController!.view.subviews[0], "app": app])
            tap(at: onToast)
            try #require(overlay.answers.count == 2)
            #expect(overlay.answers[0] === overlay.answers[1])
            #expect(overlay.events[0] != nil && overlay.events[0] === overlay.events[1])
            #expect(log.lines == ["touch began in toast", "touch ended in toast"])
            tap(at: outsideToast)
            #expect(log.lines.suffix(2) == ["touch began in app", "touch ended in app"])
        }
    }

    @Test func `an overlay lets all touches through if the second hit test returns the root view`()
        async throws
    {
        try await withDevice {
            let (app, overlay) = (visibleApp(), overlay(HostingView()))
            let log = EventLog(["toast": overlay.rootViewController!.view.subviews[0], "app": app])
            tap(at: onToast)
            #expect(overlay.answers.count == 2 && overlay.answers.last! === overlay.rootViewController?.view)
            #expect(log.lines == ["touch began in app", "touch ended in app"])
        }
    }

    private func visibleApp() -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        return window
    }
}
