import TestSupport
import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
    let parent = UIView()
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() {
        for view in [a, b, c] {
            parent.addSubview(view)
        }
    }

    @Test func `subviews are listed from back to front`() {
        #expect(parent.subviews == [a, b, c])
        #expect(b.superview === parent)
    }

    @Test func `adding a subview again brings it to the front`() {
        parent.addSubview(a)
        #expect(parent.subviews == [b, c, a])
    }

    @Test func `adding a view to another superview moves it`() {
        a.addSubview(b)
        #expect(parent.subviews == [a, c])
        #expect(b.superview === a)
    }

    @Test func `a view can be inserted above or below a sibling`() {
        parent.insertSubview(c, belowSubview: a)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(c, aboveSubview: a)
        #expect(parent.subviews == [a, c, b])
    }

    @Test func `inserting relative to the view itself or a nonsibling puts the view in front`() {
        parent.insertSubview(a, aboveSubview: a)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(b, belowSubview: b)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(c, belowSubview: UIView())
        #expect(parent.subviews == [a, b, c])
        let new = UIView()
        parent.insertSubview(new, aboveSubview: UIView())
        #expect(parent.subviews == [a, b, c, new])
    }

    @Test func `an insertion index counts from the back and is clamped`() {
        parent.insertSubview(c, at: 0)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(c, at: 99)
        #expect(parent.subviews == [a, b, c])
    }

    @Test func `siblings can be exchanged, brought to the front, and sent to the back`() {
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [c, b, a])
        parent.bringSubviewToFront(c)
        #expect(parent.subviews == [b, a, c])
        parent.sendSubviewToBack(a)
        #expect(parent.subviews == [a, b, c])
        parent.bringSubviewToFront(UIView())
        #expect(parent.subviews == [a, b, c])
    }

    @Test func `removeFromSuperview removes a view from its superview`() {
        b.removeFromSuperview()
        #expect(parent.subviews == [a, c])
        #expect(b.superview == nil)
    }

    @Test func `a superview retains its subviews`() {
        var outer: UIView? = UIView()
        weak let inner: UIView? = {
            let view = UIView()
            outer?.addSubview(view)
            return view
        }()
        #expect(inner?.superview === outer)
        a.addSubview(inner!)
        outer = nil
        #expect(a.subviews.first === inner)
    }

    @Test func `a view is a descendant of itself and its ancestors`() {
        a.addSubview(b)
        #expect(b.isDescendant(of: parent) && b.isDescendant(of: b))
        #expect(!a.isDescendant(of: b))
    }

    @Test func `viewWithTag searches the view itself first, then its subviews depth-first`() {
        a.addSubview(b)
        b.tag = 7
        c.tag = 7
        #expect(parent.viewWithTag(7) === b)
        #expect(c.viewWithTag(7) === c)
        #expect(parent.viewWithTag(8) == nil)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `random hierarchy changes keep superviews and subviews consistent`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let views = (0..<8).map { _ in UIView() }
        for _ in 0..<60 {
            let (one, other, third) = (
                views.randomElement(using: &random)!,
                views.randomElement(using: &random)!,
                views.randomElement(using: &random)!
            )
            if one.isDescendant(of: other) {
                other.removeFromSuperview()
                #expect(other.superview == nil)
                continue
            }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: one.addSubview(other)
            case 1: one.insertSubview(other, at: Int.random(in: 0..<4, using: &random))
            case 2: one.insertSubview(other, aboveSubview: third)
            default: one.insertSubview(other, belowSubview: third)
            }
            #expect(other.superview === one)
        }
        for view in views {
            #expect(view.subviews.allSatisfy { $0.superview === view })
            #expect(Set(view.subviews).count == view.subviews.count)
            #expect(view.superview?.subviews.contains(view) != false)
        }
    }
}
