/// What a scene's room was like before a change.
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

    /// Tells the scene's delegate what was, if it is so no more; a scene that left the app hears nothing.
    ///
    /// Open: whether a phone with iOS 26 still calls the older method of a delegate that has both; here it does, first.
    func tellDelegateOfChange() {
        guard scene.home.scenes.contains(scene), let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            return
        }
        let new = scene.effectiveGeometry
        if new.frame != geometry.frame || new.interfaceOrientation != geometry.interfaceOrientation
            || traits != scene.traitCollection
        {
            (self as any OldGeometryTelling).tellByOldMethod(delegate)
        }
        guard new != geometry, scene.screen.hardware.tellsOfEffectiveGeometry else { return }
        delegate.windowScene(scene, didUpdateEffectiveGeometry: geometry)
    }
}

/// What is deprecated and still called: by way of a protocol, which the compiler does not mind.
@MainActor
private protocol OldGeometryTelling {
    func tellByOldMethod(_ delegate: any UIWindowSceneDelegate)
}

extension SceneGeometry: OldGeometryTelling {
    @available(*, deprecated)
    fileprivate func tellByOldMethod(_ delegate: any UIWindowSceneDelegate) {
        delegate.windowScene(
            scene, didUpdate: geometry.coordinateSpace, interfaceOrientation: geometry.interfaceOrientation,
            traitCollection: traits)
    }
}
