/// The state machine (Apple, "About the Gesture Recognizer State Machine").
extension UIGestureRecognizer {
    /// A subclass sets a state.
    func request(_ new: State) {
        switch (attempt.state, new) {
        case (.possible, .began) where attempt.wanted.isEmpty, (.possible, .ended) where attempt.wanted.isEmpty:
            attempt.wanted = [new]
            takeWanted()
        case (.possible, .began), (.possible, .changed), (.possible, .ended): want(new)
        case (.possible, .failed), (.possible, .cancelled): become(.failed)
        case (.began, .changed), (.changed, .changed): become(.changed)
        case (.began, .ended), (.changed, .ended): become(.ended)
        // Open: what a phone makes of a gesture that fails after it has begun.
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): become(.cancelled)
        default: return
        }
        settle()
    }

    /// Whether the gesture goes on, be it that others must fail before anybody hears of it.
    var isUnderWay: Bool { attempt.state.isActive || attempt.wanted.first == .began }

    /// What comes after a state that waits waits, too.
    private func want(_ new: State) {
        guard attempt.wanted.first == .began, !attempt.isSatisfied else { return }
        let new = new == .began ? .changed : new
        if attempt.wanted.last != new { attempt.wanted.append(new) }
    }

    /// Recognises the gesture, unless others must fail before.
    ///
    /// Open: in which order a phone asks; here first whether another goes on that prevents it, then the views and the
    /// delegate whether it should begin.
    func takeWanted() {
        guard attempt.state == .possible, !attempt.wanted.isEmpty, !mustWait else { return }
        guard !isPrevented, mayBegin else { return become(.failed) }
        // Whoever was asked may have changed things.
        guard attempt.state == .possible else { return }
        let states = attempt.wanted
        for state in states { become(state) }
    }

    /// Takes a state, and lets others know whom it concerns.
    func become(_ new: State) {
        let old = attempt.state
        attempt.state = new
        attempt.wanted = []
        gestures?.enter(self)
        guard new != .failed else { return letOthersGo() }
        if let gestures { gestures.owe(self, new) } else { announce(new) }
        if old == .possible { recognize() }
    }

    /// The gesture is recognised: the views lose its touches, or at least those that they have not been told of because
    /// this recogniser has held them back (Apple, "delaysTouchesBegan"); others wait or compete in vain.
    private func recognize() {
        takeTouches(
            attempt.received.filter { cancelsTouchesInView || delaysTouchesBegan && !$0.news.isAnnounced })
        for other in othersInvolved where other.attempt.isUndecided {
            if other.requiresFailure(of: self) || prevents(other) { other.become(.failed) }
        }
    }

    /// Forgets the gesture: the recogniser is as new.
    func startAnew() {
        attempt = GestureAttempt()
        reset()
    }

    /// Gives up, whatever goes on: the recogniser is switched off, or leaves its view.
    func withdraw() {
        if attempt.state.isActive {
            become(.cancelled)
        } else if attempt.isUndecided {
            become(.failed)
        }
        attempt.touches = []
        settle()
    }

    /// Ends an attempt that is over, and lets go of touches that are.
    ///
    /// Source: Apple's header, "reset": it is called when the gesture has ended, and touches that are left are ignored.
    /// One that failed stays so until its touches have gone, so that others see it. Open: whether a phone does the same.
    func finishAttempt() {
        guard attempt.told == nil else { return }
        attempt.touches.removeAll(where: \.isOver)
        switch attempt.state {
        case .ended, .cancelled: startAnew()
        case .failed where attempt.touches.isEmpty: startAnew()
        default: break
        }
    }
}
