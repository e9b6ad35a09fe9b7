import Testing
import UIKit

/// A view that counts its layout passes.
private final class Counter: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
}

@MainActor @Suite struct LayoutTests {
    private let parent = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        parent.addSubview(child)
    }

    @Test func `a new view lays out once, when asked to`() {
        parent.layoutIfNeeded()
        parent.layoutIfNeeded()
        #expect((parent.count, child.count) == (1, 1))
    }

    @Test func `what waits above is laid out first`() {
        child.layoutIfNeeded()
        #expect((parent.count, child.count) == (1, 1))
    }

    @Test func `only what needs layout is laid out`() {
        parent.layoutIfNeeded()
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect((parent.count, child.count) == (1, 2))
    }

    @Test func `a new size and scrolling need layout, and moving does not`() {
        parent.layoutIfNeeded()
        child.frame.origin.x = 50
        child.layoutIfNeeded()
        #expect(child.count == 1)
        child.frame.size.width = 20
        child.layoutIfNeeded()
        #expect(child.count == 2)
        child.bounds.origin.y = 5
        child.layoutIfNeeded()
        #expect(child.count == 3)
    }

    @Test func `a subview that comes or goes needs layout`() {
        parent.layoutIfNeeded()
        child.removeFromSuperview()
        parent.layoutIfNeeded()
        #expect(parent.count == 2)
        parent.addSubview(child)
        parent.layoutIfNeeded()
        #expect(parent.count == 3)
    }

    @Test func `a new size of a view lays out its superview, a new place does not`() async throws {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        func layouts(after change: () -> Void) -> Int {
            outer.layoutIfNeeded()
            let before = outer.layouts
            change()
            outer.layoutIfNeeded()
            return outer.layouts - before
        }
        #expect(layouts { inner.frame.size.width = 20 } == 1)
        #expect(layouts { inner.bounds.size.height = 20 } == 1)
        #expect(layouts { inner.frame.origin.x = 5 } == 0)
        #expect(layouts { inner.bounds.origin.y = 5 } == 0)
        #expect(layouts { inner.center = .zero } == 0)
        #expect(layouts { inner.frame.size.width = 20 } == 0)
    }

    @Test func `a view that sizes its subviews as it lays out has done its work`() async throws {
        final class Filling: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                for view in subviews { view.frame = bounds }
            }
        }
        let outer = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(UIView())
        outer.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect(outer.layouts == 1)
    }
}
