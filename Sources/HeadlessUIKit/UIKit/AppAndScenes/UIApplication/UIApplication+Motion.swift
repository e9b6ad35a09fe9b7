extension UIApplication {
    /// Shakes the phone. The application and its key window receive the event.
    @_spi(Simulator) public func shake() {
        let event = UIEvent(at: timestamp)
        event.subtype = .motionShake
        inTurn { sendEvent(event) }
    }
}

extension UIWindow {
    /// Delivers a shake to the first responder, or to the window if there is none (Apple, "motionBegan(_:with:)").
    func deliverMotion(_ event: UIEvent) {
        let responder = firstResponder ?? self
        responder.motionBegan(event.subtype, with: event)
        responder.motionEnded(event.subtype, with: event)
    }
}
