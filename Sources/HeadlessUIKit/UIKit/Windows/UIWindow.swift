/// The outermost view of a hierarchy, lying on the screen among other windows.
///
/// The application knows its windows but does not own them: a window without a strong reference is gone.
@preconcurrency @MainActor
open class UIWindow: UIView {
    let registration: WindowRegistration
    /// Who in this window is first; only while the window is key it is the application's.
    weak var firstResponder: UIResponder? {
        didSet { firstResponderChanged(from: oldValue) }
    }
    var isForcingResignation = false

    /// A hidden window that is not key, with a frame in points of the screen.
    ///
    /// In an app that has adopted scenes it is in none, and shows nowhere until it gets one.
    @available(*, deprecated, message: "iOS 26.0: Use init(windowScene:) instead.")
    public override init(frame: CGRect) {
        let application = Phone.required(by: "UIWindow.init").application
        registration = WindowRegistration(in: application, scene: application.implicitScene)
        super.init(frame: frame)
        application.connect(self)
    }

    /// A hidden window that is not key, as large as its scene.
    public init(windowScene: UIWindowScene) {
        registration = WindowRegistration(in: windowScene.home, scene: windowScene)
        super.init(frame: windowScene.space.bounds)
        application.connect(self)
    }

    /// A window as large as the screen.
    @available(*, deprecated, message: "iOS 26.0: Use init(windowScene:) instead.")
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// There are no archives of windows here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }

    var application: UIApplication { registration.application }

    /// The screen of the window's device; there is no other to move it to.
    open var screen: UIScreen {
        get { application.screen }
        set { precondition(newValue === application.screen, "a device has one screen: a window cannot leave it") }
    }

    /// The scene the window is in; from iOS 13 on, in an app that has adopted scenes, it shows in no other way.
    open var windowScene: UIWindowScene? {
        get { application.scene(of: self) }
        set { application.move(self, to: newValue) }
    }

    open override class var layerClass: AnyClass { WindowLayer.self }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { nextOfWindow }

    /// Hidden at first; showing a hidden window brings it to the front of its level.
    open override var isHidden: Bool {
        get { !application.isVisible(self) }
        set {
            guard newValue != isHidden else { return }
            application.inOneRunLoopPass {
                if newValue { application.hide(self) } else { application.show(self) }
            }
        }
    }

    /// The position among the windows; a level out of range is clamped, a new one is entered in front.
    open var windowLevel: Level {
        get { application.level(of: self) }
        set {
            application.setLevel(newValue.clamped, of: self)
            application.askControllers()
        }
    }

    /// The controller whose view fills the window; it also makes the window turn with the phone.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            application.inOneRunLoopPass {
                oldValue?.leave(self)
                if isShown { controllersWillAppear() }
                application.askControllers()
            }
        }
    }

    /// From this window's coordinates to another's; nil stands for the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }

    /// From another window's coordinates to this one's; nil stands for the screen's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }

    /// From this window's coordinates to another's; nil stands for the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }

    /// From another window's coordinates to this one's; nil stands for the screen's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }

    // MARK: Key

    open var isKeyWindow: Bool { application.isKey(self) }

    /// Whether the window accepts the key status; asked from iOS 15 on.
    open var canBecomeKey: Bool { true }

    /// The window is now key; for subclasses, never called directly.
    open func becomeKey() {}

    /// The window is key no longer; for subclasses, never called directly.
    open func resignKey() {}

    /// Makes the window key and leaves its visibility alone.
    open func makeKey() {
        application.makeKey(self)
    }

    /// Shows the window in front of its level and makes it key.
    open func makeKeyAndVisible() {
        application.inOneRunLoopPass {
            application.bringForward(self)
            isHidden = false
            makeKey()
            application.askControllers()
        }
    }

    /// Tells the views of the window what happened; overrides see every event before the views do.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .motion { deliverMotion(event) } else { deliver(event) }
    }

    open override var safeAreaInsets: UIEdgeInsets { insetsFromScreen }

    override func resizeSubviews(from old: CGSize) {
        let placed = viewsToPlace
        for subview in subviews where !placed.contains(subview) && autoresizesSubviews {
            subview.follow(superviewFrom: old, to: bounds.size)
        }
        placeControllerViews()
    }
}
