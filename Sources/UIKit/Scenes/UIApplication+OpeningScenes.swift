@_spi(Simulator)
extension UIApplication {
    /// The user opens another scene beside the one that is there.
    public func openScene() -> UIWindowScene {
        precondition(isSceneBased, "only an app with scenes opens another: use `withDevice(device.withScenes())`")
        precondition(screen.hardware.idiom == .pad, "only an iPad shows scenes side by side")
        precondition(scenes.count < SplitView.mostScenes, "an iPad shows \(SplitView.mostScenes) scenes side by side")
        let scene = connectScene()
        for step in Activity.steps(from: scene.activity, to: activity) { scene.take(step) }
        return scene
    }

    /// The user closes a scene for good.
    public func close(_ scene: UIWindowScene) {
        for step in Activity.steps(from: scene.activity, to: .background) { scene.take(step) }
        disconnect(scene)
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }
}
