extension CALayer {
    /// Begins a copy of an animation, in place of the one with the same key.
    ///
    /// Open: what becomes of it on a phone if the layer is in no window. Here its time passes all the same.
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

    /// The action for a change: the delegate's, the layer's own, the class's, and then an animation of what changed.
    ///
    /// Source: Apple, "action(forKey:)". A view's layer has none: its view animates it.
    func findAction(forKey event: String) -> (any CAAction)? {
        if isOfView { return nil }
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? (Self.animatesByItself(event) ? CABasicAnimation(keyPath: event) : nil)
        return found is NSNull ? nil : found
    }

    /// Says that a value has changed: a layer without a view that was on the screen at the end of a turn animates it.
    func changed(_ key: String) {
        guard !isOfView, waiting.isOnScreen, let phone = Phone.current, !phone.transactions.current.disablesActions,
            lineage.allSatisfy(\.waiting.isOnScreen)
        else { return }
        action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
    }
}
