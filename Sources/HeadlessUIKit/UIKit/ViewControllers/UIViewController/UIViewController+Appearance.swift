extension UIViewController {
    /// A Boolean value indicating whether a container's children are notified of the end of a transition before the
    /// container.
    ///
    /// - Note: Undocumented by Apple. That the container is notified of the beginning first follows from what it can do
    ///   there, such as adding children.
    static let childrenFinishFirst = true

    /// Notifies the view controller, and then its children, that the view is about to appear or disappear.
    ///
    /// Has no effect if the view is already in that state or changing to it.
    func beginTransition(isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        if !isAppearing, appearance.isInWindow { singleChildContainer?.childTransitionController.finishForGood() }
        guard appearance.begin(isAppearing: isAppearing, animated: animated) else { return }
        if isAppearing {
            viewWillAppear(animated)
            singleChildContainer?.childTransitionController.install()
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardedChildren where child.isInside(self) {
            child.beginTransition(isAppearing: isAppearing, animated: animated)
        }
        if isAppearing { singleChildContainer?.childViewsWillAppear(animated: animated) }
    }

    /// Notifies the view controller and its children that the view is in the hierarchy: once per appearance, and only
    /// in a window.
    func notifyIsAppearing() {
        guard viewIfLoaded?.window != nil else { return }
        if appearance.stage == .appearing, appearance.consumeIsAppearingReport() {
            updateTraitsIfNeeded()
            viewIfLoaded?.notifySafeAreaChangeRecursively()
            if screen?.hardware.callsViewIsAppearing ?? true { viewIsAppearing(appearance.isAnimated) }
        }
        for child in forwardedChildren {
            child.notifyIsAppearing()
        }
    }

    /// Notifies the view controller and its children that the view has appeared or disappeared.
    func endTransition() {
        notifyIsAppearing()
        guard let stage = appearance.end() else { return }
        if Self.childrenFinishFirst { endChildren() }
        if stage == .appeared {
            viewDidAppear(appearance.isAnimated)
        } else {
            viewDidDisappear(appearance.isAnimated)
        }
        if !Self.childrenFinishFirst { endChildren() }
        if stage == .appeared { singleChildContainer?.childViewsDidAppear(animated: appearance.isAnimated) }
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
