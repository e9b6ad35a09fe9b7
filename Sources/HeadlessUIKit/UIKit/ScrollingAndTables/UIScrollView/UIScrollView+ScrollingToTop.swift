extension UIApplication {
    /// Scrolls the scroll view to which a tap on the status bar refers to its top.
    ///
    /// - Source: Apple, "scrollsToTop": UIKit scrolls the scroll view that is closest to the status bar. If that view
    ///   has the property turned off, nothing happens. On iPhone, nothing happens if more than one on the screen has it
    ///   turned on. Apps are reported to turn it off so that another scroll view is used. According to the header's
    ///   comment, it's the view "beneath the touch". On iPad, this chooses between adjacent lists. That all windows of
    ///   the screen are included is inferred.
    func scrollToTop(beneath point: CGPoint) {
        let bar = currentStatusBarFrame
        let isPad = screen.hardware.idiom == .pad
        let candidates = stack.entries.compactMap { window($0.id) }
            .filter(isShown)
            .flatMap(\.scrollViewsInHierarchy)
            .compactMap { view in view.frameOnScreen.map { (view: view, frame: $0) } }
            .filter { !isPad || $0.frame.minX <= point.x && point.x < $0.frame.maxX }
            .map { (view: $0.view, distance: $0.frame.distance(to: bar)) }
        let willing = candidates.filter(\.view.scrollsToTop)
        guard isPad || willing.count == 1 else { return }
        let skipsViews = screen.hardware.assumes(.scrollToTopSkipsViews)
        // Of views at the same distance, the frontmost one that has the property turned on is used.
        let nearest = candidates.map(\.distance).min()
        let view = willing.reversed().min { $0.distance < $1.distance }
        if let view, skipsViews || view.distance == nearest { view.view.scrollToTop() }
    }
}

extension UIScrollView {
    /// Scrolls to the top in response to a tap on the status bar, if the delegate permits it and the content isn't at
    /// the top.
    ///
    /// The horizontal offset doesn't change, or becomes the target of the current movement.
    func scrollToTop() {
        let top = CGPoint(x: movement?.horizontal.end ?? contentOffset.x, y: vertical.limits.lowerBound)
        guard contentOffset.y > top.y, heldDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        scroll(to: top, animated: true, as: .scrollingToTop)
    }

    /// The visible part of the view, in points of the screen, or `nil` if no part is visible.
    ///
    /// - Note: Undocumented by Apple. The part of a view that's hidden or transparent itself isn't visible. One in a
    ///   hidden or transparent view counts as visible, unless `scrollToTopSkipsViewsInHiddenViews` is assumed. A
    ///   transparent window is treated like such a view, without a report.
    var frameOnScreen: CGRect? {
        var visible = bounds
        var view: UIView = self
        let skipsHidden = window?.screen.hardware.assumes(.scrollToTopSkipsViewsInHiddenViews) ?? false
        while true {
            if view === self || skipsHidden {
                guard !view.isHidden, view.alpha >= UIView.leastTouchableAlpha else { return nil }
            }
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
    /// The scroll views among the view and its descendants, from back to front.
    fileprivate var scrollViewsInHierarchy: [UIScrollView] {
        ([self as? UIScrollView].compactMap { $0 }) + subviews.flatMap(\.scrollViewsInHierarchy)
    }
}

extension CGRect {
    /// Returns the distance between two rectangles, in points, or 0 if they touch.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        let dx = max(0, other.minX - maxX, minX - other.maxX)
        let dy = max(0, other.minY - maxY, minY - other.maxY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
