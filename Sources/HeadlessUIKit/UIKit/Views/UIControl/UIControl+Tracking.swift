extension UIControl {
    /// The distance from the control within which a tracked touch still counts as inside, in points.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 70 points, as measured on phones.
    static let touchMargin: CGFloat = 70

    func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
    }

    /// Continues to track a touch, and sends the events for its move.
    ///
    /// - Note: Undocumented by Apple. This implementation sends the event for crossing the edge before the event for
    ///   the move.
    func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        guard continueTracking(touch, with: event) else { return stopTracking() }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    /// Ends tracking a touch, and sends the events for its end.
    ///
    /// During the actions, the control is still highlighted. Afterward, it isn't, regardless of the actions, as
    /// reported by developers who tried to keep a button highlighted.
    func release(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInside(touch)
        endTracking(touch, with: event)
        isTracking = false
        for event in isTouchInside ? eventsOfTap : [.touchUpOutside] {
            sendActions(for: event)
        }
        stopTracking()
    }

    func cancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        isTracking = false
        sendActions(for: .touchCancel)
        stopTracking()
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
    }
}
