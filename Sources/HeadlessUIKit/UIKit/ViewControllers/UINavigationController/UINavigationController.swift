/// A container view controller that manages a stack of view controllers and displays the last one, under a navigation
/// bar with a back button and, optionally, above a toolbar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
/// - Differs: On a phone, a swipe also pops the top view controller, and the bars can hide automatically.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, SingleChildContainer {
    /// The bar at the top, below the status bar or the safe area. `isNavigationBarHidden` hides it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar
    open private(set) var navigationBar = UINavigationBar()
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the bottom, above the safe area. It displays the toolbar items of the top view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/toolbar
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    private var hidesToolbar = true

    /// The last change of the stack.
    var operation = Operation.none

    private(set) lazy var childTransitionController = ChildTransitionController(of: self, beginsWithEntering: false)

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller. Unlike other view controllers, it defines a presentation context.
    ///
    /// - Source: Apple, "definesPresentationContext".
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: The stack

    /// The view controllers on the stack, from the root to the visible one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { viewControllers.last }

    /// The visible view controller: the top view controller, or the one that is presented over it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in viewControllers { Self.checkCanBePushed(controller) }
        changeStack(to: viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !children.contains(viewController),
            "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported "
                + "(\(viewController))")
        Self.checkCanBePushed(viewController)
        childTransitionController.finish()
        changeStack(to: children + [viewController], animated: animated)
    }

    private static func checkCanBePushed(_ viewController: UIViewController) {
        precondition(
            !(viewController is UINavigationController),
            "NSInvalidArgumentException: Pushing a navigation controller is not supported")
    }

    /// Pops the top view controller and returns it. Returns `nil` if it is the only one, which remains on the stack.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:);
    ///   the page doesn't mention `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        childTransitionController.finish()
        return pop(leaving: children.count - 1, animated: animated)?.last
    }

    /// Pops all view controllers except the root, and returns them from the bottom up.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:); the
    ///   order is undocumented.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        childTransitionController.finish()
        return pop(leaving: 1, animated: animated)
    }

    /// Pops all view controllers above the given one, and returns them from the bottom up.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        childTransitionController.finish()
        guard let index = children.firstIndex(of: viewController) else {
            preconditionFailure(
                "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist. "
                    + "(\(viewController))")
        }
        return pop(leaving: index + 1, animated: animated)
    }

    // MARK: The bar

    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Sets whether the navigation bar is hidden.
    ///
    /// While the bar is hidden, the top view controller determines the style of the status bar instead of the
    /// navigation controller.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:);
    ///   the page doesn't mention the status bar.
    /// - Differs: On a phone, the change can be animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        navigationBar.isHidden = hidden
        barHeightDidChange()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// A Boolean value indicating whether the toolbar is hidden. The default is `true`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/istoolbarhidden
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Sets whether the toolbar is hidden. The change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/settoolbarhidden(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        hidesToolbar = hidden
        barHeightDidChange()
    }

    /// Pushes a view controller onto the stack.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: What containers do

    /// The tab bar item of the root view controller, unless this view controller has a title or a separate item.
    ///
    /// - Note: Undocumented by Apple. The behavior is reported by many sources.
    open override var tabBarItem: UITabBarItem! {
        get {
            storedTabBarItem == nil && title == nil ? children.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    open override func loadView() {
        view = ContainerView(frame: UIScreen.current.bounds) { [weak self] in self?.layOutParts() }
        manageBars()
        view.addSubview(navigationBar)
        if let toolbar { view.addSubview(toolbar) }
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top view controller while the bar is hidden, or otherwise `nil`, so that the bar's style determines the
    /// status bar's style.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    /// The style of the status bar, which is light on a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The orientations that the delegate supports, or else the default ones.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? defaultSupportedInterfaceOrientations
    }

    /// The orientation that the delegate prefers, or else the default one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? defaultPreferredOrientation
    }

    var defaultSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var defaultPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    /// The preferred size, or that of the top view controller if none is set.
    open override var preferredContentSize: CGSize {
        get {
            let stored = super.preferredContentSize
            return stored == .zero ? topViewController?.preferredContentSize ?? .zero : stored
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    override var singleChildContainer: (any SingleChildContainer)? { self }
    var childToShow: UIViewController? { topViewController }

    func animatorsOfChildTransition(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> TransitionContext.Animators? {
        guard animated, let old, let new else { return nil }
        return delegatesAnimators(from: old, to: new)
    }

    func childTransitionDidCancel(to old: UIViewController?) {
        showItems()
    }

    func frame(forChild child: UIViewController, in bounds: CGRect) -> CGRect {
        frameBetweenBars(of: child, in: bounds)
    }

    func childWasRemoved() { changeStack(to: children, animated: false) }

    func childViewsWillAppear(animated: Bool) {
        if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: animated) }
    }

    func childViewsDidAppear(animated: Bool) {
        if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: isNavigationBarHidden || !reaches(.top, child) ? 0 : barHeight, left: 0,
            bottom: showsToolbar && reaches(.bottom, child) ? toolbarHeight : 0, right: 0)
    }
}
