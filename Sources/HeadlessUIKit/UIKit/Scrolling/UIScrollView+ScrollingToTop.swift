extension UIApplication {
    /// Scrolls to the top what a tap on the status bar means.
    ///
    /// Source: Apple, "scrollsToTop": the scroll view nearest the bar is asked; on a phone nothing happens if more than
    /// one on the screen has the property on. The text reads as if a nearer one with the property off ended the matter;
    /// apps switch it off so that another is asked, and so it is here. "Beneath the touch", says the header's comment; on a
    /// pad that chooses between lists side by side. That all windows of the screen count is inferred.
    func scrollToTop(beneath point: CGPoint) {
        let bar = shownStatusBarFrame
        let isPad = screen.hardware.idiom == .pad
        let candidates = stack.entries.compactMap { window($0.id) }
            .filter(isShown)
            .flatMap(\.scrollViewsInside)
            .filter(\.scrollsToTop)
            .compactMap { view in view.frameOnScreen.map { (view: view, frame: $0) } }
            .filter { !isPad || $0.frame.minX <= point.x && point.x < $0.frame.maxX }
            .map { (view: $0.view, distance: $0.frame.distance(to: bar)) }
        guard isPad || candidates.count == 1 else { return }
        let nearest = candidates.reversed().min { $0.distance < $1.distance }
        nearest?.view.scrollToTop()
    }
}

extension UIScrollView {
    /// Scrolls to the top for a tap on the status bar, if the delegate lets it; at the top already, nothing happens.
    ///
    /// The other direction stays where it is, or gets to where it was going.
    func scrollToTop() {
        let top = CGPoint(x: movement?.horizontal.end ?? contentOffset.x, y: vertical.limits.lowerBound)
        guard contentOffset.y > top.y, heldDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        scroll(to: top, animated: true, as: .scrollingToTop)
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

extension UIView {
    /// The scroll views inside, this one too, from back to front.
    fileprivate var scrollViewsInside: [UIScrollView] {
        ([self as? UIScrollView].compactMap { $0 }) + subviews.flatMap(\.scrollViewsInside)
    }
}

extension CGRect {
    /// How far apart two rectangles are, in points; 0 if they touch.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        let dx = max(0, other.minX - maxX, minX - other.maxX)
        let dy = max(0, other.minY - maxY, minY - other.maxY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
