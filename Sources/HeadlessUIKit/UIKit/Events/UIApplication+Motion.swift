extension UIApplication {
    /// Somebody shook the phone: an event that the application and its key window see.
    @_spi(Simulator) public func shake() {
        let event = UIEvent(at: timestamp)
        event.subtype = .motionShake
        inTurn { sendEvent(event) }
    }
}

extension UIWindow {
    /// Tells the first responder, or without one the window (Apple, "motionBegan(_:with:)"), that the phone was shaken.
    func deliverMotion(_ event: UIEvent) {
        let responder = firstResponder ?? self
        responder.motionBegan(event.subtype, with: event)
        responder.motionEnded(event.subtype, with: event)
    }
}
