/// The app: the list of its windows and the end of the responder chain.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    let screen: UIScreen
    /// The phone on which the application runs, or `nil` after its deallocation.
    weak var phone: Phone?
    /// The states of the subsystems. See `StateStorage`.
    nonisolated let states = StateStorage()
    var lifecycleState = LifecycleState.active
    var runLoop = RunLoop()

    /// The delegate of the app, which receives life-cycle events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication
    open var delegate: (any UIApplicationDelegate)? {
        get { retainedDelegate }
        set {
            // The release of the previous delegate can release its window, after which the new delegate is queried.
            let previous = retainedDelegate
            retainedDelegate = newValue
            withExtendedLifetime(previous) {}
        }
    }

    private var retainedDelegate: (any UIApplicationDelegate)?

    open class var shared: UIApplication { Phone.required(by: "UIApplication.shared").application }

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
        addFirstScene()
    }

    /// The app's visible and hidden windows, from back to front.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/windows; it excludes windows that the
    ///   system manages, but phones list those of the keyboard and of alerts here.
    @available(*, deprecated, message: "iOS 15.0: Use UIWindowScene.windows on a relevant window scene instead")
    open var windows: [UIWindow] { allWindows }

    /// The window that receives keyboard and motion events.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/keywindow; the page calls it the window
    ///   that was sent `makeKeyAndVisible()` most recently.
    @available(
        *, deprecated,
        message:
            "iOS 13.0: Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
    )
    open var keyWindow: UIWindow? { lastKeyWindow }

    /// The app's current state: active, inactive, or in the background.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
    open var applicationState: State { State(lifecycleState) }

    /// The scenes that are connected to the app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions of the scenes that the user hasn't closed, including those whose scenes the system has
    /// disconnected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/opensessions
    open var openSessions: Set<UISceneSession> { Set(sessions) }

    /// A Boolean value indicating whether the app has access to its protected data.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable
    open var isProtectedDataAvailable: Bool { hasProtectedData }

    /// The text size preferred by the user.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
    open var preferredContentSizeCategory: UIContentSizeCategory { screen.hardware.contentSizeCategory }

    /// The layout direction of the app's interface: left to right on all devices of this implementation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/userinterfacelayoutdirection
    /// - Differs: On a phone, the direction is that of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Status bar

    /// The current orientation of the interface.
    ///
    /// Setting the property rotates the interface only if the relevant view controllers support no orientation and
    /// don't autorotate, and from iOS 27 on not at all.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientation, and Apple's header:
    ///   "more limited in iOS 6.0 and later and entirely unsupported in iOS 27.0 and later"
    open var statusBarOrientation: UIInterfaceOrientation {
        @available(
            *, deprecated, message: "iOS 13.0: Use the interfaceOrientation property of the window scene instead."
        )
        get { screen.orientation }
        @available(
            *, deprecated,
            message: """
                iOS 9.0: Explicit setting of the status bar orientation is more limited in iOS 6.0 and later and \
                entirely unsupported in iOS 27.0 and later
                """
        )
        set { requestOrientation(newValue) }
    }

    /// Returns the orientations that the app supports in a window, regardless of its view controllers.
    ///
    /// The app's delegate determines them. By default, all orientations are supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)
    /// - Differs: On a phone, the app's Info.plist determines the default.
    @available(
        *, deprecated, message: "iOS 27.0: Use UIWindowSceneDelegate.supportedInterfaceOrientations(for:) instead"
    )
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        allowedOrientations(for: window)
    }

    // MARK: Other apps, and the background

    /// Opens a URL in another app, and calls the completion handler in the next cycle of the run loop.
    ///
    /// This app stays in the foreground. The simulator decides whether the user switches to the other app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:); it
    ///   says only that the completion handler is called asynchronously.
    /// - Differs: On a phone, the system switches to the other app.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) { openExternally(url, options, completion) }

    /// Opens a URL in another app.
    ///
    /// - Returns: `true` if an app opened the URL.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            openExternally(url, options) { continuation.resume(returning: $0) }
        }
    }

    /// Returns a Boolean value indicating whether another app can open a URL.
    ///
    /// These are URLs of the settings, the browser, mail, and the telephone, and those with a scheme that the simulator
    /// adds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
    /// - Differs: On a phone, the app must also declare the scheme in its Info.plist.
    @available(
        *, deprecated,
        message: "iOS 27.0: Prefer attempting to open URLs and handling any failures"
    )
    open func canOpenURL(_ url: URL) -> Bool { isOpenable(url) }

    /// A Boolean value indicating whether the screen stays on without touches. This implementation stores the value
    /// without using it, because the screen is always on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled
    /// - Differs: On a phone, the screen otherwise turns off after some time without touches.
    open var isIdleTimerDisabled = false

    /// The number on the app's icon, or 0 for no number. This implementation stores the value without using it, because
    /// there is no home screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/applicationiconbadgenumber
    /// - Differs: On a phone, the icon on the Home Screen displays the number.
    @available(
        *, deprecated,
        message: "iOS 17.0: Use -[UNUserNotificationCenter setBadgeCount:withCompletionHandler:] instead."
    )
    open var applicationIconBadgeNumber = 0

    /// Starts a task that continues in the background, and returns its identifier. The expiration handler is called
    /// when the background time ends.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(expirationhandler:)
    open nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Starts a task that continues in the background, with a name for debugging, and returns its identifier.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)
    open nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Ends a background task.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)
    open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The remaining time for background execution, in seconds. It's unlimited in the foreground.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining
    open var backgroundTimeRemaining: TimeInterval { remainingBackgroundTime }

    // MARK: The status bar's looks

    /// The frame of the status bar in the screen's coordinates, or zero while the status bar is hidden.
    ///
    /// Before iOS 8, the screen's coordinates don't rotate, so the bar is at the edge that is currently the upper one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarframe; the coordinates before
    ///   iOS 8 are undocumented.
    @available(*, deprecated, message: "iOS 13.0: Use the statusBarManager property of the window scene instead.")
    open var statusBarFrame: CGRect { currentStatusBarFrame }

    /// The style of the status bar. Setting the property has no effect while view controllers determine the style
    /// (Apple's header).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle and Apple's header
    open var statusBarStyle: UIStatusBarStyle {
        @available(*, deprecated, message: "iOS 13.0: Use the statusBarManager property of the window scene instead.")
        get { currentStatusBar.style }
        @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController preferredStatusBarStyle]")
        set { requestStatusBar { $0.style = newValue } }
    }

    /// A Boolean value indicating whether the status bar is hidden. Setting the property has no effect while view
    /// controllers determine it (Apple's header).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden and Apple's header
    open var isStatusBarHidden: Bool {
        @available(*, deprecated, message: "iOS 13.0: Use the statusBarManager property of the window scene instead.")
        get { currentStatusBar.isHidden }
        @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController prefersStatusBarHidden]")
        set { requestStatusBar(isHidden: newValue, animation: .none) }
    }

    /// Hides or shows the status bar. The method has no effect while view controllers determine it (Apple's header).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarhidden(_:with:) and Apple's
    ///   header
    @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController prefersStatusBarHidden]")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        requestStatusBar(isHidden: hidden, animation: animation)
    }

    /// Sets the style of the status bar. The method has no effect while view controllers determine the style (Apple's
    /// header).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarstyle(_:animated:)
    @available(*, deprecated, message: "iOS 9.0: Use -[UIViewController preferredStatusBarStyle]")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        requestStatusBar { $0.style = statusBarStyle }
    }

    // MARK: Events

    /// Dispatches an event to the relevant windows. An override receives every event before the windows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)
    open func sendEvent(_ event: UIEvent) {
        if event.type == .motion { lastKeyWindow?.sendEvent(event) }
        var reached: [UIWindow] = []
        for window in event.fingers.compactMap(\.window) where !reached.contains(window) {
            reached.append(window)
            window.sendEvent(event)
        }
    }

    /// The delegate, if it's a responder other than a view, a view controller, or the application itself.
    ///
    /// - Source: Apple, "next".
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder is UIView || responder is UIViewController ? nil : responder
    }
}
