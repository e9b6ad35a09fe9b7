import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AnchorTests {
    private let root = board()

    private func parts(_ constraint: NSLayoutConstraint) -> [String] {
        [
            "\(constraint.firstAttribute)", "\(constraint.relation)", "\(constraint.secondAttribute)",
            "\(constraint.multiplier)", "\(constraint.constant)",
        ]
    }

    @Test func `anchors create constraints that are required and inactive`() {
        let view = root.put()
        let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
        #expect(!constraint.isActive && constraint.priority == .required)
        #expect(constraint.firstItem === view && constraint.secondItem === root)
        #expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === root)
        #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    @Test func `position anchors create constraints to other position anchors`() {
        let (one, other) = (root.leadingAnchor, root.put().trailingAnchor)
        #expect(parts(one.constraint(equalTo: other)) == ["leading", "equal", "trailing", "1.0", "0.0"])
        #expect(parts(one.constraint(lessThanOrEqualTo: other))[1] == "lessThanOrEqual")
        #expect(parts(one.constraint(greaterThanOrEqualTo: other))[1] == "greaterThanOrEqual")
        #expect(parts(one.constraint(equalTo: other, constant: 3)) == ["leading", "equal", "trailing", "1.0", "3.0"])
        #expect(parts(one.constraint(lessThanOrEqualTo: other, constant: 3))[1] == "lessThanOrEqual")
        #expect(parts(one.constraint(greaterThanOrEqualTo: other, constant: 3))[1] == "greaterThanOrEqual")
    }

    @Test func `dimension anchors create constraints to other dimensions and to constants`() {
        let (one, other) = (root.widthAnchor, root.put().heightAnchor)
        #expect(
            parts(one.constraint(equalTo: other, multiplier: 2, constant: 3))
                == ["width", "equal", "height", "2.0", "3.0"])
        #expect(parts(one.constraint(equalTo: other, multiplier: 2)) == ["width", "equal", "height", "2.0", "0.0"])
        #expect(parts(one.constraint(lessThanOrEqualTo: other, multiplier: 2))[1] == "lessThanOrEqual")
        #expect(parts(one.constraint(greaterThanOrEqualTo: other, multiplier: 2))[1] == "greaterThanOrEqual")
        #expect(parts(one.constraint(lessThanOrEqualTo: other, multiplier: 2, constant: 3))[1] == "lessThanOrEqual")
        #expect(
            parts(one.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: 3))[1] == "greaterThanOrEqual")
        #expect(parts(one.constraint(equalToConstant: 7)) == ["width", "equal", "notAnAttribute", "1.0", "7.0"])
        #expect(parts(one.constraint(lessThanOrEqualToConstant: 7))[1] == "lessThanOrEqual")
        #expect(parts(one.constraint(greaterThanOrEqualToConstant: 7))[1] == "greaterThanOrEqual")
    }

    @Test func `anchors with the same item and attribute are equal`() {
        let view = root.put()
        #expect(view.topAnchor == view.topAnchor)
        #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != root.topAnchor)
        #expect(Set([view.topAnchor, view.topAnchor, root.topAnchor]).count == 2)
    }

    @Test func `anchorWithOffset(to:) creates a dimension for the distance between anchors`() {
        let (one, two, three) = (root.put(), root.put(), root.put())
        for (view, x) in [(one, 0.0), (two, 60)] {
            activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x))
        }
        for view in [one, two, three] { activate(view.widthAnchor.constraint(equalToConstant: 20)) }
        let first = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        let second = two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor)
        activate(second.constraint(equalTo: first, multiplier: 2))
        activate(
            one.heightAnchor.constraint(equalToConstant: 10),
            one.topAnchor.anchorWithOffset(to: two.topAnchor).constraint(equalToConstant: 33))
        root.layoutIfNeeded()
        #expect(three.frame.minX == 160)
        #expect(two.frame.minY - one.frame.minY == 33)
    }

    @Test func `system spacing is eight points times the multiplier`() {
        let (one, two) = (root.leadingAnchor, root.put().leadingAnchor)
        #expect(two.constraint(equalToSystemSpacingAfter: one, multiplier: 1).constant == 8)
        #expect(two.constraint(greaterThanOrEqualToSystemSpacingAfter: one, multiplier: 2).constant == 16)
        #expect(two.constraint(lessThanOrEqualToSystemSpacingAfter: one, multiplier: 0.5).constant == 4)
        let (top, below) = (root.topAnchor, root.put().topAnchor)
        #expect(below.constraint(equalToSystemSpacingBelow: top, multiplier: 1).constant == 8)
        #expect(below.constraint(greaterThanOrEqualToSystemSpacingBelow: top, multiplier: 2).constant == 16)
        #expect(below.constraint(lessThanOrEqualToSystemSpacingBelow: top, multiplier: 0.5).constant == 4)
    }

    @Test func `system spacing between baselines is the line height of the lower text`() {
        let (title, text) = (root.put(UILabel()), root.put(UILabel()))
        text.font = .systemFont(ofSize: 12)
        let constraint = text.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
        #expect(constraint.constant == text.font.lineHeight)
    }

    @Test func `a constraint's anchors equal the anchors it was created from`() {
        let view = root.put()
        let constraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor)
        #expect(constraint.firstAnchor == view.leadingAnchor && constraint.secondAnchor == root.trailingAnchor)
        #expect(view.leadingAnchor.isEqual(constraint.firstAnchor))
        #expect(constraint.firstAnchor != view.trailingAnchor && constraint.firstAnchor != root.leadingAnchor)
    }
}
