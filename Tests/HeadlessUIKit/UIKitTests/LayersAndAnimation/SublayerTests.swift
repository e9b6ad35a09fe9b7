import Testing
import UIKit

/// Tests of the hierarchy of layers.
@Suite struct SublayerTests {
    private let outer = CALayer()
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()

    init() {
        for layer in [a, b, c] { outer.addSublayer(layer) }
    }

    @Test func `a new layer has Core Animation's default values`() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.superlayer == nil && layer.sublayers == nil && layer.delegate == nil)
        #expect(layer.opacity == 1 && !layer.isHidden && layer.backgroundColor == nil && layer.borderWidth == 0)
        #expect(layer.borderColor == UIColor.black.cgColor && layer.shadowColor == UIColor.black.cgColor)
        #expect(
            layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
        #expect(layer.contentsGravity == .resize && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CATransform3DIsIdentity(layer.transform))
    }

    @Test func `layers copy the paths that are assigned`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let shape = CAShapeLayer()
        (shape.path, shape.shadowPath) = (path, path)
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(shape.path?.boundingBox.width == 1 && shape.shadowPath?.boundingBox.width == 1)
        let copy = CAShapeLayer(layer: shape)
        #expect(copy.path == shape.path && copy.shadowPath == shape.shadowPath)
    }

    @Test func `sublayers are listed from back to front`() {
        #expect(outer.sublayers == [a, b, c] && b.superlayer === outer)
        outer.addSublayer(a)
        #expect(outer.sublayers == [b, c, a])
    }

    @Test func `a layer is inserted at an index that is counted without the layer itself`() {
        outer.insertSublayer(c, at: 0)
        #expect(outer.sublayers == [c, a, b])
        outer.insertSublayer(c, at: 2)
        #expect(outer.sublayers == [a, b, c])
        outer.insertSublayer(a, at: 99)
        #expect(outer.sublayers == [b, c, a])
    }

    @Test func `a layer can be inserted above or below another layer`() {
        outer.insertSublayer(c, below: a)
        #expect(outer.sublayers == [c, a, b])
        outer.insertSublayer(c, above: a)
        #expect(outer.sublayers == [a, c, b])
        outer.insertSublayer(c, above: nil)
        #expect(outer.sublayers == [a, b, c])
        outer.insertSublayer(c, below: nil)
        #expect(outer.sublayers == [c, a, b])
    }

    @Test func `replaceSublayer inserts a layer at the index of the replaced layer`() {
        let new = CALayer()
        outer.replaceSublayer(b, with: new)
        #expect(outer.sublayers == [a, new, c] && b.superlayer == nil)
        outer.replaceSublayer(b, with: CALayer())
        #expect(outer.sublayers == [a, new, c])
        outer.replaceSublayer(a, with: c)
        #expect(outer.sublayers == [c, new])
    }

    @Test func `adding a layer to a superlayer removes it from its previous superlayer`() {
        a.addSublayer(b)
        #expect(outer.sublayers == [a, c] && b.superlayer === a)
        b.removeFromSuperlayer()
        #expect(a.sublayers == nil && b.superlayer == nil)
        outer.sublayers = [b, a]
        #expect(outer.sublayers == [b, a] && c.superlayer == nil && b.superlayer === outer)
        outer.sublayers = nil
        #expect(outer.sublayers == nil && a.superlayer == nil)
    }

    @Test func `adding a layer to its descendant stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("cycle in its layer tree"))
    }

    @Test func `a sublayer's superlayer is nil after the superlayer is deallocated`() {
        var gone: CALayer? = CALayer()
        gone?.addSublayer(a)
        #expect(a.superlayer === gone)
        gone = nil
        #expect(a.superlayer == nil)
    }

    @Test func `a layer's delegate lays out the sublayers when the layer needs layout`() {
        final class Delegate: NSObject, CALayerDelegate {
            func layoutSublayers(of layer: CALayer) {
                layer.sublayers?.first?.frame = layer.bounds
            }
        }
        let delegate = Delegate()
        a.delegate = delegate
        let inner = CALayer()
        a.addSublayer(inner)
        a.bounds.size = CGSize(width: 5, height: 6)
        #expect(a.needsLayout() && inner.frame == .zero)
        outer.layoutIfNeeded()
        #expect(!a.needsLayout() && inner.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
        a.bounds.size.width = 7
        inner.layoutIfNeeded()
        #expect(inner.frame.width == 7)
    }

    @Test func `a new size requires layout of the layer and its superlayer, but a new position doesn't`() {
        outer.layoutIfNeeded()
        a.position.x = 5
        #expect(!outer.needsLayout() && !a.needsLayout())
        a.bounds.size.width = 5
        #expect(outer.needsLayout() && a.needsLayout())
    }

    @Test func `displayIfNeeded displays a layer once, and only if it needs display`() {
        final class Sign: CALayer {
            var displays = 0
            override func display() {
                super.display()
                displays += 1
            }
        }
        final class Painter: NSObject, CALayerDelegate {
            func display(_ layer: CALayer) { layer.contents = "drawn" }
        }
        let (sign, painter) = (Sign(), Painter())
        sign.delegate = painter
        sign.displayIfNeeded()
        #expect(sign.displays == 0)
        sign.setNeedsDisplay()
        #expect(sign.needsDisplay())
        sign.displayIfNeeded()
        sign.displayIfNeeded()
        #expect(sign.displays == 1 && sign.contents as? String == "drawn")
        sign.bounds.size.width = 4
        #expect(!sign.needsDisplay())
        sign.needsDisplayOnBoundsChange = true
        sign.bounds.size.width = 5
        #expect(sign.needsDisplay())
    }
}
