extension UIView {
    /// Nil for a view in no window stands for its outermost view.
    func conversion(toViewOrBase view: UIView?) -> SpaceConversion {
        if view == nil, self is UIWindow { return SpaceConversion(up: toScreen, down: .identity) }
        return conversion(toView: view ?? outermost)
    }

    /// Views meet at their nearest common ancestor, and at the screen if they have none.
    ///
    /// Open: whether on a phone a turned rectangle gives way to the one around it at the ancestor or at the window. The
    /// recorded conversions that show that it does in between have views whose only common ancestor is the outermost
    /// one. The nearest is chosen because nothing above it can matter to two views that share it.
    func conversion(toView view: UIView) -> SpaceConversion {
        let meeting = nearestCommonAncestor(with: view)
        return SpaceConversion(up: matrix(to: meeting), down: view.matrix(to: meeting).inverted())
    }

    /// From this view's coordinates to those of a view around it, or of the screen.
    ///
    /// An outermost view that is no window counts as if it lay on the screen.
    func matrix(to ancestor: UIView?) -> CGAffineTransform {
        if self === ancestor { return .identity }
        if let superview { return geometry.toSuperview.concatenating(superview.matrix(to: ancestor)) }
        let window = self as? UIWindow
        return geometry.toSuperview.concatenating(window?.surroundingsToScreen ?? .identity)
    }
}
