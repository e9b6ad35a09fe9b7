extension UIScrollView {
    /// The state of a drag in progress.
    struct Drag {
        /// The unlimited offset at which the drag began, in points.
        let offset: CGPoint
        /// The directions of the drag. There is a single one if the other is locked.
        let directions: [Direction]
        /// A Boolean value indicating whether the finger pulls the keyboard down.
        var pullsKeyboard = false
    }

    /// The minimum ratio of the movement along one axis to that along the other axis, at which the other axis is
    /// locked.
    ///
    /// - Note: Undocumented by Apple. According to Apple's documentation, a diagonal drag locks no axis, but it doesn't
    ///   define a diagonal drag.
    static let lockingSlope: CGFloat = 2

    /// The minimum velocity, in points per second, with which a drag leads to the next page.
    ///
    /// - Note: Undocumented by Apple.
    static let pageVelocity: CGFloat = 250

    /// Handles a state change of the pan gesture recognizer.
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

    /// Stops a movement when a finger touches the content. Returns `true` if there was one.
    func holdStill() -> Bool {
        guard let kind = movement?.kind else { return false }
        stopMoving()
        caught = kind
        return true
    }

    /// Resumes after a finger that stopped a movement lifts without dragging the content.
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

    /// Ends the drag. The content continues with the velocity of the finger, or returns to its limits or to a page.
    private func letGo() {
        guard let drag else { return }
        let velocity = velocity(in: drag.directions)
        self.drag = nil
        if keyboardDismissMode == .interactive, drag.pullsKeyboard, scrollPan.state == .ended {
            window?.application.firstResponder?.resignFirstResponder()
        }
        let (horizontal, vertical) = trajectories(velocity)
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

    /// Returns the velocity of the offset, in points per second.
    private func velocity(in directions: [Direction]) -> CGPoint {
        guard scrollPan.state == .ended else { return .zero }
        let velocity = scrollPan.velocity(in: superview)
        return CGPoint(
            x: directions.contains(.horizontal) && scrolls(.horizontal) ? -velocity.x : 0,
            y: directions.contains(.vertical) && scrolls(.vertical) ? -velocity.y : 0
        )
    }

    /// Returns the trajectories along which the content decelerates. The delegate can choose the final offset, unless
    /// paging is enabled.
    private func trajectories(_ velocity: CGPoint) -> (horizontal: ScrollTrajectory, vertical: ScrollTrajectory) {
        if isPagingEnabled {
            return (
                pageTrajectory(from: contentOffset.x, velocity.x, horizontal),
                pageTrajectory(from: contentOffset.y, velocity.y, vertical)
            )
        }
        let rate = min(max(decelerationRate.rawValue, 0.001), 0.9999)
        let horizontal = ScrollTrajectory(
            from: contentOffset.x, velocity: velocity.x, rate: rate, along: horizontal, bounces: bounces)
        let vertical = ScrollTrajectory(
            from: contentOffset.y, velocity: velocity.y, rate: rate, along: vertical, bounces: bounces)
        let target = CGPoint(x: horizontal.end, y: vertical.end)
        var chosen = target
        heldDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &chosen)
        return (
            chosen.x == target.x
                ? horizontal : ScrollTrajectory(from: contentOffset.x, slowingTo: chosen.x, rate: rate),
            chosen.y == target.y
                ? vertical : ScrollTrajectory(from: contentOffset.y, slowingTo: chosen.y, rate: rate)
        )
    }

    /// Returns the trajectory to a page. The content moves there like content with the fast deceleration rate.
    ///
    /// - Note: Undocumented by Apple. The movement to a page on a phone is unknown.
    private func pageTrajectory(from offset: CGFloat, _ velocity: CGFloat, _ axis: ScrollAxis) -> ScrollTrajectory {
        let isFlicked = abs(velocity) > Self.pageVelocity && axis.isScrollable
        let page = isFlicked ? axis.page(after: offset, forward: velocity > 0) : axis.page(nearest: offset)
        guard page != offset else { return ScrollTrajectory(at: offset) }
        return ScrollTrajectory(from: offset, slowingTo: page, rate: DecelerationRate.fast.rawValue)
    }

    private func bouncing(always: Bool) -> ScrollAxis.Bouncing {
        guard bounces else { return .never }
        return always ? .always : .ifScrollable
    }
}

extension ScrollPan {
    /// A Boolean value indicating whether a finger is over the keyboard.
    fileprivate var isOverKeyboard: Bool {
        guard let keyboard = application?.phone?.keyboardFrame else { return false }
        return tracking.touches.contains { $0.location.y >= keyboard.minY }
    }

    fileprivate var isMovingDown: Bool { tracking.touches.contains { $0.location.y > $0.previousLocation.y } }
}
