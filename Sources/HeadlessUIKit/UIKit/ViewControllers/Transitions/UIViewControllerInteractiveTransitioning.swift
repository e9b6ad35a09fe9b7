/// An object that drives a transition interactively, for example along with a drag.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
/// - Differs: On a phone, all members except `startInteractiveTransition(_:)` are optional; the default implementations
///   here have the same effect as omitting them.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition. The object is responsible for starting the animator.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the remaining animation after the interaction, relative to the speed without one.
    var completionSpeed: CGFloat { get }

    var completionCurve: UIView.AnimationCurve { get }

    /// A Boolean value indicating whether the transition begins interactively. If it is `false`, the animator begins
    /// it.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
