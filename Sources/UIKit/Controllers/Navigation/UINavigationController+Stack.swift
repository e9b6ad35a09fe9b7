extension UINavigationController {
    func pop(leaving count: Int, animated: Bool) -> [UIViewController]? {
        guard count > 0, count < children.count else { return nil }
        let popped = Array(children[count...])
        changeStack(to: Array(children[..<count]), animated: animated)
        return popped
    }

    /// Changes the stack; if its top changes while the controller is on the screen, both tops hear of it.
    ///
    /// What is still under way is over at once.
    func changeStack(to new: [UIViewController], animated: Bool) {
        transitionEnd?.reach()
        let oldTop = topViewController
        let change = changeChildren(to: new)
        navigationBar.items = new.map(\.navigationItem)
        guard oldTop !== new.last, appearance.stage == .appeared || appearance.stage == .appearing else {
            if oldTop !== new.last { oldTop?.viewIfLoaded?.removeFromSuperview() }
            return settle(change)
        }
        let transition = AppearanceTransition(
            leaving: [oldTop].compactMap(\.self),
            entering: [new.last].compactMap(\.self),
            animated: animated,
            started: { self.transitionEnd = $0 }
        )
        transition.run(on: application) {
            childViewsWillAppear(animated)
            installTopView()
        } remove: {
            oldTop?.viewIfLoaded?.removeFromSuperview()
        } done: {
            self.settle(change)
            self.childViewsDidAppear(animated)
        }
    }

    /// Puts the top controller's view under the bar, as large as the container.
    func installTopView() {
        guard let top = topViewController?.view else { return }
        top.frame = view.bounds
        top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if top.superview !== view { view.insertSubview(top, belowSubview: navigationBar) }
    }
}
