import Simulator
import Testing
import UIKitTestSupport

/// A view that records the hierarchy callbacks that it receives.
private final class Diary: UIView {
    var lines: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) { lines.append("will superview \(newSuperview != nil)") }
    override func didMoveToSuperview() { lines.append("did superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { lines.append("will window \(newWindow != nil)") }
    override func didMoveToWindow() { lines.append("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { lines.append("did add \(subview.superview === self)") }
    override func willRemoveSubview(_ subview: UIView) { lines.append("will remove \(subview.superview === self)") }
}

@MainActor @Suite struct HierarchyMessageTests {
    private let view = Diary()

    @Test func `a view outside a window receives only the superview callbacks`() {
        let parent = Diary()
        parent.addSubview(view)
        #expect(view.lines == ["will superview true", "did superview true"])
        #expect(parent.lines == ["did add true"])
    }

    @Test func `a view in a window receives the window callbacks between the superview callbacks`() async throws {
        try await withDevice {
            let window = newWindow()
            window.addSubview(view)
            #expect(view.lines == ["will superview true", "will window true", "did window true", "did superview true"])
            view.lines = []
            view.removeFromSuperview()
            let left = ["will superview false", "will window false", "did window false", "did superview false"]
            #expect(view.lines == left)
        }
    }

    @Test func `subviews receive the window callbacks when their superview enters a window`() async throws {
        try await withDevice {
            let parent = UIView()
            parent.addSubview(view)
            view.lines = []
            let window = newWindow()
            window.addSubview(parent)
            #expect(view.lines == ["will window true", "did window true"])
            #expect(view.window === window)
        }
    }

    @Test func `moving a view notifies the old superview and the new superview`() {
        let (old, new) = (Diary(), Diary())
        old.addSubview(view)
        old.lines = []
        view.lines = []
        new.addSubview(view)
        #expect(old.lines == ["will remove true"])
        #expect(new.lines == ["did add true"])
        #expect(view.lines == ["will superview true", "did superview true"])
    }

    @Test func `reordering siblings sends no callbacks`() {
        let parent = Diary()
        parent.addSubview(view)
        parent.addSubview(UIView())
        (view.lines, parent.lines) = ([], [])
        parent.bringSubviewToFront(view)
        #expect(view.lines.isEmpty && parent.lines.isEmpty)
    }
}
