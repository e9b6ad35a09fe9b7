extension UIScrollView {
    /// A drag that goes on.
    struct Drag {
        /// What the offset would be without the limits, when it began, in points.
        let offset: CGPoint
        /// The directions it goes; one, if the other is locked.
        let directions: [Direction]
        /// Whether the finger pulls the keyboard down.
        var pullsKeyboard = false
    }

    /// How many times as far a finger goes along one axis as along the other, that the other is locked.
    ///
    /// Open: Apple says that a diagonal drag locks none, and not what is diagonal.
    static let lockingSlope: CGFloat = 2

    /// How fast a finger must leave a page, in points a second, to get to the next one. Open: Apple does not document it.
    static let pageVelocity: CGFloat = 250

    /// What the recogniser found.
    func followPan() {
        switch scrollPan.state {
        case .began:
            beginDragging()
            followFinger()
        case .changed: followFinger()
        case .ended, .cancelled: letGo()
        case .possible, .failed: break
        }
    }

    /// A finger stops what moves; whether it did.
    func holdStill() -> Bool {
        guard let kind = movement?.kind else { return false }
        stopMoving()
        caught = kind
        return true
    }

    /// A finger that held content may not have been let drag it.
    func letGoOfCaught() {
        guard let kind = caught, drag == nil else { return }
        caught = nil
        limitOffset()
        if kind == .deceleration { heldDelegate?.scrollViewDidEndDecelerating(self) }
    }

    private func beginDragging() {
        stopMoving()
        drag = Drag(
            offset: CGPoint(
                x: horizontal.pull(showing: contentOffset.x), y: vertical.pull(showing: contentOffset.y)),
            directions: directions(of: scrollPan.translation(in: superview))
        )
        heldDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag { window?.application.firstResponder?.resignFirstResponder() }
    }

    private func directions(of way: CGPoint) -> [Direction] {
        guard isDirectionalLockEnabled else { return [.horizontal, .vertical] }
        if abs(way.x) > Self.lockingSlope * abs(way.y) { return [.horizontal] }
        return abs(way.y) > Self.lockingSlope * abs(way.x) ? [.vertical] : [.horizontal, .vertical]
    }

    private func followFinger() {
        guard let drag else { return }
        stopMoving()
        let way = scrollPan.translation(in: superview)
        var offset = contentOffset
        if drag.directions.contains(.horizontal) {
            offset.x = horizontal.offset(
                draggedTo: drag.offset.x - way.x, bounces: bouncing(always: alwaysBounceHorizontal))
        }
        if drag.directions.contains(.vertical) {
            offset.y = vertical.offset(
                draggedTo: drag.offset.y - way.y, bounces: bouncing(always: alwaysBounceVertical))
        }
        moveContent(to: offset)
        self.drag?.pullsKeyboard = scrollPan.isOverKeyboard && scrollPan.isMovingDown
    }

    /// The content runs on with the speed of the finger, or goes back to its limits, or to a page.
    private func letGo() {
        guard let drag else { return }
        let velocity = velocity(in: drag.directions)
        self.drag = nil
        if keyboardDismissMode == .interactive, drag.pullsKeyboard, scrollPan.state == .ended {
            window?.application.firstResponder?.resignFirstResponder()
        }
        let (horizontal, vertical) = courses(velocity)
        let moves =
            CGPoint(x: horizontal.end, y: vertical.end) != contentOffset || horizontal.duration > 0
            || vertical.duration > 0
        heldDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        let wasDecelerating = caught == .deceleration
        caught = nil
        if moves {
            heldDelegate?.scrollViewWillBeginDecelerating(self)
            move(horizontal, vertical, as: .deceleration)
        } else if wasDecelerating {
            heldDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// How fast the offset changes, in points a second.
    private func velocity(in directions: [Direction]) -> CGPoint {
        guard scrollPan.state == .ended else { return .zero }
        let velocity = scrollPan.velocity(in: superview)
        return CGPoint(
            x: directions.contains(.horizontal) && scrolls(.horizontal) ? -velocity.x : 0,
            y: directions.contains(.vertical) && scrolls(.vertical) ? -velocity.y : 0
        )
    }

    /// How the content runs on; the delegate may choose where it comes to rest, unless that is a page.
    private func courses(_ velocity: CGPoint) -> (horizontal: ScrollCourse, vertical: ScrollCourse) {
        if isPagingEnabled {
            return (
                pageCourse(from: contentOffset.x, velocity.x, horizontal),
                pageCourse(from: contentOffset.y, velocity.y, vertical)
            )
        }
        let rate = min(max(decelerationRate.rawValue, 0.001), 0.9999)
        let horizontal = ScrollCourse(
            from: contentOffset.x, velocity: velocity.x, rate: rate, along: horizontal, bounces: bounces)
        let vertical = ScrollCourse(
            from: contentOffset.y, velocity: velocity.y, rate: rate, along: vertical, bounces: bounces)
        let target = CGPoint(x: horizontal.end, y: vertical.end)
        var chosen = target
        heldDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &chosen)
        return (
            chosen.x == target.x
                ? horizontal : ScrollCourse(from: contentOffset.x, slowingTo: chosen.x, rate: rate),
            chosen.y == target.y
                ? vertical : ScrollCourse(from: contentOffset.y, slowingTo: chosen.y, rate: rate)
        )
    }

    /// A page is reached as content is that slows down fast. Open: how a phone reaches it.
    private func pageCourse(from offset: CGFloat, _ velocity: CGFloat, _ axis: ScrollAxis) -> ScrollCourse {
        let isFlicked = abs(velocity) > Self.pageVelocity && axis.isScrollable
        let page = isFlicked ? axis.page(after: offset, forward: velocity > 0) : axis.page(nearest: offset)
        guard page != offset else { return ScrollCourse(at: offset) }
        return ScrollCourse(from: offset, slowingTo: page, rate: DecelerationRate.fast.rawValue)
    }

    private func bouncing(always: Bool) -> ScrollAxis.Bouncing {
        guard bounces else { return .never }
        return always ? .always : .ifScrollable
    }
}

extension ScrollPan {
    /// Whether a finger is where the keyboard is.
    fileprivate var isOverKeyboard: Bool {
        guard let keyboard = application?.phone?.keyboardFrame else { return false }
        return attempt.touches.contains { $0.location.y >= keyboard.minY }
    }

    fileprivate var isMovingDown: Bool { attempt.touches.contains { $0.location.y > $0.previousLocation.y } }
}
