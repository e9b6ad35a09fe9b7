/// The fingers on an application's screen.
@MainActor
final class TouchTracking {
    /// The touches that haven't ended with the fingers that make them, in the order in which they began.
    private(set) var tracked: [(finger: Int, touch: UITouch)] = []
    /// The touches with undelivered moments, in the order in which these occurred.
    private(set) var undelivered: [UITouch] = []
    /// The event of the touch sequence that is in progress or not yet delivered to its views.
    private(set) var event = UIEvent()
    var taps = TapCounter()
    private var lastFinger = 0

    var touches: [UITouch] { tracked.map(\.touch) }

    func newFinger() -> Int {
        lastFinger += 1
        return lastFinger
    }

    func touch(of finger: Int) -> UITouch? {
        tracked.first { $0.finger == finger }?.touch
    }

    func add(_ touch: UITouch, of finger: Int) {
        tracked.append((finger, touch))
    }

    /// Removes the touches that have ended, and returns them.
    func forgetEnded() -> [UITouch] {
        defer { tracked.removeAll { $0.touch.isOver } }
        return touches.filter(\.isOver)
    }

    /// Returns the event for the current changes. If no finger is on the screen, a new sequence begins.
    func nextEvent(at time: TimeInterval) -> UIEvent {
        if tracked.isEmpty { event = UIEvent() }
        event.timestamp = time
        return event
    }

    /// Releases the event of a finished touch sequence, and with it the views and windows of the touches. After that,
    /// only code that has stored the event still refers to them.
    func forgetSequence() {
        if tracked.isEmpty, undelivered.isEmpty, !event.fingers.isEmpty { event = UIEvent() }
    }

    // MARK: Views

    func noteUndelivered(_ touch: UITouch) {
        if !touch.pendingEvents.waiting.isEmpty, !undelivered.contains(touch) { undelivered.append(touch) }
    }

    func forgetDelivered() {
        undelivered.removeAll { $0.pendingEvents.waiting.isEmpty }
    }
}

extension TouchTracking: AppObjectOwner {
    func releaseAppObjects() {
        (tracked, undelivered, event) = ([], [], UIEvent())
    }
}

extension UIApplication {
    var tracking: TouchTracking { states[TouchTracking.self, default: TouchTracking()] }
}
