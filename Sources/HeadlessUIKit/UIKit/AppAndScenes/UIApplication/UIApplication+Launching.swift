@_spi(Simulator)
extension UIApplication {
    /// A closure that creates the delegate of a scene. On a phone, Info.plist or the configuration contains the name of
    /// its class.
    public typealias SceneDelegateFactory = @MainActor (UISceneConfiguration) -> (any UISceneDelegate)?

    /// Launches the app with a delegate, in the foreground. Scenes that existed before are removed if the app is
    /// scene-based.
    ///
    /// An app without scenes is inactive while it launches, and isn't notified that it enters the foreground. An app
    /// with scenes starts in the background. A scene connects when the app has launched, and changes its activity
    /// together with it (Apple, "Managing your app's life cycle"). The initial background state of the app itself is
    /// reported, not documented.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
    public func launch(
        _ delegate: any UIApplicationDelegate,
        options: [LaunchOptionsKey: Any]?,
        sceneDelegate: @escaping SceneDelegateFactory
    ) {
        self.delegate = delegate
        makeSceneDelegate = sceneDelegate
        inTurn {
            if isSceneBased { forgetScenes() }
            lifecycleState = isSceneBased ? .background : .inactive
            for scene in scenes { scene.lifecycleState = lifecycleState }
            _ = delegate.application(self, willFinishLaunchingWithOptions: options)
            _ = delegate.application(self, didFinishLaunchingWithOptions: options)
            post(Self.didFinishLaunchingNotification, userInfo: options)
            if isSceneBased { _ = connectScene(options) }
            move(to: .active)
        }
    }

    public func enterForeground() {
        precondition(!isDeviceLocked, "an app doesn't enter the foreground of a locked device; unlock it first")
        inTurn {
            reconnectLastSession()
            move(to: .active)
        }
    }

    public func enterBackground() {
        let wasInForeground = lifecycleState != .background
        inTurn { move(to: .background) }
        if wasInForeground { takeSnapshots() }
    }

    /// Deactivates the app while system UI covers it. The app remains in the foreground.
    public func deactivate() {
        inTurn { if lifecycleState == .active { move(to: .inactive) } }
    }

    /// Terminates the app by way of the background.
    ///
    /// - Source: Apple, "applicationWillTerminate(_:)": The method is called for an app that still runs. A suspended
    ///   app is terminated without notification. It's reported, not documented, that the scenes of the app disconnect
    ///   first.
    public func terminate() {
        inTurn {
            move(to: .background)
            if isSceneBased { scenes.forEach(disconnect) }
            delegate?.applicationWillTerminate(self)
            post(Self.willTerminateNotification)
            cancelDataProtection()
        }
    }
}
