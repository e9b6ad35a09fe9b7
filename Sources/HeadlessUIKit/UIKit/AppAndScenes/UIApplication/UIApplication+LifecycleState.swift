extension UIApplication: LifecycleParticipant {
    /// Posted when the app has launched. The user info contains the launch options.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingnotification
    public nonisolated static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    /// Moves the app and its scenes to another life-cycle state, one step at a time.
    ///
    /// - Note: Undocumented by Apple. For each step, this implementation notifies the scenes before the app. The order
    ///   on a phone is unknown.
    func move(to state: LifecycleState) {
        for step in LifecycleState.steps(from: lifecycleState, to: state) {
            for scene in scenes { scene.advance(by: step) }
            advance(by: step)
        }
    }

    /// Notifies the delegate, and then posts the notification.
    ///
    /// In an app with scenes, the delegates of the scenes are notified instead of the app's (Apple,
    /// "UIApplicationDelegate", from iOS 13). Apple's documentation of the delegate's methods describes the
    /// notifications as following them. It describes those of the background as posted "around the same time".
    func announce(_ step: LifecycleState.Step) {
        if step == .didEnterBackground {
            cancelTouches()
            backgroundTimeBegins()
        }
        if step == .willEnterForeground { backgroundTimeEnds() }
        if !isSceneBased { deprecatedDelegateCalls.callMethod(for: step) }
        post(step.applicationNotification)
    }
}

extension LifecycleState.Step {
    fileprivate var applicationNotification: Notification.Name {
        switch self {
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        }
    }
}
