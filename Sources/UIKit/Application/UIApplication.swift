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
    @available(
        iOS, introduced: 2.0, deprecated: 15.0,
        message: "Use UIWindowScene.windows on a relevant window scene instead"
    )
    open var windows: [UIWindow] { stack.entries.compactMap { window($0.id) } }

    /// The window that key events and motion go to.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message: "Should not be used for applications that support multiple scenes"
    )
    open var keyWindow: UIWindow? { stack.key.flatMap(window) }

    /// How near the app is to its user.
    open var applicationState: State { State(activity) }

    /// The scenes that are connected to the app.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    // MARK: Status bar

    /// Which way the interface is turned.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message: "Use the interfaceOrientation property of the window scene instead."
    )
    open var statusBarOrientation: UIInterfaceOrientation { screen.orientation }

    /// Where the status bar is, in points of the screen; zero while it is hidden.
    ///
    /// Before iOS 8 the screen does not turn, so the bar is at the edge that is up.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message: "Use the statusBarManager property of the window scene instead."
    )
    open var statusBarFrame: CGRect { shownStatusBarFrame }

    /// How the status bar is drawn; setting it does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController preferredStatusBarStyle]")
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.shown.style }
        set { requestStatusBar { $0.style = newValue } }
    }

    /// Whether the status bar is hidden; setting it does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController prefersStatusBarHidden]")
    open var isStatusBarHidden: Bool {
        get { statusBar.shown.isHidden }
        set { requestStatusBar(isHidden: newValue, animation: .none) }
    }

    /// Hides or shows the status bar; does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 3.2, deprecated: 9.0, message: "Use -[UIViewController prefersStatusBarHidden]")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        requestStatusBar(isHidden: hidden, animation: animation)
    }

    /// Draws the status bar another way; does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController preferredStatusBarStyle]")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    // MARK: Events

    /// Passes an event to the windows it concerns; overrides see every event before the windows do.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .motion { keyWindow?.sendEvent(event) }
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
