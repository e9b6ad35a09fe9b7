extension UIViewController {
    /// Handles the view's move into a window or out of it. Returns `true` if the view controller has begun to appear or
    /// disappear as a result.
    ///
    /// If the container hasn't appeared, or forwards the appearance methods itself, the container notifies the view
    /// controller. If a transition has begun, such as for a root view controller, a presentation, or a push, the object
    /// that began it notifies the view controller.
    ///
    /// - Note: Undocumented by Apple. This implementation notifies no view controller if a view moves between two
    ///   windows.
    func viewWillMove(to window: UIWindow?) -> Bool {
        let isAppearing = window != nil
        guard isAppearing ? appearance.stage == .disappeared : appearance.isInWindow, parentLetsViewDecide else {
            return false
        }
        beginTransition(isAppearing: isAppearing, animated: false)
        return true
    }

    /// Ends the transition after the view has moved. If the container is appearing, both end their transitions
    /// together.
    func viewDidMove() {
        guard parent?.appearance.stage != .appearing else { return }
        endTransition()
    }

    private var parentLetsViewDecide: Bool {
        guard let parent else { return true }
        let stage = parent.appearance.stage
        return parent.shouldAutomaticallyForwardAppearanceMethods && (stage == .appeared || stage == .appearing)
    }
}
