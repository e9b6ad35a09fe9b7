extension UITabBarController {
    func changeTabs(to new: [UIViewController]) {
        let old = selectedViewController
        let change = changeChildren(to: new)
        let kept = old.flatMap(new.firstIndex)
        selection = kept ?? (new.isEmpty ? nil : 0)
        tabBar.items = new.map(\.tabBarItem)
        show(insteadOf: old)
        settle(change)
    }

    func select(_ index: Int) {
        let old = selectedViewController
        selection = index
        show(insteadOf: old)
    }

    /// Somebody tapped a button: the delegate may refuse, and hears of it, even if the controller is selected already.
    func choose(_ index: Int) {
        let child = children[index]
        guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
        select(index)
        delegate?.tabBarController(self, didSelect: child)
    }

    /// Lets the selected view take the place of another, at once.
    private func show(insteadOf old: UIViewController?) {
        let new = selectedViewController
        tabBar.selectedItem = new?.tabBarItem
        guard old !== new else { return }
        guard appearance.stage == .appeared || appearance.stage == .appearing else {
            old?.viewIfLoaded?.removeFromSuperview()
            return
        }
        let transition = AppearanceTransition(
            leaving: [old].compactMap(\.self),
            entering: [new].compactMap(\.self),
            animated: false,
            beginsWithEntering: true
        )
        transition.run(on: application) {
            installSelectedView()
        } remove: {
            old?.viewIfLoaded?.removeFromSuperview()
        } done: {
        }
    }

    /// Puts the selected view under the bar, as large as the container.
    func installSelectedView() {
        guard let selected = selectedViewController?.view else { return }
        selected.frame = view.bounds
        selected.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if selected.superview !== view { view.insertSubview(selected, belowSubview: tabBar) }
    }

    /// The bar's height above the safe area, in points: 32 on a phone on its side from iOS 11 on, else 49.
    ///
    /// Reported by many; Apple's pages give no figure.
    var barHeight: CGFloat {
        guard let screen, screen.hardware.idiom == .phone, screen.hardware.major >= 11 else { return 49 }
        return screen.orientation.isLandscape ? 32 : 49
    }

    func layOutParts() {
        let height = barHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
}
