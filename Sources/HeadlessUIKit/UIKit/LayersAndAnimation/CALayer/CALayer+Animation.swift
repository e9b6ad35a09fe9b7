extension CALayer {
    /// Begins a copy of an animation, and removes the animation with the same key.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the time of the animation also passes if the layer isn't
    ///   in a window.
    func begin(_ animation: CAAnimation, forKey key: String?) {
        let phone = Phone.required(by: "CALayer.add(_:forKey:)")
        if let key { removeAnimations { $0.key == key } }
        let copy = animation.copy() as! CAAnimation
        animations.append(RunningAnimation(copy, key: key, on: self, of: phone))
    }

    func removeAnimations(where isMeant: (RunningAnimation) -> Bool) {
        for animation in animations.filter(isMeant) { remove(animation) }
    }

    func remove(_ animation: RunningAnimation) {
        forget(animation)
        animation.stop()
    }

    func forget(_ animation: RunningAnimation) {
        animations.removeAll { $0 === animation }
    }

    // MARK: Actions

    /// Returns the action for a change. In this order, it's the action of the delegate, of the layer, of the class, or
    /// an animation of the changed property.
    ///
    /// - Source: Apple, "action(forKey:)". The layer of a view has no action, because the view animates it.
    func findAction(forKey event: String) -> (any CAAction)? {
        if isOfView { return nil }
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? (Self.animatesByItself(event) ? CABasicAnimation(keyPath: event) : nil)
        return found is NSNull ? nil : found
    }

    /// Runs the action for a changed property. Only a layer without a view is animated, and only if it was on the
    /// screen at the end of a turn of the run loop.
    func changed(_ key: String) {
        guard !isOfView, waiting.isOnScreen, let phone = Phone.current, !phone.transactions.current.disablesActions,
            selfAndAncestors.allSatisfy(\.waiting.isOnScreen)
        else { return }
        action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
    }
}
