import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct AutoresizingTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 20))

    init() {
        parent.addSubview(child)
    }

    @Test func `flexible margins share the added width in proportion to their sizes`() {
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        parent.frame.size.width = 270
        #expect(child.frame == CGRect(x: 68, y: 10, width: 100, height: 20))
    }

    @Test func `a flexible width takes all of the added width`() {
        child.autoresizingMask = .flexibleWidth
        parent.bounds.size.width = 270
        #expect(child.frame == CGRect(x: 20, y: 10, width: 220, height: 20))
    }

    @Test func `a flexible height and bottom margin share the added height in proportion`() {
        child.autoresizingMask = [.flexibleHeight, .flexibleBottomMargin]
        parent.frame.size.height = 190
        #expect(child.frame == CGRect(x: 20, y: 10, width: 100, height: 40))
    }

    @Test func `a view with an empty autoresizing mask keeps its frame`() {
        parent.frame.size = CGSize(width: 9, height: 999)
        #expect(child.frame == CGRect(x: 20, y: 10, width: 100, height: 20))
    }

    @Test func `a superview can turn off autoresizing of its subviews`() {
        parent.autoresizesSubviews = false
        child.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 270
        #expect(child.frame.width == 100)
    }

    @Test func `flexible margins of zero share the added width equally`() {
        child.frame = CGRect(x: 0, y: 0, width: 150, height: 20)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        parent.frame.size.width = 170
        #expect(child.frame.minX == 10)
    }

    @Test func `autoresizing doesn't make a width negative`() {
        child.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 10
        #expect(child.frame.width == 0)
    }

    @Test func `autoresizing changes the bounds and center of a rotated view`() {
        child.transform = CGAffineTransform(rotationAngle: 1)
        child.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 250
        #expect(child.bounds.size == CGSize(width: 200, height: 20))
        #expect(child.center == CGPoint(x: 120, y: 20))
    }

    @Test func `autoresizing a view also autoresizes its subviews`() {
        let grandchild = UIView(frame: child.bounds)
        for view in [child, grandchild] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        child.addSubview(grandchild)
        parent.frame.size = CGSize(width: 250, height: 200)
        #expect(grandchild.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `fixed parts keep their sizes, and flexible parts keep their proportions`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { .random(in: 1...100, using: &random) }
        let old = Stretch(start: number(), length: number(), total: 201 + number())
        let flexible = (0..<3).map { _ in Bool.random(using: &random) }
        let total = old.total + number()
        let new = old.resized(to: total, flexible: .init(start: flexible[0], length: flexible[1], end: flexible[2]))
        let before = [old.start, old.length, old.total - old.start - old.length]
        let after = [new.start, new.length, total - new.start - new.length]
        // If no part is flexible, the end takes the change.
        for part in 0..<(flexible.contains(true) ? 3 : 2) where !flexible[part] {
            #expect(near(after[part], before[part]))
        }
        for (one, other) in [(0, 1), (1, 2), (0, 2)] where flexible[one] && flexible[other] {
            #expect(near(after[one] * before[other], after[other] * before[one]))
        }
    }
}
