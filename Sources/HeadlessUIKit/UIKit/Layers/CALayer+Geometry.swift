extension CALayer {
    /// Changes the geometry in one step and tells whoever depends on it.
    func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        let (old, oldCenter) = (geometry.bounds, geometry.center)
        change(&geometry)
        precondition(!geometry.hasNaN, "CALayerInvalidGeometry: the geometry of \(nameInMessages) contains NaN")
        if let owner = links.owner { MainActor.assumeIsolated { owner.safeAreaMayDiffer() } }
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

    /// Changes one value, which may animate.
    func change(_ key: String, _ change: (inout ViewGeometry) -> Void) {
        changeGeometry(change)
        changed(key)
    }

    /// As for views: new bounds need layout, and a new size may need other places for the siblings, too.
    ///
    /// Open: that the superlayer of a layer without a view is asked as that of a view's is.
    private func boundsDidChange(from old: CGRect) {
        setNeedsLayout()
        if geometry.bounds.size != old.size { links.superlayer?.askForLayout() }
    }

    /// Asks for layout because of a sublayer; a layer that is laying out has done its work.
    func askForLayout() {
        if !waiting.isLayingOut { setNeedsLayout() }
    }

    /// First the place, then the size: whoever follows the size finds the layer in place.
    func setFrame(_ frame: CGRect) {
        var new = geometry
        new.frame = frame
        position = new.center
        bounds = new.bounds
    }

    func setTransform(_ transform: CATransform3D) {
        look.depth = CATransform3DIsAffine(transform) ? nil : transform
        change("transform") { $0.transform = CATransform3DGetAffineTransform(transform) }
    }

    private var nameInMessages: String {
        links.owner.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    }
}
