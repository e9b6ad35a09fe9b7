extension UIView {
    var geometry: ViewGeometry { backingLayer.geometry }

    /// Changes the geometry in a single step and notifies the dependent objects.
    func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        backingLayer.changeGeometry(change)
    }

    /// Called when the layer's bounds have changed.
    func boundsDidChange(from old: CGRect) {
        setNeedsLayout()
        guard geometry.bounds.size != old.size else { return }
        invalidateSuperviewLayout()
        resizeSubviews(from: old.size)
    }

    /// Requests a layout of the superview, because a new size may require other positions of the siblings.
    ///
    /// A new origin doesn't (measured on devices; objc.io, "When is layoutSubviews called?").
    ///
    /// - Note: Undocumented by Apple. This implementation doesn't lay out a superview again that sets the size during
    ///   its layout.
    private func invalidateSuperviewLayout() {
        guard let superview, !superview.isLayingOut else { return }
        superview.setNeedsLayout()
    }

    /// Adjusts the frame to a new size of the superview, according to the autoresizing mask.
    func follow(superviewFrom old: CGSize, to new: CGSize) {
        changeGeometry { $0.autoresize(autoresizingMask, superviewFrom: old, to: new) }
    }

    /// The part of the superview's safe area insets that extends into this view's frame. It is zero outside a window.
    var insetsFromSuperview: UIEdgeInsets {
        guard let superview, superview.window != nil else { return .zero }
        return superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
    }
}
