import Simulator
import Testing
import UIKit

/// Tests of edge cases of the chapter's windows that the page doesn't show.
@Suite("Overlay windows and observers")
@MainActor
struct OverlayWindowTests {
    @Test func `an overlay is not key when it is asked to be`() async throws {
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

    @Test func `an overlay gives back the touches beside its content`() async throws {
        try await withDevice {
            let app = showApp()
            let overlay = OverlayWindow(windowScene: scene)
            overlay.windowLevel = .normal + 1
            overlay.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 200, y: 400)).window === app)
        }
    }

    @Test func `an observer that nobody keeps hears no more`() async throws {
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

    @Test func `the view that is edited is found at any depth, and none when there is none`() async throws {
        try await withDevice {
            let app = showApp()
            let outer = UIView(frame: app.bounds)
            let inner = UIView(frame: app.bounds)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            app.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            #expect(app.editedView == nil)
            field.becomeFirstResponder()
            #expect(app.editedView === field)
            #expect(inner.editedView === field)
            #expect(app.rootViewController?.view.editedView == nil)
        }
    }
}
