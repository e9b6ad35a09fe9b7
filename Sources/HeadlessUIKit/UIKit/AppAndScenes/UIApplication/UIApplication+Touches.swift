extension UIApplication {
    /// Delivers simultaneous changes of several fingers to the views, in one event.
    ///
    /// Moves and ends of a finger that isn't on the screen, or whose touch was canceled, are ignored.
    func handle(_ changes: [FingerChange]) {
        let event = tracking.nextEvent(at: timestamp)
        for touch in tracking.touches { touch.phase = .stationary }
        let changed = changes.compactMap { apply($0, event) }
        send(event)
        for touch in changed
        where touch.phase == .ended && touch.isOnStatusBar && statusBarContains(touch.location) {
            statusBarTapped(at: touch.location)
        }
        tracking.forgetSequence()
    }

    /// The current time, in seconds since the phone started.
    var timestamp: TimeInterval { phone.map { $0.timeline.now / .seconds(1) } ?? 0 }

    /// Cancels all touches, because the application enters the background or the interface begins to rotate. Their
    /// views are notified.
    func cancelTouches() {
        guard !tracking.touches.isEmpty else { return }
        let event = tracking.nextEvent(at: timestamp)
        for touch in tracking.touches { touch.end(at: event.timestamp, .cancelled) }
        send(event)
        tracking.forgetSequence()
    }

    /// Cancels the touches of a view and its descendants immediately, because the view leaves its window.
    ///
    /// The gesture recognizers of the view's ancestors continue. For example, a list continues to scroll when the row
    /// under the finger is removed.
    func cancelTouches(inside view: UIView) {
        withdrawRecognizers(inside: view)
        let isInside = { (touch: UITouch) in touch.view?.isDescendant(of: view) ?? false }
        for touch in tracking.touches + tracking.undelivered where isInside(touch) {
            touch.reachesView = false
            cancelInView(touch)
        }
        for touch in tracking.touches where isInside(touch) && !touch.isFollowed {
            touch.end(at: timestamp, .cancelled)
        }
        _ = tracking.forgetEnded()
        deliverPendingEvents()
    }

    /// Sends an event with the touches that are in a window. Other touches aren't delivered.
    private func send(_ event: UIEvent) {
        event.fingers = tracking.touches.filter { $0.window != nil }
        let over = tracking.forgetEnded()
        if event.fingers.contains(where: { $0.phase != .stationary }) { sendEvent(event) }
        // An override of `sendEvent` may not have passed the event on.
        for touch in over { touch.removeFromRecognizers() }
    }

    private func apply(_ change: FingerChange, _ event: UIEvent) -> UITouch? {
        switch change.action {
        case .press(let point): begin(at: point, by: change.finger, event)
        case .move(let point): tracking.touch(of: change.finger)?.move(to: point, at: event.timestamp)
        case .lift: tracking.touch(of: change.finger)?.end(at: event.timestamp)
        }
        return tracking.touch(of: change.finger)
    }

    private func begin(at point: CGPoint, by finger: Int, _ event: UIEvent) {
        precondition(tracking.touch(of: finger) == nil, "a finger that is on the screen cannot press again")
        let touch = UITouch(at: point)
        touch.timestamp = event.timestamp
        touch.tapCount = tracking.taps.count(at: point, time: event.timestamp)
        // In the background, the lock screen or another app receives the touches.
        switch lifecycleState == .background ? .nowhere : route(at: point, with: event).end {
        case .view(let view, let window):
            touch.window = window
            touch.view = view
            touch.recognizers = view.recognizers(receiving: touch, event)
            touch.reachesView = view.admitsTouch(alongside: tracking.touches.filter { $0.window === window })
        case .statusBar:
            touch.isOnStatusBar = true
        case .nowhere:
            break
        }
        for recognizer in touch.recognizers { recognizer.tracking.touches.append(touch) }
        tracking.add(touch, of: finger)
    }
}
