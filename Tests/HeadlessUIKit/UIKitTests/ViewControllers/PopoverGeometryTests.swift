import TestSupport
import Testing

@testable import UIKit

@Suite struct PopoverGeometryTests {
    private func geometry(
        source: CGRect, content: CGSize = CGSize(width: 100, height: 60), permitted: UIPopoverArrowDirection = .any
    ) -> PopoverGeometry {
        PopoverGeometry(
            area: CGRect(x: 10, y: 10, width: 380, height: 580), source: source, contentSize: content,
            permitted: permitted)
    }

    @Test func `a popover is placed below, above, right, or left of its source, the first with room`() {
        let small = CGSize(width: 20, height: 20)
        let middle = CGRect(origin: CGPoint(x: 190, y: 290), size: small)
        #expect(geometry(source: middle).placement.direction == .up)
        #expect(geometry(source: middle).placement.frame == CGRect(x: 150, y: 323, width: 100, height: 60))
        let bottom = CGRect(origin: CGPoint(x: 190, y: 550), size: small)
        #expect(geometry(source: bottom).placement.direction == .down)
        #expect(geometry(source: bottom).placement.frame.maxY == 537)
        let wall = CGRect(x: 150, y: 10, width: 20, height: 580)
        #expect(geometry(source: wall).placement.direction == .left)
        #expect(geometry(source: wall).placement.frame.minX == 183)
        let right = CGRect(x: 300, y: 10, width: 20, height: 580)
        #expect(geometry(source: right).placement.direction == .right)
        #expect(geometry(source: right).placement.frame.maxX == 287)
    }

    @Test func `a popover that doesn't fit shrinks on the side with the most space`() {
        let placement = geometry(source: CGRect(x: 0, y: 0, width: 400, height: 500)).placement
        #expect(placement.direction == .up && placement.frame == CGRect(x: 150, y: 513, width: 100, height: 60))
        let high = geometry(
            source: CGRect(x: 0, y: 300, width: 400, height: 20), content: CGSize(width: 100, height: 900)
        ).placement
        #expect(high.direction == .down && high.frame == CGRect(x: 150, y: 10, width: 100, height: 277))
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a popover is inside the area, beside its source, in a permitted direction`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random).rounded() }
        let source = CGRect(x: number(10...380), y: number(10...580), width: number(0...50), height: number(0...50))
        let permitted = UIPopoverArrowDirection(rawValue: UInt(1 + seed % 15))
        let geometry = geometry(
            source: source, content: CGSize(width: number(1...500), height: number(1...700)), permitted: permitted)
        let (frame, direction) = geometry.placement
        #expect(permitted.contains(direction) && !direction.isEmpty)
        #expect(geometry.area.contains(frame) || frame.isEmpty)
        #expect(frame.isEmpty || !frame.intersects(source))
    }
}
