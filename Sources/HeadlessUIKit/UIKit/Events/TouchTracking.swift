/// The fingers on an application's screen.
@MainActor
struct TouchTracking {
    /// The touches that have not ended, in the order in which they began, with the fingers that make them.
    private(set) var tracked: [(finger: Int, touch: UITouch)] = []
    /// The touches whose views have yet to hear something, in the order in which it happened.
    private(set) var unheard: [UITouch] = []
    /// That of the sequence of touches that goes on, or whose views have yet to hear something.
    private(set) var event = UIEvent()
    var taps = TapCounter()
    private var lastFinger = 0

    var touches: [UITouch] { tracked.map(\.touch) }

    mutating func newFinger() -> Int {
        lastFinger += 1
        return lastFinger
    }

    func touch(of finger: Int) -> UITouch? {
        tracked.first { $0.finger == finger }?.touch
    }

    mutating func add(_ touch: UITouch, of finger: Int) {
        tracked.append((finger, touch))
    }

    /// Forgets touches that are over, and answers with them.
    mutating func forgetEnded() -> [UITouch] {
        defer { tracked.removeAll { $0.touch.isOver } }
        return touches.filter(\.isOver)
    }

    /// The event for what happens now: with no finger on the screen a new sequence begins.
    mutating func nextEvent(at time: TimeInterval) -> UIEvent {
        if tracked.isEmpty { event = UIEvent() }
        event.timestamp = time
        return event
    }

    /// Lets go of a sequence of touches that is over, and with it of their views and windows: only who keeps the event
    /// still has them.
    mutating func forgetSequence() {
        if tracked.isEmpty, unheard.isEmpty, !event.fingers.isEmpty { event = UIEvent() }
    }

    // MARK: Views

    mutating func noteUnheard(_ touch: UITouch) {
        if !touch.news.waiting.isEmpty, !unheard.contains(touch) { unheard.append(touch) }
    }

    mutating func forgetHeard() {
        unheard.removeAll { $0.news.waiting.isEmpty }
    }
}
