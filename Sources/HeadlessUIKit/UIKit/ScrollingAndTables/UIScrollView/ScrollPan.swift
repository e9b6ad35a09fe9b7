/// The gesture recognizer that drags a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// Stops content that moves when a finger touches it. In this case, the gesture begins immediately.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let catches = scrollView?.holdStill() ?? false
        super.touchesBegan(touches, with: event)
        if catches, state == .possible { state = .began }
    }

    override func reset() {
        super.reset()
        scrollView?.letGoOfCaught()
    }

    /// Returns a Boolean value indicating whether the movement is large enough along an axis that can be scrolled.
    override func isPan(_ travel: CGVector) -> Bool {
        guard let scrollView else { return false }
        let way = vector(travel, in: scrollView.superview)
        return scrollView.scrolls(.horizontal) && abs(way.x) >= Self.slop
            || scrollView.scrolls(.vertical) && abs(way.y) >= Self.slop
    }
}
