import Simulator
import TestSupport
import Testing
import UIKitTestSupport

@MainActor @Suite struct ConversionTests {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    init() {
        outer.addSubview(inner)
    }

    @Test func `a point converts between a view and its superview`() {
        #expect(inner.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 6, y: 7))
        #expect(inner.convert(CGPoint(x: 6, y: 7), from: outer) == CGPoint(x: 5, y: 5))
        #expect(outer.convert(CGPoint(x: 6, y: 7), to: inner) == CGPoint(x: 5, y: 5))
        #expect(inner.convert(CGPoint(x: 5, y: 5), to: inner) == CGPoint(x: 5, y: 5))
    }

    @Test func `conversion subtracts the origin of the bounds`() {
        inner.bounds.origin = CGPoint(x: 100, y: 200)
        #expect(inner.convert(CGPoint(x: 100, y: 200), to: outer) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    }

    @Test func `converting to nil uses the window's coordinates, or the screen's for a window`() async throws {
        try await withDevice {
            let window = newWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            window.addSubview(outer)
            #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
            #expect(inner.convert(CGPoint(x: 11, y: 22), from: nil) == .zero)
            #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 200))
            #expect(window.convert(CGRect(x: 100, y: 200, width: 1, height: 1), from: nil).origin == .zero)
        }
    }

    @Test func `windows convert to each other through the screen's coordinates`() async throws {
        try await withDevice {
            let one = newWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            let other = newWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            #expect(one.convert(CGPoint.zero, to: other) == CGPoint(x: 90, y: 190))
            let rect = CGRect(x: 90, y: 190, width: 1, height: 2)
            #expect(one.convert(rect, from: other) == CGRect(x: 0, y: 0, width: 1, height: 2))
            one.addSubview(outer)
            #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 101, y: 212))
        }
    }

    /// Tests that a rotated rectangle becomes its bounding box where the branches meet.
    ///
    /// Measured on a device: the bounding box is taken in the common ancestor first, and again in the target.
    @Test func `a rotated rectangle becomes its bounding box in the common ancestor`() {
        let sibling = UIView(frame: inner.frame)
        outer.addSubview(sibling)
        for view in [inner, sibling] {
            view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        }
        // A single combined matrix would be the identity, and would keep the square. Instead, each of the two steps
        // multiplies the width by the root of two.
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let doubled = CGSize(width: 20, height: 20)
        #expect(near(inner.convert(square, to: sibling as UIView?).size, doubled))
        #expect(near(sibling.convert(square, from: inner as UIView?).size, doubled))
        #expect(near(inner.convert(square, to: sibling as any UICoordinateSpace).size, doubled))
        #expect(near(inner.convert(CGPoint(x: 3, y: 4), to: sibling), CGPoint(x: 3, y: 4)))
    }

    /// Tests that the bounding box is taken in the nearest common ancestor.
    ///
    /// Two overloads of `convert` accept a view, and the compiler chooses one of them, so they must agree.
    @Test func `the bounding box is taken in the nearest common ancestor`() {
        let sibling = UIView(frame: inner.frame)
        outer.addSubview(sibling)
        outer.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(near(inner.convert(square, to: sibling as UIView?), square))
        #expect(near(inner.convert(square, from: sibling as UIView?), square))
        #expect(near(inner.convert(square, to: sibling as any UICoordinateSpace), square))
        #expect(near(inner.convert(square, from: sibling as any UICoordinateSpace), square))
    }

    @Test func `views and screens convert to each other as coordinate spaces`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
            window.addSubview(outer)
            let screen = mainScreen.coordinateSpace
            #expect(inner.convert(CGPoint.zero, to: screen) == CGPoint(x: 111, y: 222))
            #expect(screen.convert(CGPoint(x: 111, y: 222), to: inner) == .zero)
            #expect(inner.convert(inner.bounds, from: inner as any UICoordinateSpace) == inner.bounds)
            #expect(mainScreen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
        }
    }

    @Test func `conversion to the superview uses the anchor point, the transform, and the center`() {
        let (outer, view) = (UIView(), UIView())
        outer.addSubview(view)
        view.bounds = CGRect(x: 10, y: 20, width: 40, height: 80)
        view.anchorPoint = CGPoint(x: 0.25, y: 1)
        view.transform = CGAffineTransform(0, 2, -2, 0, 0, 0)
        view.center = CGPoint(x: 100, y: 200)
        #expect(view.convert(CGPoint(x: 10, y: 20), to: outer) == CGPoint(x: 260, y: 180))
        #expect(view.convert(CGPoint(x: 260, y: 180), from: outer) == CGPoint(x: 10, y: 20))
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a view's bounds converted to its superview are its frame`(seed: UInt64) {
        for view in Forest(seed: seed).views {
            guard let superview = view.superview else { continue }
            #expect(near(view.convert(view.bounds, to: superview), view.frame))
        }
    }

    @Test(arguments: [Device.iPhone8.running(.iOS7), .iPhone8.running(.iOS12)], 0..<20 as Range<UInt64>)
    func `a point converts back to itself between rotated windows and the screen's spaces`(device: Device, seed: UInt64)
        async throws
    {
        try await withDevice(device) {
            let (window, bare) = (oldWindow(), oldWindow(frame: CGRect(x: 5, y: 60, width: 200, height: 300)))
            window.rootViewController = UIViewController()
            for one in [window, bare] { one.isHidden = false }
            turnDevice(to: .landscapeLeft)
            let (one, other) = (Forest(seed: seed), Forest(seed: seed + 1000))
            window.rootViewController?.view.addSubview(one.root)
            bare.addSubview(other.root)
            let point = CGPoint(x: 17, y: 23)
            let spaces: [any UICoordinateSpace] = [
                one.views.last!, other.views.last!, window, bare, mainScreen.coordinateSpace,
                mainScreen.fixedCoordinateSpace,
            ]
            for from in spaces {
                for to in spaces {
                    #expect(near(to.convert(from.convert(point, to: to), to: from), point))
                }
            }
            let inWindow = one.views.last!.convert(point, to: nil as UIView?)
            #expect(near(one.views.last!.convert(inWindow, from: nil as UIView?), point))
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a point converted to another view and back is unchanged`(seed: UInt64) {
        let forest = Forest(seed: seed)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let one = forest.views.randomElement(using: &random)!
            let other = forest.views.randomElement(using: &random)!
            let point = CGPoint(x: .random(in: -99...99, using: &random), y: .random(in: -99...99, using: &random))
            let there = one.convert(point, to: other)
            #expect(near(other.convert(there, to: one), point))
            #expect(near(other.convert(point, from: one), there))
            #expect(near(one.convert(there, from: other), point))
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a converted rectangle contains its converted points`(seed: UInt64) {
        let forest = Forest(seed: seed)
        var random = SeededGenerator(seed: seed)
        let one = forest.views.randomElement(using: &random)!
        let other = forest.views.randomElement(using: &random)!
        let rect = CGRect(x: 5, y: -5, width: .random(in: 0...99, using: &random), height: 20)
        let box = one.convert(rect, to: other).insetBy(dx: -1e-6, dy: -1e-6)
        for point in [rect.origin, CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.maxY)] {
            #expect(box.contains(one.convert(point, to: other)))
        }
    }
}
