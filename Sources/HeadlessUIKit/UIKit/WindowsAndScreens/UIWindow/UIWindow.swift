/// The root view of a hierarchy, located on the screen among other windows.
///
/// The application has references to its windows but doesn't own them. A window without a strong reference is
/// deallocated.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindow; the page doesn't describe the ownership.
@preconcurrency @MainActor
open class UIWindow: UIView {
    let registration: WindowRegistration
    /// The first responder of this window. It is the application's first responder only while the window is key.
    weak var firstResponder: UIResponder? {
        didSet { firstResponderChanged(from: oldValue) }
    }
    var isForcingResignation = false
    /// The field whose editing ended when the window was no longer key, and begins again when it is.
    weak var suspendedEditor: UIResponder?

    /// Creates a hidden window that isn't key, with a frame in points of the screen.
    ///
    /// In an app that has adopted scenes, the window isn't in a scene, and it isn't displayed before it is added to a
    /// scene.
    @available(*, deprecated, message: "iOS 26.0: Use init(windowScene:) instead.")
    public override init(frame: CGRect) {
        let application = Phone.required(by: "UIWindow.init").application
        registration = WindowRegistration(in: application, scene: application.implicitScene)
        super.init(frame: frame)
        application.connect(self)
    }

    /// Creates a hidden window that isn't key, with the size of its scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public init(windowScene: UIWindowScene) {
        registration = WindowRegistration(in: windowScene.home, scene: windowScene)
        super.init(frame: windowScene.space.bounds)
        application.connect(self)
    }

    /// Creates a window with the size of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/init(); the page has no description.
    @available(*, deprecated, message: "iOS 26.0: Use init(windowScene:) instead.")
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Returns `nil`, because archives of windows aren't supported.
    ///
    /// Subclasses must implement this initializer, as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/init(coder:)
    /// - Differs: On a phone, the window is created from an archive.
    public required init?(coder: NSCoder) {
        nil
    }

    var application: UIApplication { registration.application }

    /// The screen of the window's device. There is no other screen to which it can be moved.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow; the page of the property wasn't found.
    /// - Differs: On a phone, an app can move the window to another screen.
    open var screen: UIScreen {
        get { application.screen }
        @available(*, deprecated, message: "iOS 13.0: Use setWindowScene: instead.")
        set { precondition(newValue === application.screen, "a device has one screen: a window cannot leave it") }
    }

    /// The scene that contains the window. Setting it moves the window to another scene, or removes it from its scene if
    /// it's `nil`.
    ///
    /// From iOS 13 on, an app that has adopted scenes displays only windows in a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/windowscene; that other windows aren't
    ///   displayed: Apple's header, `windowScene`.
    open var windowScene: UIWindowScene? {
        get { application.scene(of: self) }
        set { application.move(self, to: newValue) }
    }

    open override class var layerClass: AnyClass { WindowLayer.self }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { nextOfWindow }

    /// A Boolean value indicating whether the window is hidden, which is the initial state.
    ///
    /// Showing a hidden window moves it to the front of its level.
    open override var isHidden: Bool {
        get { !application.isVisible(self) }
        set {
            guard newValue != isHidden else { return }
            application.inOneRunLoopPass {
                if newValue { application.hide(self) } else { application.show(self) }
            }
        }
    }

    /// The position among the windows.
    ///
    /// A level outside the valid range is clamped. A window that changes its level moves to the front of the new level.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/windowlevel; the limits, and the order of the
    ///   windows of a level, are undocumented.
    open var windowLevel: Level {
        get { application.level(of: self) }
        set {
            precondition(!newValue.rawValue.isNaN, "the level of a window isn't a number")
            application.setLevel(newValue.clamped, of: self)
            application.updateFromControllers()
        }
    }

    /// The view controller whose view fills the window. With a root view controller, the window rotates with the phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller; the rotation is
    ///   undocumented.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            application.inOneRunLoopPass {
                oldValue?.detach(from: self)
                if isShown { controllersWillAppear() }
                application.updateFromControllers(in: self)
            }
        }
    }

    /// Converts a point from the window's coordinates to those of another window, or of the screen if the window is
    /// `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)-687rw
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }

    /// Converts a point from another window's coordinates to those of this window.
    ///
    /// If the window is `nil`, the source is the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)-1gbm1
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }

    /// Converts a rectangle from the window's coordinates to those of another window, or of the screen if the window is
    /// `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)-7k3l0
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }

    /// Converts a rectangle from another window's coordinates to those of this window.
    ///
    /// If the window is `nil`, the source is the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)-10p2b
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }

    // MARK: Key

    open var isKeyWindow: Bool { application.isKey(self) }

    /// A Boolean value indicating whether the window can become key. It is queried from iOS 15 on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow, and Apple's header, `canBecomeKeyWindow`;
    ///   the page of the property wasn't found.
    open var canBecomeKey: Bool { true }

    /// Called when the window has become key. Subclasses override this method, but never call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/becomekey()
    open func becomeKey() {}

    /// Called when the window is no longer key. Subclasses override this method, but never call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/resignkey()
    open func resignKey() {}

    /// Makes the window key without changing its visibility.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/makekey()
    open func makeKey() {
        application.makeKey(self)
    }

    /// Shows the window in front of its level and makes it key.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
    open func makeKeyAndVisible() {
        application.inOneRunLoopPass {
            application.bringForward(self)
            isHidden = false
            makeKey()
            application.updateFromControllers()
        }
    }

    /// Delivers an event to the views of the window. An override receives every event before the views do.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)
    open func sendEvent(_ event: UIEvent) {
        if event.type == .motion { deliverMotion(event) } else { deliver(event) }
    }

    open override var safeAreaInsets: UIEdgeInsets { insetsFromScreen }

    override func resizeSubviews(from old: CGSize) {
        let installed = installedViews
        for subview in subviews where !installed.contains(subview) && autoresizesSubviews {
            subview.follow(superviewFrom: old, to: bounds.size)
        }
        layOutControllerViews()
    }
}
