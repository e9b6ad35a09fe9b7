extension UIView {
    /// Scrolls the scroll views around the view until they show it, or as much of it as fits.
    ///
    /// - Note: Undocumented by Apple. This implementation scrolls without an animation.
    func scrollToBecomeVisible() {
        for view in sequence(first: self, next: \.superview).dropFirst() {
            guard let scrollView = view as? UIScrollView else { continue }
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
        }
    }
}
