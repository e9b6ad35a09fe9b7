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
        view = UIView(frame: UIScreen.main.bounds)
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

    /// A child has left the container by itself.
    func childDidLeave() {}

    /// Called when the children have heard that they will appear together with this controller.
    func childViewsWillAppear(animated: Bool) {}

    /// Called when the children and this controller have appeared.
    func childViewsDidAppear(animated: Bool) {}

    // MARK: Presentation

    /// The controller that this one presents itself; see `presentedViewController`.
    var presented: UIViewController?
    /// How the controller is presented, as long as it is.
    var presentation: Presentation?
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

    // MARK: Orientation

    /// The orientations the interface may take: by default all on an iPad, all but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        screen?.hardware.idiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the interface follows the device.
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

    /// The view's size is about to change; an override calls super, which tells children and the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// The size a child will have when this controller's view has a given size, in points.
    ///
    /// Open: what a phone answers by default; here what the child's autoresizing mask gives.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        resizedSize(of: container, in: parentSize)
    }

    /// The traits of the view; of the screen while it is not loaded.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }

    // MARK: Safe area

    /// Points added to the safe area of the view and of the views inside it.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// What the bars of this container take from a child's safe area, in points.
    func safeAreaTaken(from child: UIViewController) -> UIEdgeInsets { .zero }
}
