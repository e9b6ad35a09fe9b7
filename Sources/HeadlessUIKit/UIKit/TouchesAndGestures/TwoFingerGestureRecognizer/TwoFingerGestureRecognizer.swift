/// A gesture recognizer for two fingers.
///
/// The gesture begins when the fingers have moved far enough, changes while both are down, and ends when both have
/// lifted.
@MainActor
protocol TwoFingerGestureRecognizer: UIGestureRecognizer {
    /// The fingers at the last update, or `nil` unless exactly two are down.
    var fingers: TwoFingers? { get set }

    /// Updates the gesture after the fingers have moved.
    func follow(from old: TwoFingers, to new: TwoFingers)

    /// A Boolean value indicating whether the fingers have moved far enough for the gesture to begin.
    var hasMovedEnough: Bool { get }
}

extension TwoFingerGestureRecognizer {
    func press(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in tracking.touches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
        fingers = twoFingers
    }

    func move() {
        guard let new = twoFingers, let old = fingers else { return }
        fingers = new
        guard new != old else { return }
        follow(from: old, to: new)
        if isUnderWay {
            state = .changed
        } else if hasMovedEnough {
            state = .began
        }
    }

    func lift() {
        fingers = nil
        guard tracking.touches.allSatisfy(\.isOver) else { return }
        state = isUnderWay ? .ended : .failed
    }

    func loseTouches() {
        fingers = nil
        if tracking.touches.allSatisfy(\.isOver) { state = .cancelled }
    }

    private var twoFingers: TwoFingers? {
        TwoFingers(tracking.touches.filter { !$0.isOver }.map(\.location))
    }
}
