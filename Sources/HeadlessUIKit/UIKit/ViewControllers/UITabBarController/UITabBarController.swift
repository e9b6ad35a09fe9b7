/// A container view controller that displays one of several view controllers, above a bar for selecting one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller
/// - Differs: On a phone, a More list displays the view controllers that don't fit in the bar, and on an iPad, the bar
///   can become a sidebar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, SingleChildContainer {
    /// The bar at the bottom, above the safe area.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbar and
    ///   https://developer.apple.com/documentation/uikit/uitabbarcontroller
    open private(set) var tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The selected view controller, which is one of the children.
    var selected: UIViewController?
    private(set) lazy var childTransitionController = ChildTransitionController(of: self, beginsWithEntering: true)

    /// The view controllers, in the order of their items from left to right.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers. If the selected view controller isn't among the new ones, the one at the same
    /// index is selected, or the first one if there is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:) and
    ///   https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        changeTabs(to: viewControllers ?? [], from: children)
    }

    /// The index of the selected view controller, or `NSNotFound` if there is none.
    ///
    /// The delegate isn't notified of a selection in code.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex and
    ///   https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:); the
    ///   index without a selection is undocumented.
    /// - Differs: On a phone, the value is also `NSNotFound` while the More list is selected.
    open var selectedIndex: Int {
        get { selected.flatMap(children.firstIndex) ?? NSNotFound }
        set {
            guard children.indices.contains(newValue) else { return }
            select(children[newValue])
        }
    }

    /// The selected view controller. Setting it to one that isn't a tab stops the process, as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller; the page
    ///   requires a tab, but doesn't mention the exception.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                children.contains(newValue),
                "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in "
                    + "the tab bar controller's list of view controllers can be selected. (\(newValue))")
            select(newValue)
        }
    }

    // MARK: What containers do

    open override func loadView() {
        view = ContainerView(frame: UIScreen.current.bounds) { [weak self] in self?.layOutParts() }
        tabBar.manager = self
        view.addSubview(tabBar)
    }

    /// Called when the user taps an item of the bar. The selection isn't changed yet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:); the page
    ///   doesn't say whether the selection has changed.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The orientations that the delegate supports, or else the default ones.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? defaultSupportedInterfaceOrientations
    }

    /// The orientation that the delegate prefers, or else the default one.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? defaultPreferredOrientation
    }

    var defaultSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var defaultPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    override var singleChildContainer: (any SingleChildContainer)? { self }
    var childToShow: UIViewController? { selected }

    func animatorsOfChildTransition(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> TransitionContext.Animators? {
        guard let old, let new else { return nil }
        return delegatesAnimators(from: old, to: new)
    }

    func childTransitionDidCancel(to old: UIViewController?) {
        selected = old
        tabBar.selectedItem = old?.tabBarItem
    }

    func childWasRemoved() { changeTabs(to: children, from: []) }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: showsTabBar ? barHeight : 0, right: 0)
    }
}
