extension UIView {
    /// From the view's own coordinates to its superview's.
    @_spi(Simulator) public var transformToSuperview: CGAffineTransform { geometry.toSuperview }

    /// Changes the geometry in one step and tells whoever depends on it.
    func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        let old = geometry.bounds
        change(&geometry)
        precondition(!geometry.hasNaN, "CALayerInvalidGeometry: the geometry of \(type(of: self)) contains NaN")
        safeAreaMayDiffer()
        guard geometry.bounds != old else { return }
        setNeedsLayout()
        if geometry.bounds.size != old.size {
            resizeSubviews(from: old.size)
        }
    }

    /// Moves and grows with a superview whose size changed.
    func follow(superviewFrom old: CGSize, to new: CGSize) {
        changeGeometry { $0.autoresize(autoresizingMask, superviewFrom: old, to: new) }
    }

    /// The part of the superview's insets that still reaches into this view's frame; nothing outside a window.
    var insetsFromSuperview: UIEdgeInsets {
        guard let superview, superview.window != nil else { return .zero }
        return superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
    }
}
