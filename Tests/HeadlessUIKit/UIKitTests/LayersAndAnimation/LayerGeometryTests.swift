import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the frames of layers, of conversions between them, and of hit testing.
@Suite struct LayerGeometryTests {
    private let outer = CALayer()
    private let inner = CALayer()

    init() {
        outer.frame = CGRect(x: 100, y: 200, width: 300, height: 400)
        inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        outer.addSublayer(inner)
    }

    @Test func `a frame sets the position and the bounds`() {
        #expect(inner.position == CGPoint(x: 25, y: 40))
        #expect(inner.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func `setting the frame calls a subclass's observers of position and bounds`() {
        final class Watcher: CALayer {
            var seen: [String] = []
            override var bounds: CGRect { didSet { seen.append("bounds") } }
            override var position: CGPoint { didSet { seen.append("position") } }
        }
        let watcher = Watcher()
        watcher.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(watcher.seen.sorted() == ["bounds", "position"])
    }

    @Test func `points and rectangles are converted between layers`() {
        let other = CALayer()
        other.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
        outer.addSublayer(other)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGPoint(x: 1, y: 2), from: outer) == CGPoint(x: -9, y: -18))
        #expect(
            inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: other)
                == CGRect(x: -39, y: -28, width: 3, height: 4))
        #expect(
            inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: other)
                == CGRect(x: 41, y: 32, width: 3, height: 4))
    }

    @Test func `converting from a scaled layer gives the result in Apple's documentation`() {
        let frame = CGRect(x: 0, y: 0, width: 640, height: 480)
        let (red, yellow) = (CALayer(), CALayer())
        red.frame = frame
        yellow.frame = frame
        yellow.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        red.addSublayer(yellow)
        #expect(yellow.convert(CGPoint.zero, to: red) == CGPoint(x: 160, y: 120))
    }

    @Test func `converting to or from nil uses the superlayer's coordinates`() {
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
    }

    @MainActor @Test(arguments: 0..<50 as Range<UInt64>)
    func `converting between views' layers gives the same result as between the views`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let views = Forest(seed: seed).views
        let (one, other) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
        let point = CGPoint(x: .random(in: -99...99, using: &random), y: .random(in: -99...99, using: &random))
        let rect = CGRect(origin: point, size: CGSize(width: 5, height: 7))
        let (there, back) = (one.layer.convert(point, to: other.layer), one.layer.convert(rect, from: other.layer))
        #expect(near(there, one.convert(point, to: other)))
        #expect(near(back, one.convert(rect, from: other)))
    }

    @Test func `hitTest returns the deepest layer at a point in the superlayer's coordinates`() {
        #expect(outer.hitTest(CGPoint(x: 115, y: 225)) === inner)
        #expect(outer.hitTest(CGPoint(x: 105, y: 225)) === outer)
        #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        #expect(inner.contains(CGPoint(x: 0, y: 0)) && !inner.contains(CGPoint(x: 30, y: 0)))
    }

    @Test func `hitTest returns the frontmost visible layer`() {
        let back = CALayer()
        back.frame = inner.frame
        outer.insertSublayer(back, at: 0)
        let point = CGPoint(x: 115, y: 225)
        #expect(outer.hitTest(point) === inner)
        back.zPosition = 1
        #expect(outer.hitTest(point) === back)
        back.isHidden = true
        #expect(outer.hitTest(point) === inner)
    }

    @Test func `setting a frame with NaN stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().frame.size.width = .nan
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("CALayerInvalidGeometry"))
    }
}
