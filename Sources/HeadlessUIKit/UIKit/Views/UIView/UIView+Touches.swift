extension UIView {
    /// Returns a Boolean value indicating whether the view accepts a new touch in addition to those of its window.
    ///
    /// - Source: Apple, "Event Handling Guide for iOS", "Restricting Event Delivery". Without multiple touch, a view
    ///   receives the first finger only; in this implementation, until all touches that began in it have ended. An
    ///   exclusive view receives touches only while no other view has any, and other views then receive none.
    func admitsTouch(alongside touches: [UITouch]) -> Bool {
        if !isMultipleTouchEnabled, touches.contains(where: { $0.view === self }) { return false }
        let others = touches.filter { $0.reachesView }.compactMap(\.view).filter { $0 !== self }
        return others.isEmpty || !(isExclusiveTouch || others.contains { $0.isExclusiveTouch })
    }

    /// Releases a view's touches and first responder before it leaves its window.
    ///
    /// - Note: Undocumented by Apple. The moment on a phone is unknown. This implementation does it before the view is
    ///   notified of the move.
    func releaseTouchesAndFirstResponder() {
        window?.application.cancelTouches(inside: self)
        resignInHierarchy()
    }
}
