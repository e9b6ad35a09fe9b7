import Simulator
import Testing
import UIKit

/// Tests of the home indicator, and of the edges that defer system gestures.
@MainActor @Suite struct ScreenEdgeTests {
    private final class Wishing: UIViewController {
        var hides = true
        var edges = UIRectEdge.bottom
        override var prefersHomeIndicatorAutoHidden: Bool { hides }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    }

    private final class Container: UIViewController {
        var decider: UIViewController?
        override var childForHomeIndicatorAutoHidden: UIViewController? { decider }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decider }
    }

    private func visibleWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func `the topmost controller decides, and is queried again after setNeedsUpdate`() async throws {
        try await withDevice {
            #expect(!HomeIndicator.current.isHidden && HomeIndicator.current.controller == nil)
            #expect(SystemGestures.current.deferredEdges == [] && SystemGestures.current.controller == nil)
            let root = Wishing()
            let window = visibleWindow(root)
            #expect(HomeIndicator.current.isHidden && HomeIndicator.current.controller === root)
            #expect(SystemGestures.current.deferredEdges == .bottom && SystemGestures.current.controller === root)
            (root.hides, root.edges) = (false, .all)
            #expect(HomeIndicator.current.isHidden)
            root.setNeedsUpdateOfHomeIndicatorAutoHidden()
            #expect(!HomeIndicator.current.isHidden)
            root.edges = []
            root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            #expect(SystemGestures.current.deferredEdges == [])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a container can defer to its child view controller`() async throws {
        try await withDevice {
            let (root, child) = (Container(), Wishing())
            root.addChild(child)
            root.decider = child
            let window = visibleWindow(root)
            #expect(HomeIndicator.current.controller === child && HomeIndicator.current.isHidden)
            #expect(SystemGestures.current.controller === child)
            root.decider = nil
            root.setNeedsUpdateOfHomeIndicatorAutoHidden()
            #expect(HomeIndicator.current.controller === root && !HomeIndicator.current.isHidden)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a controller presented full screen decides, one presented as a sheet doesn't`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), Wishing())
            let window = visibleWindow(root)
            root.present(top, animated: false)
            #expect(!HomeIndicator.current.isHidden)
            root.dismiss(animated: false)
            top.modalPresentationStyle = .fullScreen
            root.present(top, animated: false)
            #expect(HomeIndicator.current.isHidden)
            root.dismiss(animated: false)
            #expect(!HomeIndicator.current.isHidden)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `on a device with a home button, the home indicator is hidden`() async throws {
        try await withDevice(.iPhoneSE) { #expect(HomeIndicator.current.isHidden) }
    }

    @Test func `a hidden home indicator isn't drawn`() async throws {
        try await withDevice {
            let root = Wishing()
            let window = visibleWindow(root)
            let hidden = Figure.screen(title: "T").svg
            root.hides = false
            root.setNeedsUpdateOfHomeIndicatorAutoHidden()
            let drawn = Figure.screen(title: "T").svg
            #expect(hidden != drawn && hidden.count < drawn.count)
            withExtendedLifetime(window) {}
        }
    }
}
