/// An animator of transitions between two view controllers.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
/// - Differs: On a phone, an animator can be interruptible.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, animates the transition, and calls the context's `completeTransition(_:)` at
    /// the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called when the transition is over. The default implementation does nothing, because the method is optional on a
    /// phone.
    ///
    /// - Parameter transitionCompleted: `true` if the new view controller is visible.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
