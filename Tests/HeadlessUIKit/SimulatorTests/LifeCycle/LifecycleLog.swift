import Simulator

/// The calls that delegates and observers receive, in order.
@MainActor
final class LifecycleLog {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    /// Creates a log that also records the given notifications of the device.
    ///
    /// A notification is recorded as an asterisk and the last words of its name.
    init(notifications: [Notification.Name] = []) {
        for name in notifications {
            let token = observeDevice(name) { [weak self] _ in
                self?.lines.append("*" + name.rawValue.replacing("UIApplication", with: "").replacing("UI", with: ""))
            }
            tokens.append(token)
        }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func removeAllLines() -> [String] {
        defer { lines = [] }
        return lines
    }

    static let applicationNotifications = [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    static let sceneNotifications = [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
        UIScene.didEnterBackgroundNotification,
    ]
}

/// An app delegate that records its calls, with the app's state.
final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
    let log: LifecycleLog
    var window: UIWindow?
    var options: [UIApplication.LaunchOptionsKey: Any]?

    init(_ log: LifecycleLog) {
        self.log = log
        super.init()
    }

    private func note(_ event: String) {
        log.lines.append("\(event), \(UIApplication.shared.applicationState)")
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("didFinishLaunching")
        options = launchOptions
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        log.lines.append("discarded \(sceneSessions.map(\.persistentIdentifier))")
    }
}

/// A scene delegate that records its calls, with the scene's state, and creates the scene's window.
final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log: LifecycleLog
    var window: UIWindow?

    init(_ log: LifecycleLog) {
        self.log = log
        super.init()
    }

    private func note(_ event: String, _ scene: UIScene) {
        log.lines.append("scene \(event), \(scene.activationState)")
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        note("willConnect", scene)
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
}
