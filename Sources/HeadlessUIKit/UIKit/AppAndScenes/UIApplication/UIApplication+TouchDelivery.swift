extension UIApplication {
    private struct Delivery {
        let view: UIView
        let phase: UITouch.Phase
        let touches: [UITouch]
    }

    /// Removes a touch from its view, which receives the cancellation with the next delivery.
    func cancelInView(_ touch: UITouch) {
        touch.pendingEvents.cancel(touch.moment)
        tracking.noteUndelivered(touch)
    }

    /// Delivers the pending moments to the views: first beginnings, then moves, ends, and cancellations.
    func deliverPendingEvents() {
        while let delivery = nextDelivery() { hand(delivery) }
        tracking.forgetDelivered()
    }

    private func nextDelivery() -> Delivery? {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let ready = tracking.undelivered.filter { $0.nextPendingPhase == phase }
            guard let first = ready.first, let view = first.view else { continue }
            // The touches of an earlier tap are delivered separately.
            let isPresent = tracking.event.fingers.contains(first)
            let touches = ready.filter { $0.view === view && tracking.event.fingers.contains($0) == isPresent }
            return Delivery(view: view, phase: phase, touches: touches)
        }
        return nil
    }

    private func hand(_ delivery: Delivery) {
        if delivery.phase == .began, !delivery.view.isLet(begin: Set(delivery.touches), with: tracking.event) {
            return delivery.touches.forEach(cancelInView)
        }
        let before = delivery.touches.map(\.deliveredMoment)
        for touch in delivery.touches { touch.deliveredMoment = touch.pendingEvents.dequeue() }
        for touch in delivery.touches { report(.touch(touch, in: delivery.view)) }
        delivery.view.receive(Set(delivery.touches), delivery.phase, tracking.event)
        for (touch, deliveredMoment) in zip(delivery.touches, before) { touch.deliveredMoment = deliveredMoment }
    }
}

extension UITouch {
    /// The phase that the view receives next, or `nil` if there is none or a gesture recognizer delays it.
    fileprivate var nextPendingPhase: Phase? {
        guard let phase = pendingEvents.waiting.first?.phase else { return nil }
        return recognizers.contains { $0.holdsBack(self, phase) } ? nil : phase
    }

    /// A Boolean value indicating whether a gesture recognizer tracks the touch.
    var isFollowed: Bool { recognizers.contains { $0.tracking.follows(self) } }

    /// Removes the touch from all of its gesture recognizers.
    func removeFromRecognizers() {
        for recognizer in recognizers { recognizer.tracking.touches.removeAll { $0 === self } }
    }
}

extension UIResponder {
    fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }
}
