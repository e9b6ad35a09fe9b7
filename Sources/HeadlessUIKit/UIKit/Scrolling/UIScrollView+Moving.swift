extension UIScrollView {
    /// A movement that goes on by itself, by the phone's clock.
    struct Movement {
        enum Kind {
            case animation
            case scrollingToTop
            case deceleration
        }

        /// Tells it from the others of the view.
        let number: Int
        let kind: Kind
        let horizontal: ScrollCourse
        let vertical: ScrollCourse
        /// Since the phone started.
        let start: Duration
        /// How many steps are over.
        var steps = 0

        var duration: Duration { .seconds(max(horizontal.duration, vertical.duration)) }

        /// Since the start.
        var nextStep: Duration { min(.seconds(steps + 1) / UIScrollView.stepsPerSecond, duration) }

        func offset(at time: TimeInterval) -> CGPoint {
            CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
        }
    }

    /// How long an animation takes that code asks for, in seconds. Open: Apple does not document it.
    static let animationDuration: TimeInterval = 0.3

    /// How many offsets a movement passes.
    nonisolated static let stepsPerSecond = 60

    /// Scrolls at once, or in a while: until then the offset is on its way from the one to the other, as the clock is
    /// advanced, a step each 60th of a second.
    ///
    /// Source: Apple's header, "setContentOffset": "animate at constant velocity". Nothing moves where the offset is
    /// there already. Open: that a view in no window, which knows no clock, scrolls at once.
    func scroll(to offset: CGPoint, animated: Bool, as kind: Movement.Kind = .animation) {
        stopMoving()
        guard offset != contentOffset else { return }
        guard animated, window?.application.phone != nil else {
            contentOffset = offset
            if animated { announceEnd(of: kind) }
            return
        }
        move(
            ScrollCourse(from: contentOffset.x, to: offset.x, duration: Self.animationDuration),
            ScrollCourse(from: contentOffset.y, to: offset.y, duration: Self.animationDuration), as: kind)
    }

    func move(_ horizontal: ScrollCourse, _ vertical: ScrollCourse, as kind: Movement.Kind) {
        let start = window?.application.phone?.timeline.now ?? .zero
        movementCount += 1
        movement = Movement(
            number: movementCount, kind: kind, horizontal: horizontal, vertical: vertical, start: start)
        waitForStep()
    }

    /// The content stays where it is; nobody hears of an end.
    ///
    /// Open: whether a phone tells the delegate then that an animation or a deceleration has ended.
    func stopMoving() {
        movementTimer.stop()
        movement = nil
    }

    /// Changes the offset without stopping a movement.
    func moveContent(to offset: CGPoint) {
        let before = isMovingContent
        isMovingContent = true
        defer { isMovingContent = before }
        contentOffset = offset
    }

    private func waitForStep() {
        guard let movement else { return }
        // Off the screen there is nothing to wait for.
        guard let application = window?.application else { return step(to: movement.duration) }
        let time = movement.nextStep
        movementTimer.start(at: movement.start + time, on: application) { [weak self] in self?.step(to: time) }
    }

    private func step(to time: Duration) {
        guard let movement else { return }
        self.movement?.steps += 1
        let isLast = time >= movement.duration
        moveContent(
            to: isLast
                ? CGPoint(x: movement.horizontal.end, y: movement.vertical.end)
                : movement.offset(at: time / .seconds(1)))
        // Who heard of it may have stopped it, or begun another.
        guard self.movement?.number == movement.number else { return }
        if isLast { finish() } else { waitForStep() }
    }

    /// The movement is over; content that has changed meanwhile may have to go back to its limits.
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
