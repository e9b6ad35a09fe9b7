extension UIGestureRecognizer {
    /// The application of the recognizer's view, or `nil` while the view isn't in a window.
    var application: UIApplication? { view?.window?.application }

    var gestures: GestureEnvironment? { application?.gestures }

    /// Returns a Boolean value indicating whether the recognizer receives a touch that begins.
    ///
    /// - Note: Undocumented by Apple. This implementation queries `shouldReceive(_:)` for the event before the
    ///   delegate's method for the touch. The order on a phone is unknown.
    func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && tracking.isListening && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Delivers touches to the recognizer, grouped by phase.
    func handle(_ touches: [UITouch], _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let changed = touches.filter { $0.phase == phase && tracking.follows($0) && isExpecting($0) }
            guard !changed.isEmpty, tracking.isListening else { continue }
            if phase == .began {
                tracking.received += changed
                if tracking.state.isActive, cancelsTouchesInView { cancelInViews(changed) }
            }
            time = event.timestamp
            recordLocations()
            receive(Set(changed), phase, event)
        }
    }

    /// Returns a Boolean value indicating whether the touch is due. A touch begins once, and no other phase precedes
    /// that.
    private func isExpecting(_ touch: UITouch) -> Bool { tracking.hasReceived(touch) == (touch.phase != .began) }

    func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    /// Removes touches from their views, which receive a cancellation.
    func cancelInViews(_ touches: [UITouch]) {
        for touch in touches { application?.cancelInView(touch) }
    }

    func forget(_ touch: UITouch) {
        tracking.touches.removeAll { $0 === touch }
        tracking.received.removeAll { $0 === touch }
        if !tracking.touches.isEmpty { recordLocations() }
    }

    /// Returns a Boolean value indicating whether the recognizer delays the given phase of a touch for the view. This
    /// applies to the beginning and the end of a touch.
    func holdsBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        guard tracking.state == .possible, tracking.hasReceived(touch) else { return false }
        return phase == .began && delaysTouchesBegan || phase == .ended && delaysTouchesEnded
    }

    /// Reports the new states and resets completed recognizers. If an operation is in progress, this happens after it.
    func settle() {
        if let application { application.settleGesturesIfIdle() } else { finishTracking() }
    }

    // MARK: Locations

    /// Converts a point of the screen to a view's coordinates, or to those of the window if `view` is `nil`.
    func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let space = view ?? self.view?.window else { return point }
        return point.applying(space.toScreen.inverted())
    }

    func recordedLocation(_ index: Int, in view: UIView?) -> CGPoint {
        precondition(locations.indices.contains(index), "location(ofTouch:in:): there is no touch \(index)")
        return point(locations[index], in: view)
    }
}

extension [CGPoint] {
    /// The average of the points, or zero if there are none.
    var middle: CGPoint {
        guard !isEmpty else { return .zero }
        let number = CGFloat(count)
        return CGPoint(x: reduce(0) { $0 + $1.x } / number, y: reduce(0) { $0 + $1.y } / number)
    }
}
