/// Owns a view and makes it when somebody first asks for it; hears when the view comes and goes.
///
/// Members that subclasses override are declared here; the work is done in the extensions, a file for each behaviour.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    var links = Links()
    var appearance = Appearance()
    private var loadedView: UIView?

    /// What the controller is called, by the containers it is in.
    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
        }
    }

    /// What a navigation controller's bar shows of this controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// What a tab bar controller's bar shows of this controller.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }
    var ownTabBarItem: UITabBarItem?

    /// A controller; the names must be nil, because there are no nib files here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "there are no nib files here: override loadView, or pass nil for nibName")
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// There are no archives of controllers here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) { nil }

    /// Where the view comes from; nil, because there are no nib files here.
    open var nibName: String? { nil }

    open var nibBundle: Bundle? { nil }

    /// Where a subclass prepares the controller that a storyboard leads to; there are none here, so that nobody calls it.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// A name for what the app would be restored by, which it is not here; kept.
    open var restorationIdentifier: String?

    // MARK: View

    /// The controller's view; asking loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.links.controller = nil
            loadedView = newValue
            newValue?.links.controller = self
        }
    }

    /// The view, if it is loaded; asking loads nothing.
    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: a plain one as large as the screen, that follows its superview, unless a subclass makes another.
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

    /// The view is about to place its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// The presenting controller of a presented one; of any other what its view lies in.
    open override var next: UIResponder? { links.presenter ?? viewIfLoaded?.superview }

    // MARK: Constraints

    /// Where a subclass changes the view's constraints; an override calls super at its end.
    open func updateViewConstraints() { view.updateConstraints() }

    /// What bars take at the top of the view; `safeAreaLayoutGuide` has taken its place since iOS 11.
    open var topLayoutGuide: any UILayoutSupport { barsGuide(at: .top) }
    /// What bars take at the bottom of the view; `safeAreaLayoutGuide` has taken its place since iOS 11.
    open var bottomLayoutGuide: any UILayoutSupport { barsGuide(at: .bottom) }

    /// The least margins of the view, in points, safe area not counted.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
    /// Whether these count.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setMargins { _ in } } }
    /// The view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Appearance

    /// The view is about to enter a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the window with its new geometry, and is not laid out yet.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is in the window and the transition that brought it is over.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave its window, or to be covered by one that takes its place.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Containment

    /// The controllers inside this one, in the order they were added.
    open internal(set) var children: [UIViewController] = []

    /// The container that this controller is a child of.
    open var parent: UIViewController? { links.parent }

    /// The nearest navigation controller around this controller.
    open var navigationController: UINavigationController? { container() }

    /// The nearest tab bar controller around this controller.
    open var tabBarController: UITabBarController? { container() }

    /// Whether the controller is on its way into a container.
    open var isMovingToParent: Bool { appearance.reasons.contains(.toParent) }

    /// Whether the controller is on its way out of its container.
    open var isMovingFromParent: Bool { appearance.reasons.contains(.fromParent) }

    /// Takes a controller in, out of the container it was in, and tells it that it will move here.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Leaves the container, which calls `didMove(toParent:)`.
    open func removeFromParent() { leaveParent() }

    /// The controller is about to enter a container, or with nil to leave one; an override calls super.
    ///
    /// A custom container calls it with nil before it takes the child's view away.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { appearance.reasons.insert(.fromParent) }
    }

    /// The controller has entered a container, or with nil has left one; an override calls super.
    ///
    /// A custom container calls it after the child's view is in place.
    open func didMove(toParent parent: UIViewController?) {
        appearance.reasons.subtract([.toParent, .fromParent])
    }

    /// Whether children get the callbacks of appearance together with this controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A container that forwards by itself says that a child's view is about to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }

    /// A container that forwards by itself says that a child's view has come or gone.
    open func endAppearanceTransition() { endTransition() }

    /// Lets the view of one child take the place of another's; both must be children.
    ///
    /// Source: Apple, "transition(from:to:duration:options:animations:completion:)".
    ///
    /// - Parameter duration: In seconds; with 0 it is over at once.
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

    /// What a container of one visible child switches its children with.
    var childSwitch: ChildSwitch? { nil }

    /// The child that such a container shows.
    var childToShow: UIViewController? { nil }

    /// Who animates the switch from one child to another in the system's stead.
    func animatorsOfSwitch(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> TransitionContext.Animators? { nil }

    /// A switch was cancelled, and the child shows that did before.
    func switchDidTurnBack(to old: UIViewController?) {}

    /// Where such a container places a child, in points of what its children lie in.
    func frame(forChild child: UIViewController, in bounds: CGRect) -> CGRect { bounds }

    /// A child has left the container by itself.
    func childDidLeave() {}

    /// Called when the children have heard that they will appear together with this controller.
    func childViewsWillAppear(animated: Bool) {}

    /// Called when the children and this controller have appeared.
    func childViewsDidAppear(animated: Bool) {}

    // MARK: Presentation

    /// The controller that this one presents itself; see `presentedViewController`.
    var presented: UIViewController?
    /// What manages the controller's presentation, as long as it is presented.
    var presentation: UIPresentationController?
    /// What `presentation` stands in for, if the environment asked for another style.
    var adaptedPresentation: UIPresentationController?
    /// What is to manage the next presentation, set up before.
    var preparedPresentation: (style: UIModalPresentationStyle, controller: UIPresentationController)?
    /// The last presentation or dismissal by this controller; the timeline has it until it is over.
    weak var presentationEnd: TransitionEnd?
    /// Whether one begins right now.
    var beginsPresentation = false

    /// What this controller presents, or one of the containers around it.
    open var presentedViewController: UIViewController? { lineage.lazy.compactMap(\.presented).first }

    /// Who presented this controller, or one of the containers around it.
    open var presentingViewController: UIViewController? { lineage.lazy.compactMap(\.links.presenter).first }

    /// Whether the view comes because the controller is being presented; true in the callbacks of appearance alone.
    open var isBeingPresented: Bool { appearance.reasons.contains(.presented) }

    /// Whether the view goes because the controller is being dismissed; true in the callbacks of appearance alone.
    open var isBeingDismissed: Bool { appearance.reasons.contains(.dismissed) }

    /// How the controller asks to be presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// Whether controllers presented in the current context by this one or its children cover this one.
    open var definesPresentationContext = false

    /// Whether the status bar is this controller's while it is presented and does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// What manages the presentation of this controller, or of a container around it; before a presentation it is made,
    /// for the style there is then.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// The presentation controller, if it is a sheet's.
    open var sheetPresentationController: UISheetPresentationController? {
        ownPresentationController as? UISheetPresentationController
    }

    /// The presentation controller, if it is a popover's; also while the popover shows as a sheet.
    open var popoverPresentationController: UIPopoverPresentationController? {
        ownPresentationController as? UIPopoverPresentationController
    }

    /// Says how the controller comes and goes; not kept alive.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Of the transition that the controller, or a container around it, takes part in; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

    /// How the view comes and goes when it is presented; kept, for nothing is drawn on its way.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether this controller's transition style counts for what is presented in its context; kept.
    open var providesPresentationContextTransitionStyle = false

    /// Whether fingers cannot send the presented controller away.
    open var isModalInPresentation = false

    /// The size that the controller would like in a popover or in a form sheet, in points; zero for none.
    open var preferredContentSize = CGSize.zero { didSet { preferredContentSizeChanged(from: oldValue) } }

    /// A child would like another size; a container that wants to know overrides it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Presents a controller; the completion runs when it has appeared.
    ///
    /// Nothing happens if the presenter is in no window or presents already; a phone then writes a warning.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentFromPresenter(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or this controller if it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissFromPresenter(animated: flag, completion: completion)
    }

    /// What a popover becomes where there is little room; nil for what it usually does.
    var styleInsteadOfPopover: UIModalPresentationStyle? { nil }

    /// A finger has sent the presented controller away.
    func wasDismissedByUser() {}

    /// What `.automatic` stands for; system controllers have styles of their own.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    // MARK: Status bar

    /// Whether the status bar is hidden: by default on a phone on its side, from iOS 8 on.
    open var prefersStatusBarHidden: Bool { screen?.hidesStatusBar ?? false }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides the style; nil means this controller does.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the bar is hidden; nil means this controller does.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that the answers have changed: the deciding controller is asked again, whichever that is.
    open func setNeedsStatusBarAppearanceUpdate() { application?.askAboutStatusBar() }

    // MARK: Home indicator

    /// Whether the system may hide the home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides whether the home indicator is hidden; nil means this controller does.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that the answer has changed: the deciding controller is asked again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { application?.updateSystemEdges() }

    /// The edges of the screen at which the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about those edges; nil means this controller does.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Says that the answer has changed: the deciding controller is asked again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { application?.updateSystemEdges() }

    // MARK: Keyboard

    /// Whether the keyboard stays when nothing takes text any more: on a form sheet, by default.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: Orientation

    /// The orientations the interface may take: by default all on an iPad, all but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        screen?.hardware.idiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the interface follows the device; asked up to iOS 15.
    @available(
        *, deprecated,
        message:
            "iOS 16.0: Update supported interface orientations and call setNeedsUpdateOfSupportedInterfaceOrientations to indicate a change."
    )
    open var shouldAutorotate: Bool { true }

    /// The orientation to begin with when the controller is presented full screen: by default the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { screen?.orientation ?? .portrait }

    /// Says that the answers have changed: the interface turns at once if it may or must.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { application?.askAboutOrientations() }

    /// Whether the orientation should stay however the device is turned; asked from iOS 26 on.
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// The child that decides whether the orientation stays; nil means this controller does.
    open var childForInterfaceOrientationLock: UIViewController? { nil }

    /// Says that the answers about the lock have changed.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { application?.askAboutOrientations() }

    /// Turns the interface to where the device is held, if the controllers allow it now.
    @available(
        *, deprecated, message: "iOS 16.0: Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`."
    )
    open class func attemptRotationToDeviceOrientation() {
        Phone.required(by: "attemptRotationToDeviceOrientation").application.updateOrientation()
    }

    /// The view's size is about to change; an override calls super, which tells children and the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Which way the interface is turned.
    @available(*, deprecated, message: "iOS 8.0")
    open var interfaceOrientation: UIInterfaceOrientation { screen?.orientation ?? .portrait }

    /// The interface is about to turn; an override calls super. From iOS 8 on neither this method nor the next two are
    /// called where a class overrides `viewWillTransition(to:with:)`.
    @available(*, deprecated, message: "iOS 8.0: Implement viewWillTransitionToSize:withTransitionCoordinator: instead")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The interface turns, and the view has its new size; an override calls super.
    @available(*, deprecated, message: "iOS 8.0: Implement viewWillTransitionToSize:withTransitionCoordinator: instead")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The interface has turned; an override calls super.
    @available(*, deprecated, message: "iOS 8.0")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The size a child will have when this controller's view has a given size, in points.
    ///
    /// Open: what a phone answers by default; here what the child's autoresizing mask gives.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        resizedSize(of: container, in: parentSize)
    }

    // MARK: Traits

    var traits = TraitState(told: UIView.firstTraits)
    var traitsFromParent: TraitsFromParent?

    /// Those of what the view lies in, with what is overridden.
    open var traitCollection: UITraitCollection { resolvedTraits }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells this controller, its view and all inside what of their traits has changed, without waiting for the layout.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

    /// Light or dark for the controller and those inside it, whatever lies around; not for what it presents.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.style }
        set { changeOverrides { $0.style = newValue } }
    }

    /// Gives a child traits that it does not have from around; nil takes them away.
    @available(*, deprecated, message: "iOS 17.0: Use the traitOverrides property on the child view controller instead")
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { overrideTraits(of: childViewController, by: collection) }

    @available(*, deprecated, message: "iOS 17.0: Use the traitOverrides property on the child view controller instead")
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent.flatMap { $0.parent === self ? $0.collection : nil }
    }

    /// The traits are about to change as the size does; an override calls super, which tells children and the presented
    /// controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardTransition(to: newCollection, with: coordinator) }

    // MARK: Bars

    /// What a navigation controller's toolbar shows of this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }

    /// Shows other items in the toolbar; between the old and the new nothing is drawn.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// Whether there are no bars at the bottom while this is the top controller of a navigation controller.
    open var hidesBottomBarWhenPushed = false { didSet { navigationController?.barHeightDidChange() } }

    /// The edges at which the view lies under the bars of a navigation controller.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { navigationController?.barHeightDidChange() } }

    /// Whether the view lies under bars that are not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { navigationController?.barHeightDidChange() } }

    /// Whether bars are added to the content insets of the first list; from iOS 11 on nothing is, for the safe area does it.
    @available(*, deprecated, message: "iOS 11.0: Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsContentList }
        set { adjustsContentList = newValue }
    }
    private var adjustsContentList = true
    /// What bars have added to the first list.
    var insetsFromBars = UIEdgeInsets.zero

    /// Shows a controller as the nearest container that has a way of its own does it; without one, presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

    /// Shows a controller with details as the nearest container that has a way of its own does it; without one, presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    // MARK: Editing

    /// Whether what shows can be changed; see `editButtonItem`.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Editing begins or ends; an override calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        ownEditButtonItem?.showsEditing(editing)
    }

    /// A button that begins the editing, and ends it.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }
    var ownEditButtonItem: UIBarButtonItem?

    // MARK: Safe area

    /// Points added to the safe area of the view and of the views inside it.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            viewIfLoaded?.safeAreaMayDiffer()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The safe area of the view is another one now; the view is laid out next.
    open func viewSafeAreaInsetsDidChange() {}

    /// What the bars of this container take from a child's safe area, in points.
    func safeAreaTaken(from child: UIViewController) -> UIEdgeInsets { .zero }
}
