extension UIGestureRecognizer {
    /// Where the recogniser is; nil while its view is in no window.
    var application: UIApplication? { view?.window?.application }

    var gestures: GestureEnvironment? { application?.gestures }

    /// Whether the recogniser gets a touch that begins.
    ///
    /// Open: in which order a phone asks; here about the event before the touch.
    func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && attempt.isListening && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Hears of what its touches do.
    func hear(_ touches: [UITouch], _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let news = touches.filter { $0.phase == phase && attempt.follows($0) && isExpecting($0) }
            guard !news.isEmpty, attempt.isListening else { continue }
            if phase == .began {
                attempt.received += news
                if attempt.state.isActive, cancelsTouchesInView { takeTouches(news) }
            }
            time = event.timestamp
            notePlaces()
            receive(Set(news), phase, event)
        }
    }

    /// A touch begins once, and does nothing else before.
    private func isExpecting(_ touch: UITouch) -> Bool { attempt.hasReceived(touch) == (touch.phase != .began) }

    func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    /// Takes touches away from the views.
    func takeTouches(_ touches: [UITouch]) {
        for touch in touches { application?.takeFromView(touch) }
    }

    func forget(_ touch: UITouch) {
        attempt.touches.removeAll { $0 === touch }
        attempt.received.removeAll { $0 === touch }
        if !attempt.touches.isEmpty { notePlaces() }
    }

    /// Whether the view must not hear yet that a touch began, or ended.
    func holdsBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        guard attempt.state == .possible, attempt.hasReceived(touch) else { return false }
        return phase == .began && delaysTouchesBegan || phase == .ended && delaysTouchesEnded
    }

    /// Does what the new states bring with them, unless more is going on that does it afterwards.
    func settle() {
        if let application { application.settleGesturesIfIdle() } else { finishAttempt() }
    }

    // MARK: Places

    /// A point of the screen in a view's coordinates; nil stands for the window.
    func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let space = view ?? self.view?.window else { return point }
        return point.applying(space.toScreen.inverted())
    }

    func place(_ index: Int, in view: UIView?) -> CGPoint {
        precondition(places.indices.contains(index), "location(ofTouch:in:): there is no touch \(index)")
        return point(places[index], in: view)
    }
}

extension [CGPoint] {
    /// Zero if there are no points.
    var middle: CGPoint {
        guard !isEmpty else { return .zero }
        let number = CGFloat(count)
        return CGPoint(x: reduce(0) { $0 + $1.x } / number, y: reduce(0) { $0 + $1.y } / number)
    }
}
