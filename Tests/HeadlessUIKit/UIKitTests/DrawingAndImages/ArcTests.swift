import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of arcs in paths. On the screen, y grows downward.
@Suite struct ArcTests {
    private let path = CGMutablePath()

    @Test func `an arc with clockwise false follows increasing angles`() {
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(pathCommands(path) == ["M 10 0", "C 10 5.523 5.523 10 0 10"])
    }

    @Test func `an arc with clockwise true follows decreasing angles`() {
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(pathCommands(path).count == 4 && near(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(near(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test(arguments: [true, false])
    func `angles that differ by a full turn draw a full circle`(clockwise: Bool) {
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        #expect(pathCommands(path).count == 5 && path.contains(CGPoint(x: 0.5, y: -0.5)))
    }

    @Test func `equal angles add only a point`() {
        path.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
        #expect(pathCommands(path).count == 1)
    }

    @Test func `a line connects the current point to the start of an arc`() {
        path.move(to: CGPoint(x: 20, y: 0))
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(pathCommands(path).prefix(2) == ["M 20 0", "L 10 0"])
    }

    @Test func `a relative arc spans its delta from the start angle`() {
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(pathCommands(path) == ["M 10 0", "C 10 -5.523 5.523 -10 0 -10"])
    }

    @Test func `an arc between two tangents rounds the corner`() {
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(pathCommands(path) == ["M 0 0", "L 6 0", "C 8.209 0 10 1.791 10 4"])
    }

    @Test func `an arc between two tangents rounds a corner in the opposite direction`() {
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        #expect(pathCommands(path) == ["M 0 0", "L 6 0", "C 8.209 0 10 -1.791 10 -4"])
    }

    @Test func `an arc between collinear tangents is a line to the end of the first tangent`() {
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(pathCommands(path) == ["M 0 0", "L 10 0"])
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `an arc ends at its end angle and stays at the distance of its radius`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let (start, end, radius) = (number(-9...9), number(-9...9), number(1...50))
        path.addArc(center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: .random(using: &random))
        #expect(near(path.currentPoint, CGPoint(x: cos(end) * radius, y: sin(end) * radius)))
        path.applyWithBlock { element in
            guard element.pointee.type == .addCurveToPoint else { return }
            let point = element.pointee.points[2]
            #expect(near(hypot(point.x, point.y), radius))
        }
        let box = path.boundingBoxOfPath
        #expect(max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) <= radius * 1.001)
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func `a circle contains exactly the points that are closer to its center than its radius`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let circle = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: number(-9...9), endAngle: 0, clockwise: true)
        circle.removeAllPoints()
        circle.addArc(withCenter: .zero, radius: 10, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: true)
        for _ in 0..<20 {
            let point = CGPoint(x: number(-12...12), y: number(-12...12))
            let distance = hypot(point.x, point.y)
            guard abs(distance - 10) > 0.02 else { continue }
            #expect(circle.contains(point) == (distance < 10), "\(point)")
        }
    }
}
