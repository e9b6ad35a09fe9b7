/// A snapshot of a scene's geometry and traits before a change.
@MainActor
struct SceneGeometry {
    let scene: UIWindowScene
    let geometry: UIWindowScene.Geometry
    let traits: UITraitCollection

    init(_ scene: UIWindowScene) {
        self.scene = scene
        geometry = scene.effectiveGeometry
        traits = scene.traitCollection
    }

    /// Notifies the scene's delegate if the geometry or the traits have changed. The delegate of a scene that was
    /// removed from the app isn't notified.
    ///
    /// - Note: Undocumented by Apple. If a delegate implements both methods, this implementation calls both from iOS
    ///   26, the older one first. Whether a phone still calls the older one is unknown.
    func notifyDelegateOfChange() {
        guard scene.home.scenes.contains(scene), let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            return
        }
        let new = scene.effectiveGeometry
        if new.frame != geometry.frame || new.interfaceOrientation != geometry.interfaceOrientation
            || traits != scene.traitCollection
        {
            (self as any DeprecatedGeometryDelegateCalls).callDidUpdate(delegate)
        }
        guard new != geometry, scene.screen.hardware.notifiesOfEffectiveGeometry else { return }
        delegate.windowScene(scene, didUpdateEffectiveGeometry: geometry)
    }
}

/// The call of a deprecated delegate method. Calls by way of a protocol don't cause deprecation warnings.
@MainActor
private protocol DeprecatedGeometryDelegateCalls {
    func callDidUpdate(_ delegate: any UIWindowSceneDelegate)
}

extension SceneGeometry: DeprecatedGeometryDelegateCalls {
    @available(*, deprecated)
    fileprivate func callDidUpdate(_ delegate: any UIWindowSceneDelegate) {
        delegate.windowScene(
            scene, didUpdate: geometry.coordinateSpace, interfaceOrientation: geometry.interfaceOrientation,
            traitCollection: traits)
    }
}
