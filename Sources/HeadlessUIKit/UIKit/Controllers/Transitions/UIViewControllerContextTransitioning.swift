/// What a transition is like for those who animate it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Holds the views of the transition. Whoever animates puts the new one into it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether somebody drives the transition right now.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `none` for a transition inside a container.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The interaction has come so far, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// The interaction is over, and the transition runs on to its end.
    func finishInteractiveTransition()

    /// The interaction is over, and the transition runs back to its beginning.
    func cancelInteractiveTransition()

    /// The transition is driven by an interaction again.
    func pauseInteractiveTransition()

    /// The animations are over; false if the transition was cancelled and all is to be as it was.
    ///
    /// Until somebody calls it the transition is under way.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view to animate; nil for one that stays as it is, under a sheet for instance.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// How far the interface turns; the identity if it does not.
    var targetTransform: CGAffineTransform { get }

    /// Where a controller's view is at the beginning, in points of the container; zero for one that is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where a controller's view is to be at the end, in points of the container; zero for one that is to go.
    func finalFrame(for vc: UIViewController) -> CGRect
}
