import Simulator
import Testing
import UIKit

/// Tests of edge cases of the chapter's windows that the page doesn't show.
@Suite("Overlay windows and observers")
@MainActor
struct OverlayWindowTests {
    @Test func `an overlay doesn't become key with makeKey`() async throws {
        try await withDevice {
            let app = showApp()
            let overlay = OverlayWindow(windowScene: scene)
            overlay.makeKeyAndVisible()
            #expect(!overlay.isHidden)
            #expect(scene.keyWindow === app)
            overlay.makeKey()
            #expect(scene.keyWindow === app)
        }
    }

    @Test func `an overlay lets touches outside of its content through`() async throws {
        try await withDevice {
            let app = showApp()
            let overlay = OverlayWindow(windowScene: scene)
            overlay.windowLevel = .normal + 1
            overlay.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 200, y: 400)).window === app)
        }
    }

    @Test func `a released observer receives no notifications`() async throws {
        try await withDevice {
            var count = 0
            var observer: WindowObserver? = WindowObserver(of: UIWindow.didBecomeKeyNotification) { _ in count += 1 }
            let first = showApp()
            #expect(count == 1)
            _ = observer
            observer = nil
            let second = UIWindow(windowScene: scene)
            second.makeKeyAndVisible()
            #expect(count == 1)
            _ = first
        }
    }
}
