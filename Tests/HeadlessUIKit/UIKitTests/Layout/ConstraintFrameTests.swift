import Testing
import UIKit
import UIKitTestSupport

/// Tests of the frames that result from constraints.
@MainActor @Suite struct ConstraintFrameTests {
    private let root = board()

    @Test func `constraints to all edges place a view in its superview`() {
        let view = root.put()
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 40),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 50))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 240, height: 320))
    }

    @Test func `a center and a size place a view`() {
        let view = root.put()
        activate(
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalTo: view.widthAnchor))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 140, width: 100, height: 100))
    }

    @Test func `constraints to the left and right edges place a view`() {
        let view = root.put()
        activate(
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 290, height: 10))
    }

    @Test func `views beside each other share the width according to their constraints`() {
        let (one, two) = (root.put(), root.put())
        activate(
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
            two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2, constant: 20),
            one.topAnchor.constraint(equalTo: root.topAnchor), two.topAnchor.constraint(equalTo: one.topAnchor),
            one.heightAnchor.constraint(equalToConstant: 44), two.heightAnchor.constraint(equalTo: one.heightAnchor))
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 0, y: 0, width: 90, height: 44))
        #expect(two.frame == CGRect(x: 100, y: 0, width: 200, height: 44))
    }

    @Test func `required inequalities limit constraints of lower priority`() {
        let view = root.put()
        activate(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
            view.widthAnchor.constraint(equalToConstant: 1000).with(750),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor).with(500),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 0, width: 268, height: 10))
    }

    @Test func `a constraint of higher priority outweighs two of lower priority`() {
        let view = root.put()
        activate(
            view.widthAnchor.constraint(equalToConstant: 10).with(250),
            view.widthAnchor.constraint(equalToConstant: 10).with(250),
            view.widthAnchor.constraint(equalToConstant: 200).with(251))
        root.layoutIfNeeded()
        #expect(view.bounds.width == 200)
    }

    @Test func `a multiplier of a position is measured from the view that holds the constraint`() {
        let outer = root.put()
        activate(
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            outer.widthAnchor.constraint(equalToConstant: 200), outer.heightAnchor.constraint(equalToConstant: 200))
        let view = outer.put()
        activate(
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .centerX,
                multiplier: 0.5, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .bottom, multiplier: 0.25,
                constant: 0),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 50, width: 20, height: 20))
    }

    @Test func `views in different superviews are aligned with each other`() {
        let (left, right) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), root.put())
        root.addSubview(left)
        let (one, two) = (left.put(), right.put())
        activate(
            right.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
            right.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            right.widthAnchor.constraint(equalToConstant: 100), right.heightAnchor.constraint(equalToConstant: 100),
            one.leadingAnchor.constraint(equalTo: left.leadingAnchor),
            one.topAnchor.constraint(equalTo: left.topAnchor, constant: 7),
            one.widthAnchor.constraint(equalToConstant: 10), one.heightAnchor.constraint(equalToConstant: 10),
            two.topAnchor.constraint(equalTo: one.bottomAnchor),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 140),
            two.widthAnchor.constraint(equalTo: one.widthAnchor), two.heightAnchor.constraint(equalTo: one.heightAnchor)
        )
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 0, y: 7, width: 10, height: 10))
        // The first view ends at (20, 27) of the root.
        #expect(two.frame == CGRect(x: 10, y: 22, width: 10, height: 10))
    }

    @Test func `a superview gets its size from constraints to its subview`() {
        let box = root.put()
        let content = box.put(Content(80, 30))
        activate(
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            content.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 4))
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 10, width: 96, height: 38))
        #expect(content.frame == CGRect(x: 8, y: 4, width: 80, height: 30))
        content.size.width = 100
        root.layoutIfNeeded()
        #expect(box.bounds.width == 116)
    }

    @Test func `a view without constraints is at the origin with its intrinsic content size`() {
        let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(outer)
        let (plain, content) = (outer.put(), outer.put(Content(20, 10)))
        root.layoutIfNeeded()
        #expect(plain.frame == .zero && content.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func `constraints determine the bounds and center of a transformed view as without the transform`() {
        let view = root.put()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10))
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 40, height: 10) && view.center == CGPoint(x: 20, y: 35))
    }

    @Test func `constraints are relative to the origin of the superview's bounds`() {
        root.bounds.origin = CGPoint(x: 15, y: 25)
        let view = root.put()
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 27, width: 10, height: 10))
    }

    @Test func `a new constant, priority or size takes effect in the next layout pass`() {
        let view = root.put()
        let width = view.widthAnchor.constraint(equalToConstant: 50).with(400)
        let other = view.widthAnchor.constraint(equalTo: root.widthAnchor).with(500)
        activate(width, other)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 300)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(view.bounds.width == 200)
        width.priority = UILayoutPriority(501)
        width.constant = 60
        #expect(view.bounds.width == 200)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 60)
        width.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 200)
    }

    @Test func `a frame that the app sets lasts until the superview's next layout pass`() {
        let view = root.put()
        activate(view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50))
        root.layoutIfNeeded()
        view.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
        #expect(view.frame.minX == 100)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }
}
