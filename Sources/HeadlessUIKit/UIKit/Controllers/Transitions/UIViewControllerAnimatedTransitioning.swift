/// Animates a transition from one controller to another.
///
/// Not modelled: animators that can be interrupted.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animation takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Puts the new view into the container, animates, and calls the context's `completeTransition(_:)` when all is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The transition is over; whether the new controller is what shows now. Does nothing by default, because on a phone
    /// it is optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
