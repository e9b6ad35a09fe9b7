import TestSupport
import Testing
@_spi(Simulator) import UIKit
import UIKitTestSupport

@MainActor @Suite struct HitTestTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    let shared = CGPoint(x: 30, y: 30)

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test func `hit testing returns the frontmost view that contains the point`() {
        #expect(root.hitTest(shared, with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
    }

    @Test func `hidden, noninteractive, and transparent views don't receive touches`() {
        front.isHidden = true
        #expect(root.hitTest(shared, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(shared, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.009
        #expect(root.hitTest(shared, with: nil) === back)
    }

    @Test func `a view with the smallest touchable alpha receives touches`() {
        front.alpha = UIView.leastTouchableAlpha
        #expect(root.hitTest(shared, with: nil) === front)
    }

    @Test func `subviews of a noninteractive view don't receive touches`() {
        let button = UIView(frame: front.bounds)
        front.addSubview(button)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(shared, with: nil) === back)
    }

    @Test func `point(inside:) includes the minimum edges and excludes the maximum edges`() {
        #expect(root.point(inside: .zero, with: nil))
        #expect(!root.point(inside: CGPoint(x: 100, y: 0), with: nil))
        #expect(!root.point(inside: CGPoint(x: 0, y: 100), with: nil))
    }

    @Test func `a subview outside its superview's bounds receives no touches`() {
        let outside = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
        back.addSubview(outside)
        #expect(root.hitTest(CGPoint(x: 65, y: 5), with: nil) === root)
    }

    @Test func `hit testing calls overrides of hitTest`() {
        final class Ghost: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        root.addSubview(Ghost(frame: root.bounds))
        #expect(root.hitTest(shared, with: nil) === front)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `hit testing returns the last drawn view that can receive the touch`(seed: UInt64) {
        let forest = Forest(seed: seed)
        var random = SeededGenerator(seed: seed &* 31)
        for _ in 0..<30 {
            let point = CGPoint(x: .random(in: -20...320, using: &random), y: .random(in: -20...420, using: &random))
            #expect(forest.root.hitTest(point, with: nil) === lastDrawn(in: forest.root, at: point, of: forest.root))
        }
    }

    /// Returns the last view in drawing order that contains the point and can receive touches, like all of its
    /// ancestors.
    private func lastDrawn(in view: UIView, at point: CGPoint, of root: UIView) -> UIView? {
        var drawn: [UIView] = []
        func draw(_ view: UIView) {
            drawn.append(view)
            view.subviews.forEach(draw)
        }
        draw(view)
        return drawn.last { view in
            let path = sequence(first: view) { $0 === root ? nil : $0.superview }.reversed()
            var inside = point
            return path.allSatisfy {
                if $0 !== root { inside = $0.insideByTheFormula(inside) }
                return !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01 && $0.bounds.contains(inside)
            }
        }
    }

    @Test func `an override of point(inside:) can enlarge or disable a view's touch area`() {
        final class Generous: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        final class Denying: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let generous = Generous(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        root.addSubview(generous)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === generous)
        #expect(root.hitTest(CGPoint(x: 15, y: 25), with: nil) === root)
        root.addSubview(Denying(frame: root.bounds))
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === generous)
    }
}

extension UIView {
    /// Converts a point of the superview to the view's coordinates, by Apple's formula and not by the code under test.
    fileprivate func insideByTheFormula(_ point: CGPoint) -> CGPoint {
        let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(
            x: fromCenter.x + bounds.minX + anchorPoint.x * bounds.width,
            y: fromCenter.y + bounds.minY + anchorPoint.y * bounds.height
        )
    }
}
