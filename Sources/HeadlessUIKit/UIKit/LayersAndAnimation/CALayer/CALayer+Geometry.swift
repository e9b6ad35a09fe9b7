extension CALayer {
    /// Changes the geometry in one step, and notifies the layer's view if it has one.
    func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        let (old, oldCenter) = (geometry.bounds, geometry.center)
        change(&geometry)
        precondition(!geometry.hasNaN, "CALayerInvalidGeometry: the geometry of \(nameInMessages) contains NaN")
        precondition(!geometry.transform.hasNaN, "the transform of \(nameInMessages) contains NaN")
        if let owner = links.owner { MainActor.assumeIsolated { owner.setNeedsSafeAreaUpdate() } }
        if let owner = links.owner, geometry.bounds != old || geometry.center != oldCenter {
            MainActor.assumeIsolated { owner.geometryDidChange() }
        }
        guard geometry.bounds != old else { return }
        if let owner = links.owner {
            MainActor.assumeIsolated { owner.boundsDidChange(from: old) }
        } else {
            boundsDidChange(from: old)
        }
        if needsDisplayOnBoundsChange, geometry.bounds.size != old.size { setNeedsDisplay() }
    }

    /// Changes a value of the geometry, and runs the action for its key.
    func change(_ key: String, _ change: (inout ViewGeometry) -> Void) {
        changeGeometry(change)
        changed(key)
    }

    /// Invalidates the layout after the bounds have changed. As with views, a new size can affect the layout of the
    /// siblings, so that the superlayer is invalidated, too.
    ///
    /// - Note: Undocumented by Apple. This implementation treats the superlayer of a layer without a view like that of
    ///   a view's layer.
    private func boundsDidChange(from old: CGRect) {
        setNeedsLayout()
        if geometry.bounds.size != old.size { links.superlayer?.invalidateLayout() }
    }

    /// Invalidates the layout on behalf of a sublayer. A layer that is currently laying out its sublayers isn't
    /// invalidated.
    func invalidateLayout() {
        if !waiting.isLayingOut { setNeedsLayout() }
    }

    /// Sets the position, and then the size. Code that observes the size finds the layer at its new position.
    func setFrame(_ frame: CGRect) {
        var new = geometry
        new.frame = frame
        position = new.center
        bounds = new.bounds
    }

    func setTransform(_ transform: CATransform3D) {
        appearance.depth = CATransform3DIsAffine(transform) ? nil : transform
        change("transform") { $0.transform = CATransform3DGetAffineTransform(transform) }
    }

    var nameInMessages: String {
        links.owner.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    }
}
