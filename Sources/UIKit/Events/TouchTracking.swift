/// The fingers on an application's screen.
@MainActor
struct TouchTracking {
    /// The touches that have not ended, in the order in which they began, with the fingers that make them.
    private(set) var tracked: [(finger: Int, touch: UITouch)] = []
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

    /// Forgets the touches that are over.
    mutating func forgetEnded() {
        tracked.removeAll { $0.touch.isOver }
    }
}
