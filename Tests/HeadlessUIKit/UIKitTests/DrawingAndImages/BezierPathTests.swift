import Testing
import UIKit
import UIKitTestSupport

@Suite struct BezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func `initializers create paths of a rectangle, an oval and an arc`() {
        #expect(UIBezierPath(rect: rect).cgPath == CGPath(rect: rect, transform: nil))
        #expect(UIBezierPath(ovalIn: rect).cgPath == CGPath(ellipseIn: rect, transform: nil))
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(pathCommands(arc.cgPath) == ["M 10 0", "C 10 5.523 5.523 10 0 10"])
        arc.addArc(withCenter: .zero, radius: 10, startAngle: .pi / 2, endAngle: 0, clockwise: false)
        #expect(pathCommands(arc.cgPath).count == 4 && near(arc.currentPoint, CGPoint(x: 10, y: 0)))
    }

    @Test func `a corner radius larger than the rectangle allows is limited`() {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 99)
        #expect(near(path.cgPath.boundingBoxOfPath, rect) && !path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 20, y: 1)))
    }

    @Test func `a radius above half of the shorter side makes a capsule`() {
        let (path, capsule) = (
            UIBezierPath(roundedRect: rect, cornerRadius: 99), UIBezierPath(roundedRect: rect, cornerRadius: 10)
        )
        #expect(path.cgPath == capsule.cgPath)
    }

    @Test(arguments: [
        UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .bottomRight], .allCorners,
    ])
    func `only the given corners are rounded`(corners: UIRectCorner) {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 5, height: 5))
        for (corner, point) in [
            (UIRectCorner.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 39, y: 1)),
            (.bottomLeft, CGPoint(x: 1, y: 19)), (.bottomRight, CGPoint(x: 39, y: 19)),
        ] {
            #expect(path.contains(point) != corners.contains(corner))
        }
    }

    @Test func `a path consists of the added lines, curves and paths until its points are removed`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.addCurve(
            to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 12), controlPoint2: CGPoint(x: 2, y: 12))
        path.close()
        #expect(pathCommands(path.cgPath) == ["M 0 0", "L 10 0", "Q 15 5 10 10", "C 8 12 2 12 0 10", "Z"])
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 15, height: 12) && !path.isEmpty)
        path.apply(CGAffineTransform(scaleX: 2, y: 1))
        #expect(path.bounds.width == 30)
        path.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 1, height: 1)))
        #expect(pathCommands(path.cgPath).count == 10)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `usesEvenOddFillRule determines which points a path contains`() {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)))
        #expect(path.contains(CGPoint(x: 20, y: 10)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 20, y: 10)))
    }

    @Test func `reversing a path reverses the direction and the order of its subpaths`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.move(to: CGPoint(x: 5, y: 5))
        path.addCurve(to: CGPoint(x: 8, y: 5), controlPoint1: CGPoint(x: 6, y: 6), controlPoint2: CGPoint(x: 7, y: 7))
        #expect(
            pathCommands(path.reversing().cgPath) == [
                "M 8 5", "C 7 7 6 6 5 5", "M 0 1", "L 1 1", "L 1 0", "L 0 0", "Z",
            ])
    }

    @Test func `cgPath and copy() return copies that don't change with the path`() throws {
        let path = UIBezierPath(rect: rect)
        path.lineWidth = 3
        let before = path.cgPath
        let copy = try #require(path.copy() as? UIBezierPath)
        path.close()
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(before != path.cgPath && copy.cgPath == before && copy.lineWidth == 3)
        copy.cgPath = CGPath(rect: .zero, transform: nil)
        #expect(UIBezierPath(cgPath: copy.cgPath).cgPath == copy.cgPath)
    }

    @Test func `a path stores its line dash, cap style and join style`() {
        let path = UIBezierPath()
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.setLineDash([3, 1], count: 2, phase: 0.5)
        var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [3, 1] && count == 2 && phase == 0.5)
        #expect(path.lineCapStyle == .round && path.lineJoinStyle == .bevel && path.miterLimit == 10)
    }
}
