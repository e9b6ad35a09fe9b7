import TestSupport
import Testing
import UIKit

/// Tests of the order of views' layers among layers without a view.
@MainActor @Suite struct LayerOrderTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let background = CALayer()
    private let sign = CALayer()

    init() {
        parent.layer.addSublayer(background)
        parent.addSubview(a)
        parent.addSubview(b)
        parent.layer.addSublayer(sign)
    }

    @Test func `subviews' layers are sublayers of the view's layer`() {
        #expect(parent.layer.sublayers == [background, a.layer, b.layer, sign])
        a.removeFromSuperview()
        #expect(parent.layer.sublayers == [background, b.layer, sign] && a.layer.superlayer == nil)
        b.addSubview(a)
        #expect(a.layer.superlayer === b.layer)
    }

    @Test func `bringing a view to the front also moves its layer in front of other layers`() {
        parent.bringSubviewToFront(a)
        #expect(parent.layer.sublayers == [background, b.layer, sign, a.layer])
        parent.addSubview(b)
        #expect(parent.layer.sublayers == [background, sign, a.layer, b.layer])
    }

    @Test func `the layer of a view inserted next to a sibling is next to the sibling's layer`() {
        let c = UIView()
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.layer.sublayers == [background, a.layer, b.layer, c.layer, sign])
        parent.insertSubview(c, belowSubview: a)
        #expect(parent.layer.sublayers == [background, c.layer, a.layer, b.layer, sign])
        parent.insertSubview(c, at: 1)
        #expect(parent.layer.sublayers == [background, a.layer, c.layer, b.layer, sign])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.layer.sublayers == [background, b.layer, c.layer, a.layer, sign])
        parent.sendSubviewToBack(a)
        #expect(parent.layer.sublayers == [background, a.layer, b.layer, c.layer, sign])
    }

    @Test func `inserting a sublayer doesn't change the subviews`() {
        let layer = CALayer()
        parent.layer.insertSublayer(layer, at: 0)
        #expect(parent.subviews == [a, b] && parent.layer.sublayers?.first === layer)
    }

    @Test func `a sublayer without a view is laid out in the layout pass of the view`() {
        final class Card: CALayer {
            var layouts = 0
            override func layoutSublayers() { layouts += 1 }
        }
        let card = Card()
        parent.layer.addSublayer(card)
        parent.layoutIfNeeded()
        #expect(card.layouts == 1)
        card.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(card.layouts == 2)
    }

    @Test func `a view whose layer is added as a sublayer is also laid out`() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let counter = Counter()
        parent.layer.addSublayer(counter.layer)
        parent.layoutIfNeeded()
        #expect(counter.layouts == 1 && counter.superview == nil && counter.layer.superlayer === parent.layer)
        parent.layer.insertSublayer(a.layer, at: 0)
        parent.layoutIfNeeded()
        parent.addSubview(counter)
        counter.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(counter.layouts == 2 && parent.layer.sublayers?.filter { $0 === counter.layer }.count == 1)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `after any changes, the layers of views have the same order as the views`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let views = (0..<6).map { _ in UIView() }
        for _ in 0..<40 {
            let (one, other) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: one.layer.insertSublayer(CALayer(), at: UInt32.random(in: 0..<3, using: &random))
            case 1: one.removeFromSuperview()
            case 2: one.superview?.bringSubviewToFront(one)
            case 3: one.superview?.sendSubviewToBack(one)
            case 4: one.exchangeSubview(at: 0, withSubviewAt: 1)
            case 5 where !other.isDescendant(of: one): other.insertSubview(one, at: .random(in: 0..<3, using: &random))
            case 6 where !other.isDescendant(of: one):
                if let sibling = other.subviews.first { other.insertSubview(one, belowSubview: sibling) }
            case _ where !other.isDescendant(of: one): other.addSubview(one)
            default: break
            }
        }
        for view in views {
            let layers = (view.layer.sublayers ?? []).filter { $0.delegate is UIView }
            #expect(layers == view.subviews.map(\.layer))
            #expect(layers.allSatisfy { $0.superlayer === view.layer })
            #expect(view.superview != nil || view.layer.superlayer == nil)
        }
    }
}
