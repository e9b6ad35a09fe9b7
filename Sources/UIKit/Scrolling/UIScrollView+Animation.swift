extension UIScrollView {
    /// Scrolls at once, and tells the delegate when an animation of it is over; where nothing moves nobody is told.
    ///
    /// No time passes: the animation is over at once.
    func scroll(
        to offset: CGPoint,
        animated: Bool,
        finished: @escaping @MainActor (any UIScrollViewDelegate, UIScrollView) -> Void
    ) {
        guard offset != contentOffset else { return }
        contentOffset = offset
        guard animated, let heldDelegate else { return }
        finished(heldDelegate, self)
    }
}
