extension UIApplication: ActivityHolder {
    /// The app has launched; the user info has the launch options.
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

    /// Moves the app and its scenes, rung by rung.
    ///
    /// Open: in which order a phone tells scenes and app of one step. Here the scenes are first.
    func move(to activity: Activity) {
        for step in Activity.steps(from: self.activity, to: activity) {
            for scene in scenes { scene.take(step) }
            take(step)
        }
    }

    /// Tells the delegate, and then everybody.
    ///
    /// In an app with scenes the delegates of the scenes are told instead of the app's (Apple, "UIApplicationDelegate",
    /// from iOS 13). Apple's documentation of the delegate's methods says that the notifications follow them; of
    /// those that tell of the background it says "around the same time".
    func announce(_ step: Activity.Step) {
        if step == .didEnterBackground {
            cancelTouches()
            backgroundTimeBegins()
        }
        if step == .willEnterForeground { backgroundTimeEnds() }
        if !isSceneBased { oldDelegate.tell(of: step) }
        post(step.applicationNotification)
    }
}

extension Activity.Step {
    fileprivate var applicationNotification: Notification.Name {
        switch self {
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        }
    }
}
