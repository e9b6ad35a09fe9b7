import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of properties of every hierarchy that constraints lay out, on random hierarchies.
@MainActor @Suite struct RandomLayoutTests {
    /// A random hierarchy in which required constraints that don't contradict each other place every view.
    @MainActor
    private struct Tree {
        let root = board()
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        var random: SeededGenerator

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            for _ in 0..<12 { add() }
            NSLayoutConstraint.activate(constraints.shuffled(using: &random))
        }

        private mutating func add() {
            let parent = ([root] + views).randomElement(using: &random)!
            let view = parent.put()
            // The view can be placed relative to any view that is placed already.
            let other = ([root] + views).randomElement(using: &random)!
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
            let xs: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
            let ys: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
            for attributes in [xs, ys] {
                constraints.append(
                    NSLayoutConstraint(
                        item: view, attribute: attributes.randomElement(using: &random)!, relatedBy: .equal,
                        toItem: other,
                        attribute: attributes.randomElement(using: &random)!, multiplier: 1, constant: number(-40...40))
                )
            }
            for size in [NSLayoutConstraint.Attribute.width, .height] {
                let isFixed = Bool.random(using: &random)
                constraints.append(
                    NSLayoutConstraint(
                        item: view, attribute: size, relatedBy: .equal, toItem: isFixed ? nil : other,
                        attribute: isFixed ? .notAnAttribute : size, multiplier: 1, constant: number(0...100)))
            }
            views.append(view)
        }
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in root: UIView) -> CGFloat {
        guard let view = item as? UIView else { return 0 }
        let frame = view.convert(view.bounds, to: root)
        return switch attribute {
        case .left: frame.minX
        case .right: frame.maxX
        case .centerX: frame.midX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerY: frame.midY
        case .width: frame.width
        case .height: frame.height
        default: 0
        }
    }

    @Test func `frames satisfy the constraints up to rounding`() {
        for seed in 1...25 as ClosedRange<UInt64> {
            let tree = Tree(seed: seed)
            tree.root.layoutIfNeeded()
            for constraint in tree.constraints {
                let one = value(constraint.firstAttribute, of: constraint.firstItem, in: tree.root)
                let two = value(constraint.secondAttribute, of: constraint.secondItem, in: tree.root)
                // Every superview on the way rounds the halves of centers.
                #expect(abs(one - two - constraint.constant) <= 6, "seed \(seed): \(constraint)")
            }
        }
    }

    @Test func `no view is ambiguous, and another layout pass doesn't change the frames`() {
        for seed in 1...8 as ClosedRange<UInt64> {
            let tree = Tree(seed: seed)
            tree.root.layoutIfNeeded()
            let frames = tree.views.map(\.frame)
            #expect(tree.views.allSatisfy { !$0.hasAmbiguousLayout }, "seed \(seed)")
            for view in [tree.root] + tree.views { view.setNeedsLayout() }
            tree.root.layoutIfNeeded()
            #expect(tree.views.map(\.frame) == frames, "seed \(seed)")
        }
    }

    @Test func `the order of activation doesn't affect the frames`() {
        for seed in 1...12 as ClosedRange<UInt64> {
            var tree = Tree(seed: seed)
            tree.root.layoutIfNeeded()
            let frames = tree.views.map(\.frame)
            NSLayoutConstraint.deactivate(tree.constraints)
            NSLayoutConstraint.activate(tree.constraints.shuffled(using: &tree.random))
            tree.root.layoutIfNeeded()
            #expect(zip(tree.views, frames).allSatisfy { near($0.frame, $1) }, "seed \(seed)")
        }
    }
}
