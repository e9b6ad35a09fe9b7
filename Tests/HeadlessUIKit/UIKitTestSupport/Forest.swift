import TestSupport
import UIKit

/// A random hierarchy: its root, and all views with the root first.
@MainActor
package struct Forest {
    package let root: UIView
    package private(set) var views: [UIView]

    package init(seed: UInt64, root: UIView = UIView(frame: CGRect(x: 3, y: 4, width: 300, height: 400))) {
        var random = SeededGenerator(seed: seed)
        self.root = root
        views = [root]
        for _ in 0..<12 {
            let view = Self.view(&random)
            views.randomElement(using: &random)!.addSubview(view)
            views.append(view)
        }
    }

    /// Returns a view at a random position, at times rotated, scaled, scrolled, hidden, transparent or out of reach.
    private static func view(_ random: inout SeededGenerator) -> UIView {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let view = UIView(
            frame: CGRect(x: number(-50...200), y: number(-50...200), width: number(0...250), height: number(0...250))
        )
        if Bool.random(using: &random) { view.bounds.origin = CGPoint(x: number(-30...30), y: number(-30...30)) }
        if Bool.random(using: &random) { view.anchorPoint = CGPoint(x: number(0...1), y: number(0...1)) }
        if Bool.random(using: &random) {
            view.transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(x: number(0.3...2), y: 1.2)
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: view.isHidden = true
        case 1: view.alpha = 0
        case 2: view.isUserInteractionEnabled = false
        default: break
        }
        return view
    }
}
