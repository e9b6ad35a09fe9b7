extension UILongPressGestureRecognizer {
    /// Handles touches that begin.
    ///
    /// The timer starts when the required number of fingers is down. Additional fingers cause the gesture to fail, or
    /// are ignored if it's already in progress.
    func press(_ touches: Set<UITouch>, _ event: UIEvent) {
        if isUnderWay {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        taps.press(touches)
        for touch in touches { starts[touch] = touch.location }
        guard taps.fingers <= numberOfTouchesRequired, taps.allows(touches) else {
            state = .failed
            return
        }
        guard taps.fingers == numberOfTouchesRequired else { return }
        guard taps.count == numberOfTapsRequired else { return wait(TapCounter.longestPause) }
        if minimumPressDuration <= 0 {
            state = .began
            return
        }
        timer.start(after: minimumPressDuration, on: application?.timeline) { [weak self] in self?.state = .began }
    }

    /// Handles a finger that lifts before the minimum duration, which may complete one of the required taps.
    func liftEarly() {
        guard taps.count < numberOfTapsRequired, taps.fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard tracking.touches.allSatisfy(\.isOver) else { return }
        taps.finishTap()
        starts = [:]
        wait(TapCounter.longestPause)
    }

    func allows(_ touches: Set<UITouch>) -> Bool {
        touches.allSatisfy { touch in
            starts[touch].map { touch.location.distance(from: $0).length <= allowableMovement } ?? true
        }
    }

    private func wait(_ seconds: TimeInterval) {
        timer.start(after: seconds, on: application?.timeline) { [weak self] in self?.state = .failed }
    }
}
