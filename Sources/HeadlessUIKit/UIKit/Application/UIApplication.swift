/// The app: the list of its windows, and the end of the responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    let screen: UIScreen
    /// The device the application runs on, while there is one.
    weak var phone: Phone?
    var stack: WindowStack
    /// The windows by name, held weakly: with the last reference from outside a window is gone.
    var windowReferences: [WindowID: WeakWindow] = [:]
    /// How many changes are under way that may bring the keyboard or let it go.
    var keyboardChanges = 0
    var tracking = TouchTracking()
    let gestures = GestureEnvironment()
    var activity = Activity.active
    /// From left to right.
    var scenes: [UIWindowScene] = []
    var lastSceneNumber = 0
    var makeSceneDelegate: SceneDelegateMaker = { _ in nil }
    var runLoop = RunLoop()
    var statusBar = StatusBarState()
    /// What controllers said about the edges of the screen when they were last asked.
    var systemEdges = SystemEdges()
    /// The orientation in which the interface would stand upright, as the device is held.
    var heldOrientation = UIInterfaceOrientation.portrait
    /// The ends of the transitions that only an animator of the app's can bring about.
    var transitionEnds: [TransitionEnd] = []
    /// Whether the interface is turning right now.
    var isTurning = false

    /// The schemes of the URLs that apps of the phone open.
    var openableSchemes: Set<String> = ["app-settings", "http", "https", "mailto", "tel"]
    /// What the app had other apps open.
    var openedURLs: [URL] = []
    nonisolated let backgroundTasks = BackgroundTasks()
    /// When the app's time in the background is over, while it is there, and what the timeline knows that by.
    var backgroundEnd: (time: Duration, waiter: Int)?

    /// Hears of the life of the app.
    open var delegate: (any UIApplicationDelegate)?

    open class var shared: UIApplication { Phone.required(by: "UIApplication.shared").application }

    init(screen: UIScreen) {
        self.screen = screen
        stack = WindowStack(rules: screen.hardware.scenes)
        super.init()
        addFirstScene()
    }

    /// The app's windows, hidden ones too, from back to front.
    @available(*, deprecated, message: "iOS 15.0: Use UIWindowScene.windows on a relevant window scene instead")
    open var windows: [UIWindow] { allWindows }

    /// The window that key events and motion go to.
    @available(
        *, deprecated,
        message:
            "iOS 13.0: Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
    )
    open var keyWindow: UIWindow? { lastKeyWindow }

    /// How near the app is to its user.
    open var applicationState: State { State(activity) }

    /// The scenes that are connected to the app.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The size of text that the user likes.
    open var preferredContentSizeCategory: UIContentSizeCategory { screen.hardware.contentSizeCategory }

    /// Which way the app's interface runs: from left to right on all devices here.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Status bar

    /// Which way the interface is turned.
    ///
    /// Setting it turns the interface only where the controllers that count allow no orientation and do not rotate
    /// (Apple's header: "more limited in iOS 6.0 and later").
    open var statusBarOrientation: UIInterfaceOrientation {
        @available(
            *, deprecated, message: "iOS 13.0: Use the interfaceOrientation property of the window scene instead."
        )
        get { screen.orientation }
        @available(
            *, deprecated,
            message: "iOS 9.0: Explicit setting of the status bar orientation is more limited in iOS 6.0 and later"
        )
        set { requestOrientation(newValue) }
    }

    /// Which orientations the app allows in a window, whatever its controllers answer: as its delegate says, else all.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        allowedOrientations(for: window)
    }

    // MARK: Other apps, and the background

    /// Opens a URL in another app; the completion runs in the next cycle of the run loop. This app stays where it is:
    /// that the user goes to the other one is for the simulator to say.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) { openExternally(url, options, completion) }

    /// Opens a URL in another app; whether one took it.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            openExternally(url, options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether another app would open a URL: of the settings, of the browser, mail and the telephone, or of a scheme
    /// that the simulator adds.
    open func canOpenURL(_ url: URL) -> Bool { isOpenable(url) }

    /// Whether the screen stays on though nobody touches it. Kept: the screen is always on here.
    open var isIdleTimerDisabled = false

    /// The number on the app's icon; 0 for none. Kept: there is no home screen.
    @available(
        *, deprecated,
        message: "iOS 17.0: Use -[UNUserNotificationCenter setBadgeCount:withCompletionHandler:] instead."
    )
    open var applicationIconBadgeNumber = 0

    /// Begins work that is to go on in the background; the handler runs when the time there is over.
    open nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Begins work that is to go on in the background, with a name for people.
    open nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// The work is done.
    open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// How long the app may still work in the background, in seconds; without end in the foreground.
    open var backgroundTimeRemaining: TimeInterval { remainingBackgroundTime }

    // MARK: The status bar's looks

    /// Where the status bar is, in points of the screen; zero while it is hidden.
    ///
    /// Before iOS 8 the screen does not turn, so the bar is at the edge that is up.
    @available(*, deprecated, message: "iOS 13.0: Use the statusBarManager property of the window scene instead.")
    open var statusBarFrame: CGRect { shownStatusBarFrame }

    /// How the status bar is drawn; setting it does nothing while controllers decide (Apple's header).
    open var statusBarStyle: UIStatusBarStyle {
        @available(*, deprecated, message: "iOS 13.0: Use the statusBarManager property of the window scene instead.")
        get { statusBar.shown.style }
        @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController preferredStatusBarStyle]")
        set { requestStatusBar { $0.style = newValue } }
    }

    /// Whether the status bar is hidden; setting it does nothing while controllers decide (Apple's header).
    open var isStatusBarHidden: Bool {
        @available(*, deprecated, message: "iOS 13.0: Use the statusBarManager property of the window scene instead.")
        get { statusBar.shown.isHidden }
        @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController prefersStatusBarHidden]")
        set { requestStatusBar(isHidden: newValue, animation: .none) }
    }

    /// Hides or shows the status bar; does nothing while controllers decide (Apple's header).
    @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController prefersStatusBarHidden]")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        requestStatusBar(isHidden: hidden, animation: animation)
    }

    /// Draws the status bar another way; does nothing while controllers decide (Apple's header).
    @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController preferredStatusBarStyle]")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        requestStatusBar { $0.style = statusBarStyle }
    }

    // MARK: Events

    /// Passes an event to the windows it concerns; overrides see every event before the windows do.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .motion { lastKeyWindow?.sendEvent(event) }
        var reached: [UIWindow] = []
        for window in event.fingers.compactMap(\.window) where !reached.contains(window) {
            reached.append(window)
            window.sendEvent(event)
        }
    }

    /// The delegate, if it is a responder that is no view, no controller and not the application itself.
    ///
    /// Source: Apple, "next".
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder is UIView || responder is UIViewController ? nil : responder
    }
}
