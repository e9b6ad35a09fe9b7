/// What a scene's room was like at one moment.
@MainActor
struct SceneGeometry {
    let scene: UIWindowScene
    let space: SceneSpace
    let orientation: UIInterfaceOrientation
    let traits: UITraitCollection

    init(_ scene: UIWindowScene) {
        self.scene = scene
        space = scene.space
        orientation = scene.interfaceOrientation
        traits = scene.traitCollection
    }

    /// Tells the scene's delegate what was, if it is so no more; a scene that left the app hears nothing.
    func tellDelegateOfChange() {
        guard scene.home.scenes.contains(scene), let delegate = scene.delegate as? any UIWindowSceneDelegate,
            space.frame != scene.frame || orientation != scene.interfaceOrientation || traits != scene.traitCollection
        else { return }
        delegate.windowScene(
            scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits
        )
    }
}
