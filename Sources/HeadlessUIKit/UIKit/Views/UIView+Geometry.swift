extension UIView {
    /// From the view's own coordinates to its superview's.
    @_spi(Simulator) public var transformToSuperview: CGAffineTransform { geometry.toSuperview }

    var geometry: ViewGeometry { ownLayer.geometry }

    /// Changes the geometry in one step and tells whoever depends on it.
    func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        ownLayer.changeGeometry(change)
    }

    /// The layer has new bounds.
    func boundsDidChange(from old: CGRect) {
        setNeedsLayout()
        guard geometry.bounds.size != old.size else { return }
        askSuperviewForLayout()
        resizeSubviews(from: old.size)
    }

    /// A new size may need other places for the siblings; a new origin does not (measured on devices; objc.io, "When is
    /// layoutSubviews called?").
    ///
    /// Open: what a superview does that gives the size itself while it lays out; here it has done its work.
    private func askSuperviewForLayout() {
        guard let superview, !superview.isLayingOut else { return }
        superview.setNeedsLayout()
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
