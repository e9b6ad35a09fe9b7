import Foundation
import Testing

/// Tests of the edges of the ball's area, which the page doesn't show.
@Suite("Ball position")
struct BallPositionTests {
    private let rect = CGRect(x: 30, y: 50, width: 315, height: 587)
    private var area: BallArea { BallArea(rect: rect) }

    @Test(
        arguments: [
            CGPoint(x: -1000, y: -1000), CGPoint(x: 1000, y: -1000), CGPoint(x: 1000, y: 1000),
            CGPoint(x: -1000, y: 1000),
            CGPoint(x: 187, y: 300),
        ])
    func `wherever the ball is dropped, it rests on a side of the area`(point: CGPoint) {
        let center = BallPosition(nearestTo: point, in: area).center(in: area)
        #expect(center.x == rect.minX || center.x == rect.maxX)
        #expect((rect.minY...rect.maxY).contains(center.y))
    }

    @Test func `from the middle, the ball goes to the right`() {
        #expect(BallPosition(nearestTo: CGPoint(x: rect.midX, y: 100), in: area).side == .right)
        #expect(BallPosition(nearestTo: CGPoint(x: rect.midX - 0.5, y: 100), in: area).side == .left)
    }

    @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat])
    func `a ball at rest keeps its position when it's settled again`(fraction: CGFloat) {
        let position = BallPosition(side: .right, fraction: fraction)
        let again = BallPosition(nearestTo: position.center(in: area), in: area)
        #expect(again.side == .right)
        #expect(abs(again.fraction - fraction) < 1e-9)
    }

    @Test func `an area without height has one position on each side`() {
        let flat = BallArea(rect: CGRect(x: 0, y: 40, width: 300, height: 0))
        let position = BallPosition(nearestTo: CGPoint(x: 0, y: 40), in: flat)
        #expect(position.center(in: flat) == CGPoint(x: 0, y: 40))
    }

    @Test func `if the keyboard covers the whole area, the ball is at its upper edge`() {
        let covered = BallArea(rect: rect, covered: 10_000)
        #expect(BallPosition(side: .left, fraction: 1).center(in: covered) == CGPoint(x: rect.minX, y: rect.minY))
    }
}
