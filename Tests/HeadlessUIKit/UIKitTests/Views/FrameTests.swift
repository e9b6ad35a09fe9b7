import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct FrameTests {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func `setting the frame sets the bounds and the center`() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
    }

    @Test func `a frame with a negative size is standardized`() {
        view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(view.frame.origin == CGPoint(x: 6, y: 4))
        #expect(view.bounds.size.width == 4)
    }

    @Test func `resizing the bounds keeps the center`() {
        view.bounds.size = CGSize(width: 200, height: 60)
        #expect(view.frame == CGRect(x: -40, y: 15, width: 200, height: 60))
    }

    @Test func `resizing the bounds keeps the position of the anchor point`() {
        view.anchorPoint = .zero
        view.frame.origin = .zero
        view.bounds.size = CGSize(width: 7, height: 9)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 7, height: 9))
    }

    @Test func `changing the anchor point keeps the center and moves the frame`() {
        view.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    }

    @Test func `changing the bounds' origin doesn't change the frame`() {
        view.bounds.origin = CGPoint(x: 500, y: -3)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `the frame of a rotated view is its bounding box`() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func `setting the frame of a rotated view adjusts its bounds and center`() {
        view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 568)
        #expect(near(view.bounds.size, CGSize(width: 568, height: 20)))
        #expect(near(view.center, CGPoint(x: 10, y: 284)))
    }

    /// Tests the placements of a bar by transform, then center, then bounds. See the chapter on rotation.
    @Test(arguments: [
        (CGFloat.pi, CGPoint(x: 160, y: 558), CGFloat(320), CGRect(x: 0, y: 548, width: 320, height: 20)),
        (-CGFloat.pi / 2, CGPoint(x: 10, y: 284), CGFloat(568), CGRect(x: 0, y: 0, width: 20, height: 568)),
        (CGFloat.pi / 2, CGPoint(x: 310, y: 284), CGFloat(568), CGRect(x: 300, y: 0, width: 20, height: 568)),
    ])
    func `the transform, center, and bounds determine the frame of a bar`(
        angle: CGFloat, center: CGPoint, width: CGFloat, box: CGRect
    ) {
        view.transform = CGAffineTransform(rotationAngle: angle)
        view.center = center
        view.bounds = CGRect(x: 0, y: 0, width: width, height: 20)
        #expect(near(view.frame, box))
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `the frame of a transformed view reads back as it was set`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        // With a rotation of at most 0.3 radians and sides whose ratio is less than three, there is always a size that
        // fits.
        view.transform = CGAffineTransform(rotationAngle: number(-0.3...0.3)).scaledBy(x: number(0.5...2), y: -1)
        view.anchorPoint = CGPoint(x: number(-1...2), y: number(-1...2))
        let frame = CGRect(x: number(-99...99), y: number(-99...99), width: number(40...100), height: number(40...100))
        view.frame = frame
        #expect(near(view.frame, frame))
    }

    @Test func `a frame that no size of a rotated view fits still sets the origin`() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        view.frame = CGRect(x: 5, y: 6, width: 100, height: 10)
        #expect(near(view.frame.origin, CGPoint(x: 5, y: 6)))
    }

    @Test func `sizeToFit keeps the origin of the frame`() {
        final class Square: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
        }
        let square = Square(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        square.sizeToFit()
        #expect(square.frame == CGRect(x: 10, y: 20, width: 30, height: 30))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `alpha is clamped between 0 and 1`() {
        view.alpha = 2
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }
}
