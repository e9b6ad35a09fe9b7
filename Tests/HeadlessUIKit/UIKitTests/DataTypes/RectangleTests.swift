import Testing
import UIKit

/// Tests of the properties of Core Graphics that UIKit depends on. On Linux, Foundation implements the rectangles.
@Suite struct RectangleTests {
    let backwards = CGRect(x: 10, y: 10, width: -4, height: -6)
    let same = CGRect(x: 6, y: 4, width: 4, height: 6)

    @Test func `a negative size describes the same rectangle from the opposite corner`() {
        #expect(backwards.standardized.origin == CGPoint(x: 6, y: 4))
        #expect(backwards.standardized.size == CGSize(width: 4, height: 6))
        #expect((backwards.minX, backwards.maxY, backwards.width, backwards.midX) == (6, 10, 4, 8))
        #expect(backwards.integral == same)
    }

    @Test func `operations standardize the rectangle first`() {
        #expect(backwards.insetBy(dx: 1, dy: 1) == CGRect(x: 7, y: 5, width: 2, height: 4))
        #expect(backwards.offsetBy(dx: 1, dy: 2) == CGRect(x: 7, y: 6, width: 4, height: 6))
        #expect(backwards.union(CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 10, height: 10))
        let shared = backwards.intersection(CGRect(x: 0, y: 0, width: 7, height: 7))
        #expect(shared == CGRect(x: 6, y: 4, width: 1, height: 3))
        #expect(backwards.divided(atDistance: 1, from: .minXEdge).slice == CGRect(x: 6, y: 4, width: 1, height: 6))
        #expect(backwards.divided(atDistance: 99, from: .maxYEdge).slice == same)
        #expect(backwards.contains(same) && same.contains(backwards))
    }

    @Test func `a rectangle contains its minimum edges but not its maximum edges`() {
        #expect(backwards.contains(CGPoint(x: 6, y: 4)))
        #expect(!backwards.contains(CGPoint(x: 10, y: 4)))
        #expect(!backwards.contains(CGPoint(x: 6, y: 10)))
        #expect(!CGRect.zero.contains(CGPoint.zero))
    }

    @Test func `the null rectangle acts as an empty set, and the infinite rectangle as the whole plane`() {
        #expect(CGRect.null.union(same) == same)
        #expect(CGRect.null.intersection(same).isNull)
        #expect(CGRect.infinite.intersection(same) == same)
        #expect(same.insetBy(dx: 3, dy: 0).isNull)
        #expect(same.intersection(CGRect(x: 50, y: 50, width: 1, height: 1)).isNull)
        #expect(CGRect.null.insetBy(dx: -5, dy: -5).isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
        #expect(CGRect.null.isEmpty && !CGRect.infinite.isEmpty)
    }

    @Test func `integral expands a rectangle to whole points`() {
        #expect(CGRect(x: 0.5, y: -0.5, width: 1, height: 1).integral == CGRect(x: 0, y: -1, width: 2, height: 2))
    }

    @Test func `rectangles, points and sizes print as on a device`() {
        #expect("\(backwards)" == "(10.0, 10.0, -4.0, -6.0)")
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\([CGSize(width: 1, height: 2)])" == "[(1.0, 2.0)]")
    }

    @Test func `insets move the edges inward`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(same.inset(by: .zero) == same)
        #expect(CGRect.zero.inset(by: insets).size == CGSize(width: -6, height: -4))
    }
}
