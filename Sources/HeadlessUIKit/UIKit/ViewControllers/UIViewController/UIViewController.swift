/// An object that manages a view, loads it when it is first accessed, and is notified when it appears and disappears.
///
/// The class declares the members that subclasses override. Their implementations are in extensions, with a file for
/// each behavior.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    var links = Links()
    var appearance = Appearance()
    private var loadedView: UIView?

    /// The title of the view controller, which its containers display.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/title
    open var title: String? {
        didSet {
            navigationItem.title = title
            storedTabBarItem?.title = title
        }
    }

    /// The item that represents this view controller in the bar of a navigation controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// The item that represents this view controller in the bar of a tab bar controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
    open var tabBarItem: UITabBarItem! {
        get {
            let item = storedTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }
    var storedTabBarItem: UITabBarItem?

    /// Creates a view controller. The names must be `nil`, because nib files aren't supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
    /// - Differs: On a phone, the view is loaded from the nib file.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "there are no nib files here: override loadView, or pass nil for nibName")
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Returns `nil`, because archives of view controllers aren't supported. Subclasses must provide this initializer,
    /// as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
    /// - Differs: On a phone, the view controller is created from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The name of the nib file, which is `nil`, because nib files aren't supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname
    /// - Differs: On a phone, a view controller can load its view from a nib file.
    open var nibName: String? { nil }

    open var nibBundle: Bundle? { nil }

    /// Called on a phone to prepare the destination of a storyboard segue. UIKit doesn't call it here, because
    /// storyboards aren't supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)
    /// - Differs: On a phone, UIKit calls the method before a segue.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The identifier for state restoration. The value is stored without an effect, because restoration isn't
    /// supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationidentifier
    /// - Differs: On a phone, the state of a view controller with an identifier is preserved and restored.
    open var restorationIdentifier: String?

    // MARK: View

    /// The view of the view controller. Reading the property loads the view if necessary.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/view
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.parents.controller = nil
            loadedView = newValue
            newValue?.parents.controller = self
        }
    }

    /// The view, or `nil` if it isn't loaded. Reading the property doesn't load the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view. By default, it is a plain view with the size of the screen that resizes with its superview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview(); the page doesn't state
    ///   the size and the autoresizing mask.
    /// - Differs: On a phone, the method loads the nib file of the view controller if there is one.
    open func loadView() {
        view = UIView(frame: UIScreen.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func viewDidLoad() {}

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "\(type(of: self)).loadView set no view")
        viewDidLoad()
    }

    /// Called when the view is about to lay out its subviews.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()
    open func viewWillLayoutSubviews() {}

    /// Called when the view has laid out its subviews.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
    open func viewDidLayoutSubviews() {}

    override var anchorView: UIView? { viewIfLoaded ?? next?.anchorView }

    /// The next responder: the presenting view controller of a presented one, or else the superview of the view.
    open override var next: UIResponder? { links.presenter ?? viewIfLoaded?.superview }

    // MARK: Constraints

    /// Updates the constraints of the view. Overrides must call `super` at their end.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()
    open func updateViewConstraints() { view.updateConstraints() }

    /// The area that bars cover at the top of the view. Since iOS 11, `safeAreaLayoutGuide` replaces it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
    @available(
        *, deprecated,
        message: """
            iOS 11.0: Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor
            """
    )
    open var topLayoutGuide: any UILayoutSupport { barsGuide(at: .top) }
    /// The area that bars cover at the bottom of the view. Since iOS 11, `safeAreaLayoutGuide` replaces it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide
    @available(
        *, deprecated,
        message: """
            iOS 11.0: Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor
            """
    )
    open var bottomLayoutGuide: any UILayoutSupport { barsGuide(at: .bottom) }

    /// The minimum margins of the view, in points, without the safe area.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
    /// A Boolean value indicating whether the view respects the minimum margins.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setMargins { _ in } } }
    /// Called when the margins of the view have changed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewlayoutmarginsdidchange()
    open func viewLayoutMarginsDidChange() {}

    // MARK: Appearance

    /// Called when the view is about to enter a window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window with its new geometry, before it is laid out.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is in the window and the transition that added it is over.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:); the page doesn't
    ///   mention the end of the transition.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the view is about to be removed from its window, or replaced by a view that covers it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:); the page
    ///   doesn't mention a view that covers this one.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has been removed from its window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Containment

    /// The child view controllers, in the order in which they were added.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/children; the page doesn't state the
    ///   order.
    open internal(set) var children: [UIViewController] = []

    /// The container of which this view controller is a child.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
    open var parent: UIViewController? { links.parent }

    /// The nearest navigation controller that contains this view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
    open var navigationController: UINavigationController? { container() }

    /// The nearest tab bar controller that contains this view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
    open var tabBarController: UITabBarController? { container() }

    /// A Boolean value indicating whether the view controller is being added to a container.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent
    open var isMovingToParent: Bool { appearance.reasons.contains(.toParent) }

    /// A Boolean value indicating whether the view controller is being removed from its container.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent
    open var isMovingFromParent: Bool { appearance.reasons.contains(.fromParent) }

    /// Adds a child, after removing it from its previous container, and calls its `willMove(toParent:)`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:) and
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes the view controller from its container, which calls `didMove(toParent:)`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent(); the page doesn't
    ///   mention `didMove(toParent:)`.
    open func removeFromParent() { detachFromParent() }

    /// Called when the view controller is about to be added to a container, or removed from it if the parent is `nil`.
    /// Overrides must call `super`.
    ///
    /// A custom container calls the method with `nil` before it removes the child's view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { appearance.reasons.insert(.fromParent) }
    }

    /// Called when the view controller has been added to a container, or removed from it if the parent is `nil`.
    /// Overrides must call `super`.
    ///
    /// A custom container calls the method after it has added the child's view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:); the page doesn't
    ///   require the call of `super`.
    open func didMove(toParent parent: UIViewController?) { appearance.reasons.subtract([.toParent, .fromParent]) }

    /// A Boolean value indicating whether the appearance methods of the children are called along with those of this
    /// view controller.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies a child that its view is about to appear or disappear. Containers that forward the appearance methods
    /// themselves call it.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }

    /// Notifies a child that its view has appeared or disappeared. Containers that forward the appearance methods
    /// themselves call it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()
    open func endAppearanceTransition() { endTransition() }

    /// Replaces the view of one child with that of another. Both must be children of this view controller.
    ///
    /// - Source: Apple, "transition(from:to:duration:options:animations:completion:)".
    ///
    /// - Parameter duration: The duration, in seconds. If it is 0, the transition ends immediately.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: .seconds(duration), animations: animations,
            completion: completion)
    }

    /// The container itself, if it displays one of its children at a time.
    var singleChildContainer: (any SingleChildContainer)? { nil }

    // MARK: Presentation

    /// The view controller that this one presents itself. See `presentedViewController`.
    var presented: UIViewController?
    /// The active presentation controller while the view controller is presented.
    var presentation: UIPresentationController?
    var presentationState = PresentationState()

    /// The view controller that this one or one of its containers presents.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
    open var presentedViewController: UIViewController? { selfAndAncestors.lazy.compactMap(\.presented).first }

    /// The view controller that presented this one or one of its containers.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
    open var presentingViewController: UIViewController? { selfAndAncestors.lazy.compactMap(\.links.presenter).first }

    /// A Boolean value indicating whether the view appears because the view controller is being presented. It is `true`
    /// only in the appearance methods.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented
    open var isBeingPresented: Bool { appearance.reasons.contains(.presented) }

    /// A Boolean value indicating whether the view disappears because the view controller is being dismissed. It is
    /// `true` only in the appearance methods.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed; the page doesn't
    ///   say when the value changes.
    open var isBeingDismissed: Bool { appearance.reasons.contains(.dismissed) }

    /// The preferred presentation style of the view controller. While it's automatic, which it is at first, the value
    /// is the style that the system chooses.
    ///
    /// - Source: Apple, UIViewController.h: "reading it will always return a concrete presentation style".
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { setPresentationStyle == .automatic ? systemPresentationStyle : setPresentationStyle }
        set { setPresentationStyle = newValue }
    }
    /// The presentation style that the app has set.
    var setPresentationStyle = UIModalPresentationStyle.automatic

    /// A Boolean value indicating whether presentations in the current context, by this view controller or its
    /// descendants, cover this view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
    open var definesPresentationContext = false

    /// A Boolean value indicating whether the view controller determines the status bar while it is presented in a
    /// style other than full screen.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The presentation controller of this view controller or of its container. Before a presentation, it is created
    /// for the current style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller
    open var presentationController: UIPresentationController? { currentPresentationController }

    /// The presentation controller, if it is a sheet presentation controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The presentation controller, if it is a popover presentation controller, even while the popover is displayed as
    /// a sheet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller; the
    ///   page doesn't mention the sheet.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    /// The delegate that provides the transitions for presenting and dismissing the view controller. The reference is
    /// weak.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioningdelegate
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The coordinator of the transition in which the view controller or its container takes part, or `nil` if there is
    /// none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

    /// The style in which the view appears and disappears when it is presented. The value is stored without an effect,
    /// because the transition isn't drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/modaltransitionstyle
    /// - Differs: On a phone, the transition is animated in the style.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// A Boolean value indicating whether the transition style of this view controller applies to presentations in its
    /// context. The value is stored without an effect.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/providespresentationcontexttransitionstyle
    /// - Differs: On a phone, the transition is animated in the style.
    open var providesPresentationContextTransitionStyle = false

    /// A Boolean value indicating whether the user is prevented from dismissing the presented view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
    open var isModalInPresentation = false

    /// The preferred size in a popover or in a form sheet, in points, or zero for no preference.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize
    open var preferredContentSize = CGSize.zero { didSet { preferredContentSizeChanged(from: oldValue) } }

    /// Called when the preferred size of a child has changed. Containers can override the method.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Presents a view controller. The completion closure is called when it has appeared.
    ///
    /// Has no effect if the presenting view controller isn't in a window or already presents another one. In these
    /// cases, a phone logs a warning.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:); the
    ///   page doesn't mention the cases without an effect.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) { presentFromPresenter(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses the presented view controller, or this view controller if it presents none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissFromPresenter(animated: flag, completion: completion)
    }

    /// Creates the presentation controller for a style. System view controllers have their own.
    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
        standardPresentationController(style)
    }

    /// The style that replaces a popover in a compact environment, or `nil` for the default style.
    var styleInsteadOfPopover: UIModalPresentationStyle? { nil }

    /// Called when the user has dismissed the presented view controller.
    func wasDismissedByUser() {}

    /// The style that `.automatic` resolves to. System view controllers have different styles.
    ///
    /// - Source: Apple, "UIModalPresentationStyle.automatic": a form sheet from iOS 18 on, and a page sheet before.
    var automaticPresentationStyle: UIModalPresentationStyle {
        screen?.hardware.prefersFormSheets ?? true ? .formSheet : .pageSheet
    }

    // MARK: Status bar

    /// A Boolean value indicating whether the status bar is hidden. From iOS 8 on, the default is `true` on a phone in
    /// landscape.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
    open var prefersStatusBarHidden: Bool { screen?.hidesStatusBar ?? false }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The animation with which the status bar is hidden and shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarupdateanimation
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that determines the style of the status bar, or `nil` if this view controller does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden, or `nil` if this view controller does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Updates the status bar from the view controller that determines it. Call it when the values have changed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
    open func setNeedsStatusBarAppearanceUpdate() { application?.setNeedsStatusBarUpdate(in: hostWindow) }

    // MARK: Home indicator

    /// A Boolean value indicating whether the system can hide the home indicator.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that determines whether the home indicator is hidden, or `nil` if this view controller does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforhomeindicatorautohidden
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Updates the home indicator from the view controller that determines it. Call it when the value has changed.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden()
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { application?.updateSystemEdges() }

    /// The edges of the screen at which the app's gestures take precedence over the system's.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that determines these edges, or `nil` if this view controller does.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/childforscreenedgesdeferringsystemgestures
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Updates the edges from the view controller that determines them. Call it when the value has changed.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { application?.updateSystemEdges() }

    // MARK: Keyboard

    /// A Boolean value indicating whether the keyboard remains when there is no text input. The default is `true` if
    /// the app has set the form sheet as the presentation style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/disablesautomatickeyboarddismissal
    open var disablesAutomaticKeyboardDismissal: Bool { setPresentationStyle == .formSheet }

    // MARK: Orientation

    /// The supported interface orientations. The default is all on an iPad, and all but upside down on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        screen?.hardware.idiom == .pad ? .all : .allButUpsideDown
    }

    /// A Boolean value indicating whether the interface follows the orientation of the device. It has an effect up to
    /// iOS 15.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate
    @available(
        *, deprecated,
        message:
            "iOS 16.0: Update supported interface orientations and call setNeedsUpdateOfSupportedInterfaceOrientations to indicate a change."
    )
    open var shouldAutorotate: Bool { true }

    /// The initial orientation when the view controller is presented full screen. The default is the current
    /// orientation.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { screen?.orientation ?? .portrait }

    /// Updates the interface orientation immediately if it can or must change. Call it when the supported orientations
    /// have changed.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations();
    ///   the page doesn't say when the update takes place.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { application?.setNeedsOrientationUpdate() }

    /// A Boolean value indicating whether the orientation is locked when the device is rotated. It has an effect from
    /// iOS 26 on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// The child that determines whether the orientation is locked, or `nil` if this view controller does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforinterfaceorientationlock
    open var childForInterfaceOrientationLock: UIViewController? { nil }

    /// Updates the interface orientation. Call it when the preferences for the lock have changed.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { application?.setNeedsOrientationUpdate() }

    /// Changes the interface orientation to that of the device, if the view controllers currently allow it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
    @available(
        *, deprecated, message: "iOS 16.0: Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`."
    )
    open class func attemptRotationToDeviceOrientation() {
        Phone.required(by: "attemptRotationToDeviceOrientation").application.updateOrientation()
    }

    /// Called when the size of the view is about to change. Overrides must call `super`, which notifies the children
    /// and the presented view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:) and
    ///   https://developer.apple.com/documentation/uikit/uicontentcontainer
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// The orientation of the interface.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/interfaceorientation
    @available(*, deprecated, message: "iOS 8.0")
    open var interfaceOrientation: UIInterfaceOrientation { screen?.orientation ?? .portrait }

    /// Called when the interface is about to rotate. Overrides must call `super`.
    ///
    /// From iOS 8 on, neither this method nor the next two are called if the class overrides
    /// `viewWillTransition(to:with:)`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/willrotate(to:duration:)
    @available(*, deprecated, message: "iOS 8.0: Implement viewWillTransitionToSize:withTransitionCoordinator: instead")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called when the interface rotates and the view has its new size. Overrides must call `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/willanimaterotation(to:duration:)
    @available(*, deprecated, message: "iOS 8.0: Implement viewWillTransitionToSize:withTransitionCoordinator: instead")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called when the interface has rotated. Overrides must call `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/didrotate(from:)
    @available(*, deprecated, message: "iOS 8.0")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Returns the size of a child for a given size of this view controller's view, in points. The default is the
    /// latter.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Traits

    var traits = TraitState(lastNotified: UIView.firstTraits)
    var traitsFromParent: TraitsFromParent?

    /// The traits of the environment, with the overrides of this view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
    open var traitCollection: UITraitCollection { resolvedTraits }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Notifies this view controller, its view, and all descendants of changed traits, without waiting for the layout.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

    /// The light or dark style of the view controller and its descendants, which overrides that of the environment. It
    /// doesn't apply to the presented view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle; the page
    ///   doesn't mention the presented view controller.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.style }
        set { changeOverrides { $0.style = newValue } }
    }

    /// Sets traits of a child that override those of the environment, or removes them if the collection is `nil`.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
    @available(*, deprecated, message: "iOS 17.0: Use the traitOverrides property on the child view controller instead")
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { overrideTraits(of: childViewController, by: collection) }

    @available(*, deprecated, message: "iOS 17.0: Use the traitOverrides property on the child view controller instead")
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent.flatMap { $0.parent === self ? $0.collection : nil }
    }

    /// Called when the traits are about to change along with the size. Overrides must call `super`, which notifies the
    /// children and the presented view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardTransition(to: newCollection, with: coordinator) }

    // MARK: Bars

    /// The items that the toolbar of a navigation controller displays for this view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }

    /// Replaces the toolbar items. The change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/settoolbaritems(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// A Boolean value indicating whether the bars at the bottom are hidden while this view controller is the top view
    /// controller of a navigation controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed; the page
    ///   names only the toolbar.
    open var hidesBottomBarWhenPushed = false { didSet { navigationController?.barHeightDidChange() } }

    /// The edges at which the view extends under the bars of a navigation controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { navigationController?.barHeightDidChange() } }

    /// A Boolean value indicating whether the view also extends under bars that aren't translucent.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/extendedlayoutincludesopaquebars
    open var extendedLayoutIncludesOpaqueBars = false { didSet { navigationController?.barHeightDidChange() } }

    /// A Boolean value indicating whether the content insets of the first scroll view are adjusted for bars.
    ///
    /// From iOS 11 on, the property has no effect, because the safe area replaces it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyadjustsscrollviewinsets
    @available(*, deprecated, message: "iOS 11.0: Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsContentList }
        set { adjustsContentList = newValue }
    }
    private var adjustsContentList = true
    /// The insets that bars have added to the first scroll view.
    var insetsFromBars = UIEdgeInsets.zero

    /// Shows a view controller in the nearest container that implements the method, or presents it if there is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

    /// Shows a view controller with details in the nearest container that implements the method, or presents it if
    /// there is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    // MARK: Editing

    /// A Boolean value indicating whether the content can be edited. See `editButtonItem`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/isediting
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Begins or ends editing. Overrides must call `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setediting(_:animated:)
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        storedEditButtonItem?.showsEditing(editing)
    }

    /// The button that begins and ends editing.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }
    var storedEditButtonItem: UIBarButtonItem?

    // MARK: Safe area

    /// The insets that are added to the safe area of the view and its descendants, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            viewIfLoaded?.setNeedsSafeAreaUpdate()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Called when the safe area of the view has changed. The view is laid out next.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()
    /// - Differs: On a phone, the method is also called immediately before the view appears, according to Apple's page.
    open func viewSafeAreaInsetsDidChange() {}

    /// Returns the insets of a child's safe area that the bars of this container cover, in points.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }
}
