import Testing
import UIKit

@MainActor @Suite struct LayerTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test func `a view has one layer`() {
        #expect(view.layer === view.layer)
    }

    @Test func `the layer's geometry is the view's`() {
        #expect(view.layer.position == CGPoint(x: 25, y: 40))
        #expect(view.layer.bounds == view.bounds && view.layer.frame == view.frame)
        view.layer.position.x = 30
        view.layer.bounds.size.width = 50
        #expect(view.frame == CGRect(x: 5, y: 20, width: 50, height: 40))
        view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.transform.a == 2 && view.layer.affineTransform() == view.transform)
    }

    @Test func `a new anchor point moves the layer and not its position`() {
        view.layer.anchorPoint = .zero
        #expect(view.layer.position == CGPoint(x: 25, y: 40))
        #expect(view.frame.origin == CGPoint(x: 25, y: 40))
        #expect(view.anchorPoint == .zero)
    }

    @Test func `masking to bounds is clipping`() {
        view.layer.masksToBounds = true
        #expect(view.clipsToBounds)
        view.clipsToBounds = false
        #expect(!view.layer.masksToBounds)
    }

    @Test func `opacity is alpha`() {
        view.layer.opacity = 0.5
        #expect(view.alpha == 0.5)
        view.layer.isHidden = true
        #expect(view.isHidden)
    }

    @Test func `round corners do not keep touches out`() {
        view.layer.cornerRadius = 15
        view.layer.masksToBounds = true
        #expect(view.hitTest(.zero, with: nil) === view)
    }

    @Test func `a layer whose view is gone has no size`() {
        var gone: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let layer = gone!.layer
        gone = nil
        #expect(layer.bounds == .zero)
    }
}
