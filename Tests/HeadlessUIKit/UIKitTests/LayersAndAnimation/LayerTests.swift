import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of a view and its layer.
@MainActor @Suite struct LayerTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test func `a view has one layer and is its delegate`() {
        #expect(view.layer === view.layer)
        #expect(view.layer.delegate === view)
    }

    @Test func `a view and its layer share their geometry`() {
        #expect(view.layer.position == CGPoint(x: 25, y: 40))
        #expect(view.layer.bounds == view.bounds && view.layer.frame == view.frame)
        view.layer.position.x = 30
        view.layer.bounds.size.width = 50
        #expect(view.frame == CGRect(x: 5, y: 20, width: 50, height: 40))
        view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.transform.a == 2 && view.layer.affineTransform() == view.transform)
    }

    @Test func `a new anchor point moves the frame but not the position`() {
        view.layer.anchorPoint = .zero
        #expect(view.layer.position == CGPoint(x: 25, y: 40))
        #expect(view.frame.origin == CGPoint(x: 25, y: 40))
        #expect(view.anchorPoint == .zero)
    }

    @Test func `a view keeps a 3D transform, and its transform is the affine part`() {
        view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(near(view.transform, CGAffineTransform(scaleX: 0.5, y: 1)))
        #expect(CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
        view.transform = CGAffineTransform(translationX: 1, y: 2)
        #expect(CATransform3DEqualToTransform(view.layer.transform, CATransform3DMakeTranslation(1, 2, 0)))
        view.transform3D = CATransform3DMakeTranslation(1, 2, 3)
        #expect(view.layer.transform.m43 == 3 && view.transform.ty == 2)
    }

    @Test func `masksToBounds and clipsToBounds always have the same value`() {
        view.layer.masksToBounds = true
        #expect(view.clipsToBounds)
        view.clipsToBounds = false
        #expect(!view.layer.masksToBounds)
    }

    @Test func `alpha equals the layer's opacity, with the precision of Float`() {
        view.layer.opacity = 0.5
        #expect(view.alpha == 0.5)
        view.alpha = 0.3
        #expect(view.layer.opacity == 0.3 && view.alpha == CGFloat(0.3 as Float) && view.alpha != 0.3)
        view.layer.opacity = -1
        #expect(view.layer.opacity == 0)
    }

    @Test func `a view and its layer share isHidden`() {
        view.layer.isHidden = true
        #expect(view.isHidden)
        view.isHidden = false
        #expect(!view.layer.isHidden)
    }

    @Test func `a window and its layer share isHidden`() async throws {
        try await withDevice {
            let window = UIWindow(windowScene: scene)
            #expect(window.layer.isHidden)
            window.isHidden = false
            #expect(!window.layer.isHidden)
            window.layer.isHidden = true
            #expect(window.isHidden)
        }
    }

    @Test func `a view and its layer share the background color, and the view keeps its UIColor`() {
        let color = UIColor.red.withAlphaComponent(0.5)
        view.backgroundColor = color
        #expect(view.backgroundColor === color && view.layer.backgroundColor == color.cgColor)
        view.layer.backgroundColor = UIColor.blue.cgColor
        #expect(view.backgroundColor == .blue)
        view.layer.backgroundColor = nil
        #expect(view.backgroundColor == nil)
        view.backgroundColor = color
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
    }

    @Test func `rounded corners don't affect hit testing`() {
        view.layer.cornerRadius = 15
        view.layer.masksToBounds = true
        #expect(view.hitTest(.zero, with: nil) === view)
    }

    @Test func `a layer remains usable after its view is deallocated`() {
        var gone: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let layer = gone!.layer
        gone = nil
        #expect(layer.bounds.size == CGSize(width: 5, height: 5) && layer.delegate == nil)
        layer.bounds.size.width = 6
        layer.layoutIfNeeded()
        #expect(layer.frame.width == 6)
    }

    @Test func `setting the layer's size resizes subviews and requires layout, like setting the view's`() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let outer = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
        inner.autoresizingMask = .flexibleWidth
        counter.addSubview(inner)
        outer.addSubview(counter)
        outer.layoutIfNeeded()
        counter.layer.frame.size.width = 20
        #expect(inner.frame == CGRect(x: 2, y: 2, width: 16, height: 6))
        outer.layoutIfNeeded()
        #expect((outer.layouts, counter.layouts) == (2, 2))
        counter.layer.position.x = 7
        outer.layoutIfNeeded()
        #expect((outer.layouts, counter.layouts) == (2, 2))
        counter.layer.setNeedsLayout()
        counter.layer.layoutIfNeeded()
        #expect((outer.layouts, counter.layouts) == (2, 3))
    }

    @Test func `changing the delegate of a view's layer stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.layer.delegate = UIView()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("the delegate of a view's layer is the view"))
    }

    @Test func `a view's mask determines the mask of its layer`() {
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer && view.mask === mask)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }
}
