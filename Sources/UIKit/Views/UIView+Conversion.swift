extension UIView {
    /// From this view's coordinates to another's; nil stands for the window's, and for a window the screen's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (up, down) = route(to: view)
        return point.applying(up).applying(down)
    }

    /// From another view's coordinates to this one's; nil stands for the window's, and for a window the screen's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (up, down) = route(to: view)
        return point.applying(down.inverted()).applying(up.inverted())
    }

    /// From this view's coordinates to another's, as the smallest rectangle that holds the result.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let (up, down) = route(to: view)
        return rect.applying(up).applying(down)
    }

    /// From another view's coordinates to this one's, as the smallest rectangle that holds the result.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let (up, down) = route(to: view)
        return rect.applying(down.inverted()).applying(up.inverted())
    }

    /// The way up to where the two views meet, and the way down from there.
    ///
    /// A rectangle is boxed at the end of each leg: measured on a phone, one combined matrix gives another result.
    /// Open whether a phone boxes at the nearest common ancestor or at the window; here it is the ancestor, and the
    /// screen for views that have none in common. Nil for a view in no window stands for its outermost view.
    private func route(to view: UIView?) -> (up: CGAffineTransform, down: CGAffineTransform) {
        if view == nil, self is UIWindow { return (matrix(to: nil), .identity) }
        let target = view ?? outermost
        let meeting = nearestCommonAncestor(with: target)
        return (matrix(to: meeting), target.matrix(to: meeting).inverted())
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
