import Testing
import UIKit
import UIKitTestSupport

/// Tests that constraints use the alignment rectangles of views, which exclude ornaments.
@MainActor @Suite struct AlignmentRectTests {
    private final class Badge: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    }

    private let root = board()

    @Test func `frames and alignment rectangles convert to each other`() {
        let badge = Badge()
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(badge.frame(forAlignmentRect: rect) == CGRect(x: 8, y: 9, width: 26, height: 24))
        #expect(badge.alignmentRect(forFrame: badge.frame(forAlignmentRect: rect)) == rect)
        #expect(UIView().alignmentRect(forFrame: rect) == rect)
    }

    @Test func `constraints place the alignment rectangle, and the frame surrounds it`() {
        let badge = root.put(Badge())
        let beside = root.put(Content(10, 10))
        activate(
            badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            beside.leadingAnchor.constraint(equalTo: badge.trailingAnchor))
        root.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 8, y: 9, width: 26, height: 24))
        #expect(beside.frame.minX == 30)
        #expect(badge.systemLayoutSizeFitting(.zero) == CGSize(width: 26, height: 24))
    }

    @Test func `constraints of a subview refer to the superview's alignment rectangle`() {
        let badge = root.put(Badge())
        let inner = badge.put(Content(5, 5))
        activate(
            inner.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
            inner.topAnchor.constraint(equalTo: badge.topAnchor))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 5, height: 5))
    }

    @Test func `the alignment rectangle of a view that isn't placed by constraints is inset from its frame`() {
        let badge = Badge(frame: CGRect(x: 50, y: 50, width: 30, height: 30))
        root.addSubview(badge)
        let beside = root.put(Content(10, 10))
        activate(beside.leadingAnchor.constraint(equalTo: badge.trailingAnchor))
        root.layoutIfNeeded()
        #expect(beside.frame.minX == 76)
    }
}
