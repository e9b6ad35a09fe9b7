/// What a recogniser has found out since it was last reset.
struct GestureAttempt {
    var state: UIGestureRecognizer.State = .possible
    /// What an action is being told; its recogniser may be further already.
    var told: UIGestureRecognizer.State?
    /// The states it would take, in order, while others must fail before.
    var wanted: [UIGestureRecognizer.State] = []
    /// The touches it follows, in the order in which they began; those that left are there until the event is over.
    var touches: [UITouch] = []
    /// The touches it has been told of, those that are over too.
    var received: [UITouch] = []
    /// What the other recognisers' failure matters to this one, as far as it was asked.
    var requirements: [ObjectIdentifier: Bool] = [:]

    /// Whether it follows touches, or has done so and has not been reset.
    var isLive: Bool { state != .possible || !touches.isEmpty || !received.isEmpty || told != nil }

    /// Whether it might still recognise its gesture.
    var isUndecided: Bool { state == .possible && isLive }

    /// Whether it has seen the end of its gesture, and waits for others to fail.
    var isSatisfied: Bool { wanted.last == .ended }

    /// Whether it wants to hear of touches.
    var isListening: Bool { (state == .possible && !isSatisfied) || state.isActive }

    func follows(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }
    func hasReceived(_ touch: UITouch) -> Bool { received.contains { $0 === touch } }
}
