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

    @Test func `layoutIfNeeded lays out a new view once`() {
        parent.layoutIfNeeded()
        parent.layoutIfNeeded()
        #expect((parent.count, child.count) == (1, 1))
    }

    @Test func `layoutIfNeeded also lays out a superview that needs layout`() {
        child.layoutIfNeeded()
        #expect((parent.count, child.count) == (1, 1))
    }

    @Test func `layoutIfNeeded lays out only the views that need layout`() {
        parent.layoutIfNeeded()
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect((parent.count, child.count) == (1, 2))
    }

    @Test func `a new size or bounds origin requires layout, and a new position doesn't`() {
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

    @Test func `adding or removing a subview requires layout of the superview`() {
        parent.layoutIfNeeded()
        child.removeFromSuperview()
        parent.layoutIfNeeded()
        #expect(parent.count == 2)
        parent.addSubview(child)
        parent.layoutIfNeeded()
        #expect(parent.count == 3)
    }

    @Test func `resizing a subview lays out its superview, but moving it doesn't`() async throws {
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

    @Test func `resizing subviews in layoutSubviews doesn't require another layout pass`() async throws {
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
