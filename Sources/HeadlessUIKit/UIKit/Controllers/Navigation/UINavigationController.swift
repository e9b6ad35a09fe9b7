/// Shows the last of a stack of controllers, under a bar that leads back, and over a toolbar if it has one.
///
/// Not modelled: going back by a swipe, and bars that hide by themselves.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar at the top; it is under the status bar or the safe area, and hidden with `isNavigationBarHidden`.
    open private(set) var navigationBar = UINavigationBar()
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the bottom, above the safe area; it shows the items of the top controller.
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    private var hidesToolbar = true

    /// What was last done to the stack.
    var operation = Operation.none

    private lazy var switcher = ChildSwitch(of: self, beginsWithEntering: false)

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        setViewControllers([rootViewController], animated: false)
    }

    /// It defines a presentation context, unlike other controllers (Apple, "definesPresentationContext").
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: The stack

    /// The controllers, from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { viewControllers.last }

    /// What is seen: the top controller, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changeStack(to: viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!children.contains(viewController), "a controller cannot be pushed twice: \(viewController)")
        switcher.finish()
        changeStack(to: children + [viewController], animated: animated)
    }

    /// Takes the top controller off and gives it back; nil if it is the only one, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        switcher.finish()
        return pop(leaving: children.count - 1, animated: animated)?.last
    }

    /// Takes off everything above the first controller, and gives it back from the bottom up.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        switcher.finish()
        return pop(leaving: 1, animated: animated)
    }

    /// Takes off everything above a controller of the stack, and gives it back from the bottom up.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        switcher.finish()
        guard let index = children.firstIndex(of: viewController) else {
            preconditionFailure("a controller that is not in the stack cannot be popped to: \(viewController)")
        }
        return pop(leaving: index + 1, animated: animated)
    }

    // MARK: The bar

    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, and so lets the top controller decide about the status bar's style, or decides itself.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        navigationBar.isHidden = hidden
        barHeightDidChange()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Whether there is no toolbar, as at first.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar; between the two nothing is drawn.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        hidesToolbar = hidden
        barHeightDidChange()
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: What containers do

    /// The first controller's, unless this controller has a title or an item of its own; reported by many.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem == nil && title == nil ? children.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func loadView() {
        view = ContainerView(frame: UIScreen.current.bounds) { [weak self] in self?.layOutParts() }
        takeBars()
        view.addSubview(navigationBar)
        if let toolbar { view.addSubview(toolbar) }
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top controller while the bar is hidden; else nil, and the bar's style decides.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    /// White on a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The delegate's, or else those of every controller.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// The delegate's, or else that of every controller.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var ownPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    /// The top controller's, if there is none of its own.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    override var childSwitch: ChildSwitch? { switcher }
    override var childToShow: UIViewController? { topViewController }

    override func animatorsOfSwitch(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> TransitionContext.Animators? {
        guard animated, let old, let new else { return nil }
        return delegatesAnimators(from: old, to: new)
    }

    override func switchDidTurnBack(to old: UIViewController?) {
        showItems()
    }

    override func frame(forChild child: UIViewController, in bounds: CGRect) -> CGRect {
        frameBetweenBars(of: child, in: bounds)
    }

    override func childDidLeave() { changeStack(to: children, animated: false) }

    override func childViewsWillAppear(animated: Bool) {
        if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: animated) }
    }

    override func childViewsDidAppear(animated: Bool) {
        if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    override func safeAreaTaken(from child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: isNavigationBarHidden || !reaches(.top, child) ? 0 : barHeight, left: 0,
            bottom: showsToolbar && reaches(.bottom, child) ? toolbarHeight : 0, right: 0)
    }
}
