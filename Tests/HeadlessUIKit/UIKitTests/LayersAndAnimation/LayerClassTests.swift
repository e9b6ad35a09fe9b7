import Testing
import UIKit

/// A custom layer class with the initializers that listings typically have.
private final class RingLayer: CALayer {
    var width: CGFloat = 3
    private(set) var layouts = 0

    override init() {
        super.init()
        name = "ring"
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { width = ring.width }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
    }
}

private final class PlainLayer: CALayer {
    var isMarked = true
}

@MainActor @Suite struct LayerClassTests {
    private final class RingView: UIView {
        override class var layerClass: AnyClass { RingLayer.self }
        var ring: RingLayer { layer as! RingLayer }
        private(set) var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test func `a view's layer is created with the initializer of its layerClass`() {
        let view = RingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.ring.name == "ring" && view.ring.width == 3 && view.frame.minX == 1)
    }

    @Test func `a layer class can inherit its initializer`() {
        final class View: UIView {
            override class var layerClass: AnyClass { PlainLayer.self }
        }
        #expect((View().layer as? PlainLayer)?.isMarked == true)
    }

    @Test func `a layerClass that isn't a subclass of CALayer stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class View: UIView {
                override class var layerClass: AnyClass { NSObject.self }
            }
            _ = View()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("is no CALayer"))
    }

    @Test func `a view's layout pass calls its layer's layoutSublayers`() {
        let view = RingView()
        view.layoutIfNeeded()
        #expect(view.ring.layouts == 1 && view.layouts == 1)
    }

    @Test func `a view can lay out its own sublayers in layoutSublayers(of:)`() {
        final class View: UIView {
            let inner = CALayer()
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                if layer === self.layer { inner.frame = bounds.insetBy(dx: 1, dy: 1) }
            }
        }
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.addSublayer(view.inner)
        view.layoutIfNeeded()
        #expect(view.inner.frame == CGRect(x: 1, y: 1, width: 8, height: 8))
    }

    @Test func `init(layer:) copies a layer's values but not its superlayer`() {
        let ring = RingLayer()
        ring.width = 7
        ring.cornerRadius = 5
        ring.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        ring.opacity = 0.25
        ring.borderColor = UIColor.red.cgColor
        let outer = CALayer()
        outer.addSublayer(ring)
        let copy = RingLayer(layer: ring)
        #expect(copy.width == 7 && copy.cornerRadius == 5 && copy.frame == ring.frame && copy.opacity == 0.25)
        #expect(copy.borderColor == UIColor.red.cgColor && copy.superlayer == nil && outer.sublayers == [ring])
    }
}
