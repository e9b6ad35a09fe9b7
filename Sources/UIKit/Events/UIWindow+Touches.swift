extension UIWindow {
    /// Tells each view what its fingers did: first those that press, then those that move, lift and are taken away.
    func deliver(_ event: UIEvent) {
        for delivery in deliveries(of: event) {
            // An earlier delivery may have cancelled some of these touches.
            let touches = Set(delivery.touches.filter { $0.phase == delivery.phase })
            guard !touches.isEmpty else { continue }
            for touch in delivery.touches where touches.contains(touch) {
                touch.isAnnounced = true
                application.report(.touch(touch, in: delivery.view))
            }
            delivery.view.receive(touches, delivery.phase, event)
        }
    }

    private struct Delivery {
        let view: UIView
        let phase: UITouch.Phase
        var touches: [UITouch]
    }

    private func deliveries(of event: UIEvent) -> [Delivery] {
        var deliveries: [Delivery] = []
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            for touch in event.fingers where touch.window === self && touch.phase == phase && touch.reachesView {
                guard let view = touch.view, phase != .cancelled || touch.isAnnounced else { continue }
                if let index = deliveries.firstIndex(where: { $0.view === view && $0.phase == phase }) {
                    deliveries[index].touches.append(touch)
                } else {
                    deliveries.append(Delivery(view: view, phase: phase, touches: [touch]))
                }
            }
        }
        return deliveries
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
