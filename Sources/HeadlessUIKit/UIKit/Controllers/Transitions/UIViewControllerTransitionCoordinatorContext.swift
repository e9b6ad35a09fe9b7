/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// How a controller is presented; `none` for a transition inside a container, and for one of sizes.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether an interaction drove the transition at its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether the animations can be stopped on their way; here none can.
    var isInterruptible: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// How far an interaction has brought the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest runs when the interaction is over: 1 is as fast as without one.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// What the transition goes on in.
    var containerView: UIView { get }
    /// How far the interface turns; the identity if it does not.
    var targetTransform: CGAffineTransform { get }
}
