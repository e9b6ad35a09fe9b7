extension UIViewController {
    /// The state of a view controller's presentations, in addition to `presented` and `presentation`.
    struct PresentationState {
        /// The presentation controller that `presentation` replaces, if the environment requires another style.
        var adapted: UIPresentationController?
        /// The view controller instead of which the delegate of `adapted` presents this one. Nothing else may retain
        /// it.
        var replaced: UIViewController?
        /// The presentation controller for the next presentation, created in advance so that it can be configured.
        var prepared: (style: UIModalPresentationStyle, controller: UIPresentationController)?
        /// The completion of the last presentation or dismissal by the view controller. The timeline retains it until
        /// it has run.
        weak var completion: TransitionCompletion?
        /// A Boolean value indicating whether a presentation or dismissal is beginning.
        var isBeginning = false
    }
}
