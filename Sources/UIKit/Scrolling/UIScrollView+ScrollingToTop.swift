extension UIScrollView {
    /// Scrolls to the top for a tap on the status bar, if the delegate lets it; at the top already, nothing happens.
    ///
    /// The other direction stays where it is.
    func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: vertical.limits.lowerBound)
        guard contentOffset.y > top.y, heldDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        scroll(to: top, animated: true) { $0.scrollViewDidScrollToTop($1) }
    }

    /// The part of the screen where the view is seen, in points of the screen; nil if it is nowhere.
    var frameOnScreen: CGRect? {
        var visible = bounds
        var view: UIView = self
        while true {
            guard !view.isHidden, view.alpha >= UIView.leastTouchableAlpha else { return nil }
            guard let superview = view.superview else { break }
            visible = view.convert(visible, to: superview)
            if superview.clipsToBounds { visible = visible.intersection(superview.bounds) }
            view = superview
        }
        guard let window = view as? UIWindow else { return nil }
        let frame = window.convert(visible, to: nil as UIWindow?).intersection(window.screen.bounds)
        return frame.isEmpty ? nil : frame
    }
}
