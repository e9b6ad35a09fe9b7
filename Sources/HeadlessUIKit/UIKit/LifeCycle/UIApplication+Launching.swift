@_spi(Simulator)
extension UIApplication {
    /// Makes the delegate of a scene: on a phone the class is named in Info.plist or by the configuration.
    public typealias SceneDelegateMaker = @MainActor (UISceneConfiguration) -> (any UISceneDelegate)?

    /// Launches the app with a delegate, in the foreground; scenes that stood before are no part of it.
    ///
    /// An app without scenes is inactive while it launches, and gets no message that it enters the foreground. One with
    /// scenes begins in the background; a scene connects once the app has launched, and climbs with it (Apple,
    /// "Managing your app's life cycle"). That the app's own state is then the background is reported, not documented.
    public func launch(
        _ delegate: any UIApplicationDelegate,
        options: [LaunchOptionsKey: Any]?,
        sceneDelegate: @escaping SceneDelegateMaker
    ) {
        self.delegate = delegate
        makeSceneDelegate = sceneDelegate
        inTurn {
            if isSceneBased { forgetScenes() }
            activity = isSceneBased ? .background : .inactive
            for scene in scenes { scene.activity = activity }
            _ = delegate.application(self, willFinishLaunchingWithOptions: options)
            _ = delegate.application(self, didFinishLaunchingWithOptions: options)
            post(Self.didFinishLaunchingNotification, userInfo: options)
            if isSceneBased { _ = connectScene(options) }
            move(to: .active)
        }
    }

    public func enterForeground() {
        inTurn { move(to: .active) }
    }

    public func enterBackground() {
        inTurn { move(to: .background) }
    }

    /// Something of the system's lies over the app, without taking its place.
    public func deactivate() {
        inTurn { if activity == .active { move(to: .inactive) } }
    }

    /// Ends the app by way of the background.
    ///
    /// Apple, "applicationWillTerminate(_:)": called for an app that still runs; a suspended one goes without a word.
    /// Reported, not documented: its scenes disconnect first.
    public func terminate() {
        inTurn {
            move(to: .background)
            if isSceneBased { scenes.forEach(disconnect) }
            delegate?.applicationWillTerminate(self)
            post(Self.willTerminateNotification)
        }
    }
}
