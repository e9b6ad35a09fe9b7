extension UITapGestureRecognizer {
    /// Fingers press: the next tap begins, or goes on to more fingers.
    func press(_ touches: Set<UITouch>) {
        taps.press(touches)
        guard taps.fingers <= numberOfTouchesRequired, taps.allows(touches) else {
            state = .failed
            return
        }
        wait(longestTap)
    }

    /// Fingers lift: with the last of them the tap is over.
    func lift() {
        guard taps.fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard attempt.touches.allSatisfy(\.isOver) else { return }
        taps.finishTap()
        if taps.count == numberOfTapsRequired {
            timer.stop()
            state = .ended
        } else {
            wait(TapCounter.longestPause)
        }
    }

    /// Fails unless something happens in time.
    private func wait(_ seconds: TimeInterval) {
        guard seconds.isFinite else { return timer.stop() }
        timer.start(after: seconds, on: application) { [weak self] in self?.state = .failed }
    }
}
