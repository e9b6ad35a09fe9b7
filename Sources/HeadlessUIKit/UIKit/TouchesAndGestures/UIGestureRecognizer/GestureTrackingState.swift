/// The state that a gesture recognizer collects between two resets.
struct GestureTrackingState {
    var state: UIGestureRecognizer.State = .possible
    /// The state that is being reported to an action, or `nil`. The recognizer may already be in a later state.
    var reportedState: UIGestureRecognizer.State?
    /// The states that the recognizer enters, in order, as soon as the recognizers it waits for have failed.
    var wanted: [UIGestureRecognizer.State] = []
    /// The touches that the recognizer follows, in the order in which they began. Touches that have ended remain until
    /// the event has been processed.
    var touches: [UITouch] = []
    /// The touches that the recognizer has received, including those that have ended.
    var received: [UITouch] = []
    /// The cached results of queries whether this recognizer requires another one to fail, keyed by the other
    /// recognizer's identity.
    var requirements: [ObjectIdentifier: Bool] = [:]

    /// A Boolean value indicating whether the recognizer follows touches, or has followed touches and hasn't been
    /// reset.
    var isLive: Bool { state != .possible || !touches.isEmpty || !received.isEmpty || reportedState != nil }

    /// A Boolean value indicating whether the recognizer can still recognize its gesture.
    var isUndecided: Bool { state == .possible && isLive }

    /// A Boolean value indicating whether the recognizer has detected the end of its gesture and waits for other
    /// recognizers to fail.
    var isSatisfied: Bool { wanted.last == .ended }

    /// A Boolean value indicating whether the recognizer accepts touches.
    var isListening: Bool { (state == .possible && !isSatisfied) || state.isActive }

    func follows(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }
    func hasReceived(_ touch: UITouch) -> Bool { received.contains { $0 === touch } }
}
