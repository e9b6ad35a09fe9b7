/// The recogniser that drags a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// A finger stops content that moves, and holds it at once.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let catches = scrollView?.holdStill() ?? false
        super.touchesBegan(touches, with: event)
        if catches, state == .possible { state = .began }
    }

    override func reset() {
        super.reset()
        scrollView?.letGoOfCaught()
    }

    /// Only movement along an axis that scrolls counts.
    override func isPan(_ travel: CGVector) -> Bool {
        guard let scrollView else { return false }
        let way = vector(travel, in: scrollView.superview)
        return scrollView.scrolls(.horizontal) && abs(way.x) >= Self.slop
            || scrollView.scrolls(.vertical) && abs(way.y) >= Self.slop
    }
}
