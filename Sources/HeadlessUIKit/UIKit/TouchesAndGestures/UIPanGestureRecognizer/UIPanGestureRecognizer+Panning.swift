extension UIPanGestureRecognizer {
    func press(_ touches: Set<UITouch>, _ event: UIEvent) {
        let excess = tracking.touches.count - maximumNumberOfTouches
        for touch in tracking.touches.suffix(max(0, excess)) where touches.contains(touch) { ignore(touch, for: event) }
        velocityTracker.note(travel, at: time)
        beginIfMoved()
    }

    func move(_ touches: Set<UITouch>) {
        let present = tracking.touches.filter { !$0.isOver }
        guard present.count >= minimumNumberOfTouches else { return }
        for touch in touches {
            travel = travel + touch.location.distance(from: touch.previousLocation) * (1 / CGFloat(present.count))
        }
        velocityTracker.note(travel, at: time)
        if isUnderWay { state = .changed } else { beginIfMoved() }
    }

    func beginIfMoved() {
        guard !isUnderWay, tracking.touches.count >= minimumNumberOfTouches, isPan(travel) else { return }
        state = .began
    }

    /// Converts a distance on the screen to points of a view's coordinates.
    func vector(_ vector: CGVector, in view: UIView?) -> CGPoint {
        guard let space = view ?? self.view?.window else { return CGPoint(x: vector.dx, y: vector.dy) }
        let local = vector.applying(space.toScreen.inverted())
        return CGPoint(x: local.dx, y: local.dy)
    }

    func setTravel(_ translation: CGPoint, in view: UIView?) {
        let local = CGVector(dx: translation.x, dy: translation.y)
        let onScreen = (view ?? self.view?.window).map { local.applying($0.toScreen) } ?? local
        correction = onScreen - travel
    }
}
