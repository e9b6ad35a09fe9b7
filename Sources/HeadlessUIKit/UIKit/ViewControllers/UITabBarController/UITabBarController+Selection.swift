extension UITabBarController {
    /// Replaces the view controllers. If the selected one isn't among the new ones, the one at the same index is
    /// selected, or else the first.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    func changeTabs(to new: [UIViewController], from old: [UIViewController]) {
        let index = old.firstIndex { $0 === selected } ?? 0
        childTransitionController.replaceChildren(by: new)
        let successor = children.indices.contains(index) ? children[index] : children.first
        selected = children.first { $0 === selected } ?? successor
        tabBar.manager = self
        tabBar.show(children.map(\.tabBarItem))
        showSelected()
    }

    func select(_ child: UIViewController) {
        selected = child
        showSelected()
    }

    /// Selects a view controller after a tap on its item, if the delegate allows it.
    ///
    /// The delegate is notified even if the view controller is already selected. In that case, a navigation controller
    /// pops to its root, as many sources report.
    func choose(_ item: UITabBarItem) {
        guard let child = children.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
        if child === selected { (child as? UINavigationController)?.popToRootViewController(animated: true) }
        select(child)
        delegate?.tabBarController(self, didSelect: child)
    }

    func delegatesAnimators(from old: UIViewController, to new: UIViewController) -> TransitionContext.Animators? {
        delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new).map {
            .init(animator: $0, interactor: delegate?.tabBarController(self, interactionControllerFor: $0))
        }
    }

    private func showSelected() {
        tabBar.selectedItem = selected?.tabBarItem
        childTransitionController.update(animated: false)
    }

    /// The height of the bar above the safe area, in points.
    ///
    /// From iOS 11 on, it is 32 on a phone in landscape, except for the largest phones. Otherwise, it is 49.
    ///
    /// - Note: Undocumented by Apple. The values are reported by many sources.
    var barHeight: CGFloat {
        guard let screen, screen.hardware.hasLowTabBarInLandscape else { return 49 }
        return screen.orientation.isLandscape ? 32 : 49
    }

    /// A Boolean value indicating whether the bar is visible. The visible view controller can hide it.
    ///
    /// - Source: Apple, "hidesBottomBarWhenPushed".
    var showsTabBar: Bool { !tabBar.isHidden && selectedTop?.hidesBottomBarWhenPushed != true }

    /// The visible view controller: the selected one, or the top view controller of a selected navigation controller.
    var selectedTop: UIViewController? {
        (selected as? UINavigationController)?.topViewController ?? selected
    }

    /// Lays out the bar. If the visible view controller hides the bar, the bar is located below the edge of the view.
    func layOutParts() {
        let height = barHeight + view.safeAreaInsets.bottom
        let top = view.bounds.height - (showsTabBar || tabBar.isHidden ? height : 0)
        selectedTop?.keepContentFromBars(top: nil, bottom: showsTabBar ? height : 0)
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        guard tabBar.frame != frame else { return }
        tabBar.frame = frame
        selected?.viewIfLoaded?.setTreeNeedsLayout()
    }
}
