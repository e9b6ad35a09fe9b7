/// Shows one of several controllers, over a bar that chooses among them.
///
/// Not modelled: the list of those that do not fit the bar, and the sidebar of an iPad.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar at the bottom, above the safe area.
    open private(set) var tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// Who is shown, one of the children.
    var selected: UIViewController?
    private lazy var switcher = ChildSwitch(of: self, beginsWithEntering: true)

    /// The controllers, as the bar shows them from left to right.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; what is selected stays if it is among the new ones, else the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        changeTabs(to: viewControllers ?? [])
    }

    /// The place of the selected controller, from 0; `NSNotFound` without one.
    ///
    /// Selecting in code does not tell the delegate.
    open var selectedIndex: Int {
        get { selected.flatMap(children.firstIndex) ?? NSNotFound }
        set {
            guard children.indices.contains(newValue) else { return }
            select(children[newValue])
        }
    }

    /// What is shown; setting it to a controller that is no tab stops the process, as on a phone.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                children.contains(newValue),
                "only a controller of the tab bar controller can be selected: \(newValue)"
            )
            select(newValue)
        }
    }

    // MARK: What containers do

    open override func loadView() {
        view = ContainerView(frame: UIScreen.current.bounds) { [weak self] in self?.layOutParts() }
        tabBar.manager = self
        view.addSubview(tabBar)
    }

    /// Somebody has tapped an item of the bar; what is selected is still what was.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The delegate's, or else those of every controller.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// The delegate's, or else that of every controller.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var ownPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    override var childSwitch: ChildSwitch? { switcher }
    override var childToShow: UIViewController? { selected }

    override func animatorsOfSwitch(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> TransitionContext.Animators? {
        guard let old, let new else { return nil }
        return delegatesAnimators(from: old, to: new)
    }

    override func switchDidTurnBack(to old: UIViewController?) {
        selected = old
        tabBar.selectedItem = old?.tabBarItem
    }

    override func childDidLeave() { changeTabs(to: children) }

    override func safeAreaTaken(from child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: showsTabBar ? barHeight : 0, right: 0)
    }
}
