extension UIScrollView {
    /// A finger that drags, or is about to.
    struct Drag {
        let touch: UITouch
        /// Where the finger pressed, in points of what the scroll view lies in.
        let start: CGPoint
        /// The offset at that time.
        let offset: CGPoint
        var hasBegun = false
    }

    /// How far a finger moves, in points, before it drags; then the content follows the whole distance.
    ///
    /// Open: Apple documents neither. Ten points are what people measured; whether the content skips them nobody says.
    static let dragThreshold: CGFloat = 10

    func press(_ touches: Set<UITouch>) {
        guard isScrollEnabled, drag == nil, let touch = touches.first else { return }
        drag = Drag(touch: touch, start: touch.location(in: superview), offset: contentOffset)
    }

    func drag(_ touches: Set<UITouch>) {
        guard let drag, touches.contains(drag.touch) else { return }
        let place = drag.touch.location(in: superview)
        let distance = CGVector(dx: place.x - drag.start.x, dy: place.y - drag.start.y)
        if !drag.hasBegun {
            guard abs(distance.dx) >= Self.dragThreshold || abs(distance.dy) >= Self.dragThreshold else { return }
            self.drag?.hasBegun = true
            heldDelegate?.scrollViewWillBeginDragging(self)
        }
        contentOffset = CGPoint(
            x: horizontal.offset(
                draggedTo: drag.offset.x - distance.dx, bounces: bouncing(always: alwaysBounceHorizontal)),
            y: vertical.offset(draggedTo: drag.offset.y - distance.dy, bounces: bouncing(always: alwaysBounceVertical))
        )
    }

    /// The content stays where the finger left it, unless it has to go back to its limits or to a page.
    func letGo(_ touches: Set<UITouch>) {
        guard let drag, touches.contains(drag.touch) else { return }
        self.drag = nil
        guard drag.hasBegun else { return }
        let rest = restingOffset
        heldDelegate?.scrollViewDidEndDragging(self, willDecelerate: rest != contentOffset)
        guard rest != contentOffset else { return }
        heldDelegate?.scrollViewWillBeginDecelerating(self)
        scroll(to: rest, animated: true) { $0.scrollViewDidEndDecelerating($1) }
    }

    private var restingOffset: CGPoint {
        guard isPagingEnabled else { return clamped(contentOffset) }
        return CGPoint(x: horizontal.page(nearest: contentOffset.x), y: vertical.page(nearest: contentOffset.y))
    }

    private func bouncing(always: Bool) -> ScrollAxis.Bouncing {
        guard bounces else { return .never }
        return always ? .always : .ifScrollable
    }
}
