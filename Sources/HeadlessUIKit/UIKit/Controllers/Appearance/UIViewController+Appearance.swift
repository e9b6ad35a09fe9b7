extension UIViewController {
    /// Whether a container's children hear of the end of a transition before the container does.
    ///
    /// Open: Apple documents no order. That the container hears of the beginning first follows from what it may do
    /// there (add children).
    static let childrenFinishFirst = true

    /// Tells the controller, then its children, that the view is about to come or go; nothing if it already is.
    func beginTransition(isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        if !isAppearing, appearance.isInWindow { childSwitch?.finishForGood() }
        guard appearance.begin(isAppearing: isAppearing, animated: animated) else { return }
        if isAppearing {
            viewWillAppear(animated)
            childSwitch?.install()
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardedChildren where child.isInside(self) {
            child.beginTransition(isAppearing: isAppearing, animated: animated)
        }
        if isAppearing { childViewsWillAppear(animated: animated) }
    }

    /// Tells the controller and its children that the view is in place; once, and only in a window.
    func tellIsAppearing() {
        guard viewIfLoaded?.window != nil else { return }
        if appearance.stage == .appearing, appearance.takeIsAppearingReport() {
            updateTraitsIfNeeded()
            viewIfLoaded?.tellSafeAreaInside()
            viewIsAppearing(appearance.isAnimated)
        }
        for child in forwardedChildren {
            child.tellIsAppearing()
        }
    }

    /// Tells the controller and its children that the view has come or gone.
    func endTransition() {
        tellIsAppearing()
        guard let stage = appearance.end() else { return }
        if Self.childrenFinishFirst { endChildren() }
        if stage == .appeared {
            viewDidAppear(appearance.isAnimated)
        } else {
            viewDidDisappear(appearance.isAnimated)
        }
        if !Self.childrenFinishFirst { endChildren() }
        if stage == .appeared { childViewsDidAppear(animated: appearance.isAnimated) }
    }

    private func endChildren() {
        for child in forwardedChildren {
            child.endTransition()
        }
    }

    private var forwardedChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? children : []
    }

    private func isInside(_ container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }
}
