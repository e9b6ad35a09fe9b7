import Testing
import UIKit
import UIKitTestSupport

/// Returns the elements of a path as words: "M 0 0", "L 1 2", "Q …", "C …", "Z".
func pathCommands(_ path: CGPath) -> [String] {
    var commands: [String] = []
    path.applyWithBlock { element in
        let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
        let points = (0..<count).map { element.pointee.points[$0] }
        let letter = ["M", "L", "Q", "C", "Z"][Int(element.pointee.type.rawValue)]
        let numbers = points.flatMap { [$0.x, $0.y] }.map { number in
            let rounded = (number * 1000).rounded() / 1000
            return rounded == 0 ? "0" : rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        commands.append(([letter] + numbers).joined(separator: " "))
    }
    return commands
}

@Suite struct PathTests {
    private let path = CGMutablePath()

    @Test func `a new path is empty`() {
        #expect(
            path.isEmpty && path.currentPoint == .zero && path.boundingBox == .null && path.boundingBoxOfPath == .null)
    }

    @Test func `elements are added in order`() {
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        #expect(path.currentPoint == CGPoint(x: 9, y: 10))
        path.closeSubpath()
        path.closeSubpath()
        #expect(pathCommands(path) == ["M 1 2", "L 3 4", "Q 7 8 5 6", "C 11 12 13 14 9 10", "Z"])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2) && !path.isEmpty)
    }

    @Test func `a line isn't added without a current point`() {
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test func `a rectangle starts at the corner with the minimum x and y`() {
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(pathCommands(path) == ["M 1 2", "L 4 2", "L 4 6", "L 1 6", "Z"])
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil) == path)
    }

    @Test func `addLines connects the points, and addRects adds closed rectangles`() {
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
        path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
        #expect(pathCommands(path) == ["M 0 0", "L 1 0", "L 1 1", "M 0 0", "L 1 0", "L 1 1", "L 0 1", "Z"])
    }

    @Test func `an ellipse touches the sides of its rectangle`() {
        let ellipse = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20), transform: nil)
        #expect(pathCommands(ellipse).first == "M 50 30" && pathCommands(ellipse).count == 6)
        #expect(near(ellipse.boundingBoxOfPath, CGRect(x: 10, y: 20, width: 40, height: 20)))
        #expect(ellipse.contains(CGPoint(x: 30, y: 39.9)) && !ellipse.contains(CGPoint(x: 12, y: 22)))
    }

    @Test func `a rounded rectangle doesn't contain its corners`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 5, transform: nil)
        #expect(near(path.boundingBoxOfPath, rect))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 1, y: 6)))
        self.path.addRoundedRect(in: rect, cornerWidth: 10, cornerHeight: 5)
        #expect(self.path == path)
    }

    @Test func `a corner width larger than half of the rectangle stops the app, as on a device`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6, cornerHeight: 1, transform: nil)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("larger than half of the rectangle"))
    }

    @Test func `elements are added with the given transform`() {
        let turn = CGAffineTransform(translationX: 10, y: 0)
        path.move(to: .zero, transform: turn)
        path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), transform: turn)
        #expect(pathCommands(path) == ["M 10 0", "M 10 0", "L 11 0", "L 11 1", "L 10 1", "Z"])
    }

    @Test func `a copy can be transformed, and a mutable copy changes independently`() {
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(path.copy(using: &double)?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
        let copy = path.mutableCopy()
        copy?.addLine(to: CGPoint(x: 5, y: 5))
        #expect(copy != path && path.copy() == path && Set([path, path.copy()!]).count == 1)
        #expect(path.mutableCopy(using: &double)?.currentPoint == .zero)
    }

    @Test func `boundingBox includes control points, and boundingBoxOfPath doesn't`() {
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        path.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -8), control2: CGPoint(x: 20, y: -8))
        #expect(path.boundingBox == CGRect(x: 0, y: -8, width: 20, height: 18))
        #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: -6, width: 20, height: 11)))
    }

    @Test func `the fill rule determines which points a path contains`() {
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        let (inner, outer) = (CGPoint(x: 3, y: 3), CGPoint(x: 8, y: 8))
        #expect(path.contains(inner) && path.contains(outer))
        #expect(!path.contains(inner, using: .evenOdd) && path.contains(outer, using: .evenOdd))
        #expect(!path.contains(inner, using: .winding, transform: CGAffineTransform(translationX: 20, y: 0)))
    }

    @Test func `contains treats an open subpath as closed`() {
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test func `a line after a closed subpath starts at the start of that subpath`() {
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addLine(to: CGPoint(x: -10, y: 5))
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(path.contains(CGPoint(x: -5, y: 5)))
    }
}
