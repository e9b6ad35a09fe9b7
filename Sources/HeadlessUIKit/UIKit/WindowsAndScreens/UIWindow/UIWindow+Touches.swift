extension UIWindow {
    /// Delivers the touches of an event to the gesture recognizers, and then to the views.
    func deliver(_ event: UIEvent) {
        let touches = event.fingers.filter { $0.window === self }
        if touches.contains(where: { $0.phase == .began }), screen.hardware.touchesMakeWindowsKey { makeKey() }
        for touch in touches where touch.reachesView {
            touch.pendingEvents.add(touch.moment)
            application.tracking.noteUndelivered(touch)
        }
        application.gestures.deliver(touches, in: event)
        application.settleGestures()
    }
}
