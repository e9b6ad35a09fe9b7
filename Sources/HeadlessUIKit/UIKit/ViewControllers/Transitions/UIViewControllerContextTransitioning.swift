/// The context of a transition, for animators and interactors.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the views of the transition. The animator adds the new view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// A Boolean value indicating whether an interaction currently drives the transition.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// The presentation style, or `none` for a transition within a container.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Updates the progress of the interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Ends the interaction and runs the transition to its end.
    func finishInteractiveTransition()

    /// Ends the interaction and runs the transition back to its beginning.
    func cancelInteractiveTransition()

    /// Pauses the transition, so that an interaction drives it again.
    func pauseInteractiveTransition()

    /// Completes the transition after the animations. Until the method is called, the transition is in progress.
    ///
    /// - Parameter didComplete: `false` if the transition was canceled and the previous state is to be restored.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the view to animate, or `nil` for one that remains unchanged, such as a view under a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation of the interface, or the identity if the interface isn't rotated.
    var targetTransform: CGAffineTransform { get }

    /// Returns the frame of a view controller's view at the beginning, in points of the container, or zero for a view
    /// that isn't in the container yet.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Returns the frame of a view controller's view at the end, in points of the container, or zero for a view that is
    /// removed.
    func finalFrame(for vc: UIViewController) -> CGRect
}
