extension UIView {
    /// The part of the superview's insets that still reaches into this view's frame; nothing outside a window.
    var insetsFromSuperview: UIEdgeInsets {
        guard let superview, superview.window != nil else { return .zero }
        return superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
    }
}

extension UIEdgeInsets {
    /// What is left of insets from the edges of an outer rectangle, measured from the edges of an inner one.
    func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - (inner.minY - outer.minY)),
            left: max(0, left - (inner.minX - outer.minX)),
            bottom: max(0, bottom - (outer.maxY - inner.maxY)),
            right: max(0, right - (outer.maxX - inner.maxX))
        )
    }
}
