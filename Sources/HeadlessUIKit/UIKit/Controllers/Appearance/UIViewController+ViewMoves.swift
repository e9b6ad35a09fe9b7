extension UIViewController {
    /// The view is about to enter or leave a window; true if the controller has begun to appear or disappear for it.
    ///
    /// A controller whose container has not appeared, or forwards by itself, is notified by the container. One whose
    /// transition has begun (as root, presented, pushed) is notified by whoever began it. Moving between two windows
    /// notifies nobody. Open: what a phone does then.
    func viewWillMove(to window: UIWindow?) -> Bool {
        let isAppearing = window != nil
        guard isAppearing ? appearance.stage == .disappeared : appearance.isInWindow, parentLetsViewDecide else {
            return false
        }
        beginTransition(isAppearing: isAppearing, animated: false)
        return true
    }

    /// The view has moved; if the container is on its way too, both arrive together.
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
