import Simulator
import Testing
import UIKit

/// Tests of edge cases of the pass-through window that the page doesn't show.
@Suite("Pass-through window")
@MainActor
struct PassthroughWindowTests {
    @Test func `a subview of the window receives touches`() async throws {
        try await withDevice {
            let window = PassthroughWindow(windowScene: scene)
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            window.addSubview(view)
            window.isHidden = false

            #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
            #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
        }
    }

    @Test func `a subview of the root view receives touches`() async throws {
        try await withDevice {
            let window = PassthroughWindow(windowScene: scene)
            let controller = UIViewController()
            let container = UIView(frame: CGRect(x: 0, y: 500, width: 375, height: 167))
            controller.view.addSubview(container)
            window.rootViewController = controller
            window.isHidden = false

            #expect(window.hitTest(CGPoint(x: 100, y: 600), with: nil) === container)
        }
    }

    @Test func `a hidden window receives no touches`() async throws {
        try await withDevice {
            let window = PassthroughWindow(windowScene: scene)
            window.addSubview(UIView(frame: window.bounds))
            #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
        }
    }

    @Test func `with user interaction disabled, a window lets all touches through`() async throws {
        try await withDevice {
            let window = PassthroughWindow(windowScene: scene)
            window.addSubview(UIView(frame: window.bounds))
            window.isHidden = false
            #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) != nil)

            window.isUserInteractionEnabled = false
            #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
        }
    }
}
