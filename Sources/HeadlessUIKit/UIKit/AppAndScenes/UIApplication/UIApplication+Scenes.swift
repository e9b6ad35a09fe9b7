/// The scenes of an application.
@MainActor
private final class SceneList {
    /// The scenes, from left to right.
    var scenes: [UIWindowScene] = []
    /// The sessions of scenes that the system has disconnected, and that can connect again.
    var waitingSessions: [UISceneSession] = []
    var lastNumber = 0
    var makeDelegate: UIApplication.SceneDelegateFactory = { _ in nil }
}

extension SceneList: AppObjectOwner {
    func releaseAppObjects() {
        makeDelegate = { _ in nil }
        for scene in scenes { scene.delegate = nil }
        for session in scenes.map(\.session) + waitingSessions { session.userInfo = nil }
    }
}

extension UIApplication {
    private var sceneList: SceneList { states[SceneList.self, default: SceneList()] }

    /// The scenes, from left to right.
    var scenes: [UIWindowScene] {
        get { sceneList.scenes }
        set {
            // The old array can have the last reference to a scene, whose window reads this property when it's released.
            let old = sceneList.scenes
            sceneList.scenes = newValue
            withExtendedLifetime(old) {}
        }
    }

    var makeSceneDelegate: SceneDelegateFactory {
        get { sceneList.makeDelegate }
        set { sceneList.makeDelegate = newValue }
    }

    var isSceneBased: Bool { screen.hardware.scenes.areAdopted }

    /// The single scene of an app that hasn't adopted scenes, from iOS 13. It contains all windows of the app.
    var implicitScene: UIWindowScene? { isSceneBased ? nil : scenes.first }

    func scene(_ id: SceneID) -> UIWindowScene? {
        scenes.first { $0.id == id }
    }

    /// Adds the initial scene, so that there is one for code that doesn't launch an app.
    func addFirstScene() {
        guard screen.hardware.hasScenes else { return }
        let scene = makeScene()
        scene.isAttached = true
        scene.lifecycleState = lifecycleState
        scenes.append(scene)
    }

    /// The sessions of the scenes that the user hasn't closed.
    var sessions: [UISceneSession] { scenes.map(\.session) + sceneList.waitingSessions }

    /// Connects a new scene. The windows of the other scenes are resized.
    func connectScene(_ launchOptions: [LaunchOptionsKey: Any]? = nil) -> UIWindowScene {
        let (scene, options) = (makeScene(), UIScene.ConnectionOptions(launchOptions ?? [:]))
        if let delegate {
            scene.session.configuration = delegate.application(
                self, configurationForConnecting: scene.session, options: options
            )
        }
        connect(scene, options)
        return scene
    }

    private func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
        scene.delegate = makeSceneDelegate(scene.session.configuration)
        if let named = scene.session.configuration.delegateClass {
            precondition(
                scene.delegate.map { type(of: $0) } == named,
                "the configuration names the delegate's class \(named); the closure given to launch made another"
            )
        }
        resizingWindows { scenes.append(scene) }
        scene.connect(options)
    }

    /// Disconnects a scene. Its windows no longer belong to a scene, and the windows of the other scenes are resized.
    func disconnect(_ scene: UIWindowScene) {
        scene.disconnect()
        removeWindows(from: scene)
        statusBar.decisions[scene.id] = nil
        resizingWindows { scenes.removeAll { $0 === scene } }
    }

    /// Removes all scenes without notifications.
    func forgetScenes() {
        for scene in scenes { stack.removeWindows(from: scene.id) }
        statusBar.decisions = [:]
        scenes = []
        sceneList.waitingSessions = []
    }

    /// Creates a scene, with a new session if none is given.
    private func makeScene(_ session: UISceneSession? = nil) -> UIWindowScene {
        sceneList.lastNumber += 1
        let id = SceneID(number: sceneList.lastNumber)
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        let session = session ?? UISceneSession(id, configuration: configuration)
        let scene = UIWindowScene(id, session: session, application: self)
        scene.traits.lastNotified = screen.traitCollection
        return scene
    }
}

@_spi(Simulator)
extension UIApplication {
    /// The oldest scene, or `nil` if there is none.
    public var firstScene: UIWindowScene? { scenes.first }

    /// Opens another scene next to the existing one, as if the user requests it.
    public func openScene() -> UIWindowScene {
        precondition(isSceneBased, "only an app with scenes opens another, from iOS 13 on")
        precondition(screen.hardware.idiom == .pad, "only an iPad shows scenes side by side")
        precondition(scenes.count < SplitView.mostScenes, "an iPad shows \(SplitView.mostScenes) scenes side by side")
        return inTurn {
            let scene = connectScene()
            for step in LifecycleState.steps(from: scene.lifecycleState, to: lifecycleState) { scene.advance(by: step) }
            return scene
        }
    }

    /// Disconnects a scene in the background, as the system does to reclaim memory. Its session remains open.
    ///
    /// The app releases the scene's delegate (Apple, WWDC 2019, "Architecting Your App for Multiple Windows").
    public func reclaim(_ scene: UIWindowScene) {
        precondition(isSceneBased, "only the scenes of an app with scenes disconnect")
        precondition(scene.lifecycleState == .background, "the system disconnects only scenes in the background")
        inTurn {
            disconnect(scene)
            scene.delegate = nil
            sceneList.waitingSessions.append(scene.session)
        }
    }

    /// Connects an open session again, with a new scene and a new delegate. The app isn't asked for another
    /// configuration.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the configuration stays.
    /// - Source: Apple, WWDC 2019, "Window Management in Your Multitasking App": "we go straight to the scene
    ///   delegate".
    @discardableResult
    public func reconnect(
        _ session: UISceneSession, _ launchOptions: [LaunchOptionsKey: Any] = [:]
    ) -> UIWindowScene {
        precondition(
            sceneList.waitingSessions.contains { $0 === session }, "only a session that is disconnected connects again")
        let most = screen.hardware.idiom == .pad ? SplitView.mostScenes : 1
        precondition(scenes.count < most, "the device shows \(most) scenes at most")
        return inTurn {
            sceneList.waitingSessions.removeAll { $0 === session }
            let scene = makeScene(session)
            connect(scene, UIScene.ConnectionOptions(launchOptions))
            for step in LifecycleState.steps(from: scene.lifecycleState, to: lifecycleState) { scene.advance(by: step) }
            return scene
        }
    }

    /// Connects the session that was disconnected last, if no scene is connected that the user could return to.
    ///
    /// - Note: Undocumented by Apple. The choice of the session is that of this implementation.
    /// - Source: Apple, WWDC 2019, "Window Management in Your Multitasking App": a session whose scene was released
    ///   connects again.
    ///
    /// - Returns: `true` if a session was connected.
    @discardableResult
    func reconnectLastSession(_ launchOptions: [LaunchOptionsKey: Any] = [:]) -> Bool {
        guard scenes.isEmpty, let session = sceneList.waitingSessions.last else { return false }
        reconnect(session, launchOptions)
        return true
    }

    /// Closes a scene permanently, as if the user requests it.
    public func close(_ scene: UIWindowScene) {
        inTurn {
            for step in LifecycleState.steps(from: scene.lifecycleState, to: .background) { scene.advance(by: step) }
            disconnect(scene)
            delegate?.application(self, didDiscardSceneSessions: [scene.session])
        }
    }
}
