/// The state of a transition.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// The presentation style, or `none` for a transition within a container or a change of the size.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value indicating whether an interaction drove the transition at its beginning.
    var initiallyInteractive: Bool { get }
    /// A Boolean value indicating whether the animations can be interrupted, which is always `false` here.
    var isInterruptible: Bool { get }
    /// A Boolean value indicating whether an interaction currently drives the transition.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the transition by an interaction, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the remaining animation after the interaction, relative to the speed without one.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the interface, or the identity if the interface isn't rotated.
    var targetTransform: CGAffineTransform { get }
}
