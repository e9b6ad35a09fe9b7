extension UITabBarController {
    func changeTabs(to new: [UIViewController]) {
        childSwitch?.replaceChildren(by: new)
        selected = children.first { $0 === selected } ?? children.first
        tabBar.manager = self
        tabBar.show(children.map(\.tabBarItem))
        showSelected()
    }

    func select(_ child: UIViewController) {
        selected = child
        showSelected()
    }

    /// Somebody tapped a button: the delegate may refuse, and hears of it, even if the controller is selected already.
    ///
    /// A navigation controller that is selected already goes back to its root; reported by many.
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
        childSwitch?.update(animated: false)
    }

    /// The bar's height above the safe area, in points: 32 on a phone on its side from iOS 11 on (but for the
    /// largest), else 49.
    ///
    /// Reported by many; Apple's pages give no figure.
    var barHeight: CGFloat {
        guard let screen, screen.hardware.hasLowTabBarInLandscape else { return 49 }
        return screen.orientation.isLandscape ? 32 : 49
    }

    /// Whether the controller that shows does with the bar (Apple, "hidesBottomBarWhenPushed").
    var showsTabBar: Bool { !tabBar.isHidden && selectedTop?.hidesBottomBarWhenPushed != true }

    /// What shows: the top of a navigation controller that is selected.
    var selectedTop: UIViewController? {
        (selected as? UINavigationController)?.topViewController ?? selected
    }

    /// A bar that a controller does without lies below the edge.
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
