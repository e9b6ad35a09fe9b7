extension UITapGestureRecognizer {
    /// Handles touches that begin: the next tap starts, or gets additional fingers.
    func press(_ touches: Set<UITouch>) {
        taps.press(touches)
        guard taps.fingers <= numberOfTouchesRequired, taps.allows(touches) else {
            state = .failed
            return
        }
        wait(longestTap)
    }

    /// Handles touches that end. The tap is complete when the last finger lifts.
    func lift() {
        guard taps.fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard tracking.touches.allSatisfy(\.isOver) else { return }
        taps.finishTap()
        if taps.count == numberOfTapsRequired {
            timer.stop()
            state = .ended
        } else {
            wait(TapCounter.longestPause)
        }
    }

    /// Sets the state to failed after the given time, unless the timer is restarted or stopped before.
    private func wait(_ seconds: TimeInterval) {
        guard seconds.isFinite else { return timer.stop() }
        timer.start(after: seconds, on: application?.timeline) { [weak self] in self?.state = .failed }
    }
}
