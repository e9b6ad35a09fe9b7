extension UIApplication {
    var isSceneBased: Bool { screen.hardware.scenes.areAdopted }

    /// The one scene of an app that has not adopted scenes, from iOS 13 on: all its windows are in it.
    var implicitScene: UIWindowScene? { isSceneBased ? nil : scenes.first }

    func scene(_ id: SceneID) -> UIWindowScene? {
        scenes.first { $0.id == id }
    }

    /// A scene stands there from the beginning, so that code that launches no app has one.
    func addFirstScene() {
        guard screen.hardware.hasScenes else { return }
        let scene = makeScene()
        scene.isAttached = true
        scene.activity = activity
        scenes.append(scene)
    }

    /// Connects a scene; the windows of the others make room.
    func connectScene(_ launchOptions: [LaunchOptionsKey: Any]? = nil) -> UIWindowScene {
        let (scene, options) = (makeScene(), UIScene.ConnectionOptions(launchOptions ?? [:]))
        if let delegate {
            scene.session.configuration = delegate.application(
                self, configurationForConnecting: scene.session, options: options
            )
        }
        scene.delegate = makeSceneDelegate(scene.session.configuration)
        if let named = scene.session.configuration.delegateClass {
            precondition(
                scene.delegate.map { type(of: $0) } == named,
                "the configuration names the delegate's class \(named); the closure given to launch made another"
            )
        }
        resizingWindows { scenes.append(scene) }
        scene.connect(options)
        return scene
    }

    /// Disconnects a scene; its windows are in none then, and the other scenes' make use of the room.
    func disconnect(_ scene: UIWindowScene) {
        scene.disconnect()
        leaveWindows(of: scene)
        resizingWindows { scenes.removeAll { $0 === scene } }
    }

    /// Takes all scenes away without a word.
    func forgetScenes() {
        for scene in scenes { stack.leave(scene.id) }
        scenes = []
    }

    private func makeScene() -> UIWindowScene {
        lastSceneNumber += 1
        let id = SceneID(number: lastSceneNumber)
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        let session = UISceneSession(id, configuration: configuration)
        let scene = UIWindowScene(id, session: session, application: self)
        scene.traits.told = screen.traitCollection
        return scene
    }
}

@_spi(Simulator)
extension UIApplication {
    /// The scene that was there first, if one is.
    public var firstScene: UIWindowScene? { scenes.first }

    /// The user opens another scene beside the one that is there.
    public func openScene() -> UIWindowScene {
        precondition(isSceneBased, "only an app with scenes opens another, from iOS 13 on")
        precondition(screen.hardware.idiom == .pad, "only an iPad shows scenes side by side")
        precondition(scenes.count < SplitView.mostScenes, "an iPad shows \(SplitView.mostScenes) scenes side by side")
        return inTurn {
            let scene = connectScene()
            for step in Activity.steps(from: scene.activity, to: activity) { scene.take(step) }
            return scene
        }
    }

    /// The user closes a scene for good.
    public func close(_ scene: UIWindowScene) {
        inTurn {
            for step in Activity.steps(from: scene.activity, to: .background) { scene.take(step) }
            disconnect(scene)
            delegate?.application(self, didDiscardSceneSessions: [scene.session])
        }
    }
}
