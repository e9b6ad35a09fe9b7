/// The state machine of a gesture recognizer (Apple, "About the Gesture Recognizer State Machine").
extension UIGestureRecognizer {
    /// Requests a transition to a state, when a subclass sets it.
    func request(_ new: State) {
        switch (tracking.state, new) {
        case (.possible, .began) where tracking.wanted.isEmpty, (.possible, .ended) where tracking.wanted.isEmpty:
            tracking.wanted = [new]
            enterWantedStates()
        case (.possible, .began), (.possible, .changed), (.possible, .ended): want(new)
        case (.possible, .failed), (.possible, .cancelled): become(.failed)
        case (.began, .changed), (.changed, .changed): become(.changed)
        case (.began, .ended), (.changed, .ended): become(.ended)
        // Undocumented by Apple. This implementation cancels a gesture that fails after it has begun.
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): become(.cancelled)
        default: return
        }
        settle()
    }

    /// A Boolean value indicating whether the gesture is in progress, including one that can't be reported before other
    /// recognizers have failed.
    var isUnderWay: Bool { tracking.state.isActive || tracking.wanted.first == .began }

    /// Queues a state that follows one that already waits.
    private func want(_ new: State) {
        guard tracking.wanted.first == .began, !tracking.isSatisfied else { return }
        let new = new == .began ? .changed : new
        if tracking.wanted.last != new { tracking.wanted.append(new) }
    }

    /// Recognizes the gesture, unless other recognizers have to fail first.
    ///
    /// - Note: Undocumented by Apple. This implementation first checks that no gesture in progress prevents this one.
    ///   It then queries the views and the delegate. The order on a phone is unknown.
    func enterWantedStates() {
        guard tracking.state == .possible, !tracking.wanted.isEmpty, !mustWait else { return }
        guard !isPrevented, mayBegin else { return become(.failed) }
        // The views and the delegate may have changed the state.
        guard tracking.state == .possible else { return }
        let states = tracking.wanted
        for state in states { become(state) }
    }

    /// Enters a state, and notifies the recognizers that it affects.
    func become(_ new: State) {
        let old = tracking.state
        tracking.state = new
        tracking.wanted = []
        gestures?.enter(self)
        guard new != .failed else { return letOthersGo() }
        if let gestures { gestures.enqueue(self, new) } else { announce(new) }
        if old == .possible { recognize() }
    }

    /// Performs the side effects of recognizing the gesture.
    ///
    /// The views lose the touches of the gesture if `cancelsTouchesInView` is set. Otherwise, they lose only the
    /// touches that they haven't received yet because this recognizer delays them (Apple, "delaysTouchesBegan").
    /// Recognizers that wait for this one to fail, or that it prevents, fail.
    private func recognize() {
        cancelInViews(
            tracking.received.filter { cancelsTouchesInView || delaysTouchesBegan && !$0.pendingEvents.isAnnounced })
        for other in othersInvolved where other.tracking.isUndecided {
            if other.requiresFailure(of: self) || prevents(other) { other.become(.failed) }
        }
    }

    /// Resets the recognizer for the next gesture.
    func startAnew() {
        tracking = GestureTrackingState()
        reset()
    }

    /// Cancels or fails the gesture in any state, because the recognizer was disabled or removed from its view.
    func withdraw() {
        if tracking.state.isActive {
            become(.cancelled)
        } else if tracking.isUndecided {
            become(.failed)
        }
        tracking.touches = []
        settle()
    }

    /// Resets the recognizer if its gesture is complete, and releases touches that have ended.
    ///
    /// - Source: Apple's header, "reset": The method is called when the gesture has ended, and the remaining touches
    ///   are ignored.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a recognizer that has failed remains in that state until
    ///   its touches have ended, so that other recognizers can observe the failure.
    func finishTracking() {
        guard tracking.reportedState == nil else { return }
        tracking.touches.removeAll(where: \.isOver)
        switch tracking.state {
        case .ended, .cancelled: startAnew()
        case .failed where tracking.touches.isEmpty: startAnew()
        default: break
        }
    }
}
