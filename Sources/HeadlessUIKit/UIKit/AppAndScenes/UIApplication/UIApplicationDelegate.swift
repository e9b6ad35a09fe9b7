/// The methods that notify a delegate of the life cycle of the app.
///
/// In an app with scenes, the four methods for foreground and background aren't called. The delegates of the scenes are
/// notified instead (Apple, "UIApplicationDelegate").
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate and
///   https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
/// - Differs: On a phone, the methods are optional instead of having default implementations. There are more of them,
///   for memory warnings, changes of the time, and others, which aren't called here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: DelegateWithWindow {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    @available(
        *, deprecated,
        message: """
            iOS 26.0: Use UIScene lifecycle and sceneDidBecomeActive(_:) from UISceneDelegate or the UIApplication.didBecomeActiveNotification instead.
            """
    )
    func applicationDidBecomeActive(_ application: UIApplication)
    @available(
        *, deprecated,
        message: """
            iOS 26.0: Use UIScene lifecycle and sceneWillResignActive(_:) from UISceneDelegate or the UIApplication.willResignActiveNotification instead.
            """
    )
    func applicationWillResignActive(_ application: UIApplication)
    @available(
        *, deprecated,
        message: """
            iOS 26.0: Use UIScene lifecycle and sceneDidEnterBackground(_:) from UISceneDelegate or the UIApplication.didEnterBackgroundNotification instead.
            """
    )
    func applicationDidEnterBackground(_ application: UIApplication)
    @available(
        *, deprecated,
        message: """
            iOS 26.0: Use UIScene lifecycle and sceneWillEnterForeground(_:) from UISceneDelegate or the UIApplication.willEnterForegroundNotification instead.
            """
    )
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells the delegate that protected data is about to become unavailable, because the device has been locked.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Tells the delegate that protected data is available again.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)

    /// Asks the delegate for the configuration of a new scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells the delegate that the user closed scenes permanently.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Asks the delegate to open one of the app's URLs. In an app with scenes, the scene's delegate is notified
    /// instead.
    @available(
        *, deprecated,
        message: "iOS 26.0: Use UIScene lifecycle and scene(_:openURLContexts:) from UISceneDelegate instead."
    )
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Tells the delegate that the frame of the status bar will change. The argument is the new frame in points of the
    /// screen, and the app still has the old one.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    /// Tells the delegate that the frame of the status bar has changed. The argument is the old frame in points of the
    /// screen, and the app already has the new one.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

    /// Asks the delegate for the orientations that the app supports in a window. The orientations that view controllers
    /// support are limited to these.
    @available(
        *, deprecated, message: "iOS 27.0: Use UIWindowSceneDelegate.supportedInterfaceOrientations(for:) instead"
    )
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    @available(*, deprecated)
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}
