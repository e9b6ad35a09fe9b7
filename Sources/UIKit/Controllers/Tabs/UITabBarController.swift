/// Shows one of several controllers, over a bar that chooses among them.
///
/// Not modelled: the list of those that do not fit the bar, and the sidebar of an iPad.
@MainActor
open class UITabBarController: UIViewController {
    /// The bar at the bottom, above the safe area.
    public let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The place of what is shown among the children.
    var selection: Int?

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
        get { selection ?? NSNotFound }
        set {
            guard children.indices.contains(newValue) else { return }
            select(newValue)
        }
    }

    /// What is shown; setting it to a controller that is no tab stops the process, as on a phone.
    open var selectedViewController: UIViewController? {
        get { selection.map { children[$0] } }
        set {
            guard let newValue else { return }
            guard let index = children.firstIndex(of: newValue) else {
                preconditionFailure("only a controller of the tab bar controller can be selected: \(newValue)")
            }
            select(index)
        }
    }

    // MARK: What containers do

    open override func loadView() {
        view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutParts() }
        tabBar.choose = { [weak self] in self?.choose($0) }
        view.addSubview(tabBar)
    }

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    override func installChildViews() { installSelectedView() }

    override func safeAreaTaken(from child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : barHeight, right: 0)
    }
}
