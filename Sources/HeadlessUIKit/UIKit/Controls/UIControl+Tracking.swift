extension UIControl {
    /// How far outside a finger may be, in points, and still count as inside once it touched.
    ///
    /// Open: Apple does not document it. 70 points are what people measured on phones.
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

    /// Open: whether crossing the edge is sent before or after the move itself; here before.
    func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        guard continueTracking(touch, with: event) else { return stopTracking() }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    /// The actions find the control still highlighted, and it is not afterwards, whatever they do: so people report
    /// who tried to keep a button highlighted.
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
