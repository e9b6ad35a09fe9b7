extension UIView {
    /// The part of the superview's insets that still reaches into this view's frame; nothing outside a window.
    var insetsFromSuperview: UIEdgeInsets {
        guard let superview, superview.window != nil else { return .zero }
        return superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
    }
}
