extension UIView {
    /// From this view's coordinates to another's; nil stands for the window's, and for a window the screen's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        legs(toViewOrBase: view).convert(point)
    }

    /// From another view's coordinates to this one's; nil stands for the window's, and for a window the screen's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        legs(toViewOrBase: view).reversed.convert(point)
    }

    /// From this view's coordinates to another's, as the smallest rectangle that holds the result.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        legs(toViewOrBase: view).convert(rect)
    }

    /// From another view's coordinates to this one's, as the smallest rectangle that holds the result.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        legs(toViewOrBase: view).reversed.convert(rect)
    }

    /// Nil for a view in no window stands for its outermost view.
    private func legs(toViewOrBase view: UIView?) -> ConversionLegs {
        if view == nil, self is UIWindow { return ConversionLegs(up: toScreen, down: .identity) }
        return legs(toView: view ?? outermost)
    }

    /// Views meet at their nearest common ancestor, and at the screen if they have none.
    ///
    /// Open whether a phone boxes rectangles at the ancestor or at the window.
    func legs(toView view: UIView) -> ConversionLegs {
        let meeting = nearestCommonAncestor(with: view)
        return ConversionLegs(up: matrix(to: meeting), down: view.matrix(to: meeting).inverted())
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
