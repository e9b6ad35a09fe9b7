extension UIScrollView {
    /// A movement of the content over time, by the phone's clock.
    struct Movement {
        enum Kind {
            case animation
            case scrollingToTop
            case deceleration
        }

        /// The number that distinguishes the movement from others of the view.
        let number: Int
        let kind: Kind
        let horizontal: ScrollTrajectory
        let vertical: ScrollTrajectory
        /// The start time, since the phone started.
        let start: Duration
        /// The number of completed steps.
        var steps = 0

        var duration: Duration { .seconds(max(horizontal.duration, vertical.duration)) }

        /// The time of the next step, since the start of the movement.
        var nextStep: Duration { min(.seconds(steps + 1) / UIScrollView.stepsPerSecond, duration) }

        func offset(at time: TimeInterval) -> CGPoint {
            CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
        }
    }

    /// The duration of an animation that code requests, in seconds.
    ///
    /// - Note: Undocumented by Apple.
    static let animationDuration: TimeInterval = 0.3

    /// The number of offsets per second that a movement passes.
    nonisolated static let stepsPerSecond = 60

    /// Scrolls to an offset, immediately or animated. While the clock advances, an animated offset changes in steps of
    /// a 60th of a second.
    ///
    /// - Source: Apple's header, "setContentOffset": "animate at constant velocity". If the offset is the current one,
    ///   nothing happens.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a view that isn't in a window, and therefore has no
    ///   clock, scrolls immediately.
    func scroll(to offset: CGPoint, animated: Bool, as kind: Movement.Kind = .animation) {
        stopMoving()
        guard offset != contentOffset else { return }
        guard animated, window?.application.phone != nil else {
            contentOffset = offset
            if animated { announceEnd(of: kind) }
            return
        }
        move(
            ScrollTrajectory(from: contentOffset.x, to: offset.x, duration: Self.animationDuration),
            ScrollTrajectory(from: contentOffset.y, to: offset.y, duration: Self.animationDuration), as: kind)
    }

    func move(_ horizontal: ScrollTrajectory, _ vertical: ScrollTrajectory, as kind: Movement.Kind) {
        let start = window?.application.phone?.timeline.now ?? .zero
        movementCount += 1
        movement = Movement(
            number: movementCount, kind: kind, horizontal: horizontal, vertical: vertical, start: start)
        waitForStep()
    }

    /// Stops the movement at the current offset, without notifying the delegate of its end.
    ///
    /// - Note: Undocumented by Apple. Whether a phone notifies the delegate of the end of an animation or a
    ///   deceleration in this case is unknown.
    func stopMoving() {
        movementTimer.stop()
        movement = nil
    }

    /// Changes the offset without stopping the movement.
    func moveContent(to offset: CGPoint) {
        let before = isMovingContent
        isMovingContent = true
        defer { isMovingContent = before }
        contentOffset = offset
    }

    private func waitForStep() {
        guard let movement else { return }
        // A view that isn't in a window has no clock, so the movement ends immediately.
        guard let application = window?.application else { return step(to: movement.duration) }
        let time = movement.nextStep
        movementTimer.start(at: movement.start + time, on: application.timeline) { [weak self] in self?.step(to: time) }
    }

    private func step(to time: Duration) {
        guard let movement else { return }
        self.movement?.steps += 1
        let isLast = time >= movement.duration
        moveContent(
            to: isLast
                ? CGPoint(x: movement.horizontal.end, y: movement.vertical.end)
                : movement.offset(at: time / .seconds(1)))
        // The delegate may have stopped the movement, or begun another one.
        guard self.movement?.number == movement.number else { return }
        if isLast { finish() } else { waitForStep() }
    }

    /// Ends the movement. If the content changed during a deceleration, the offset is limited again.
    private func finish() {
        guard let kind = movement?.kind else { return }
        stopMoving()
        if kind == .deceleration { limitOffset() }
        announceEnd(of: kind)
    }

    private func announceEnd(of kind: Movement.Kind) {
        switch kind {
        case .animation: heldDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollingToTop: heldDelegate?.scrollViewDidScrollToTop(self)
        case .deceleration: heldDelegate?.scrollViewDidEndDecelerating(self)
        }
    }
}
