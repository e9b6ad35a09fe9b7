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

    @Test func `containedFirstResponder finds the first responder at any depth, or nil`() async throws {
        try await withDevice {
            let app = showApp()
            let outer = UIView(frame: app.bounds)
            let inner = UIView(frame: app.bounds)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            app.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            #expect(app.containedFirstResponder == nil)
            field.becomeFirstResponder()
            #expect(app.containedFirstResponder === field)
            #expect(inner.containedFirstResponder === field)
            #expect(app.rootViewController?.view.containedFirstResponder == nil)
        }
    }
}
