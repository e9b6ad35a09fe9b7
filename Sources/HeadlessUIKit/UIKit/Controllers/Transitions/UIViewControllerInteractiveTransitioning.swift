/// Drives a transition as somebody moves a finger, for instance.
///
/// All but the beginning is optional on a phone and has here what holds for those who leave it out.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins; nobody else animates it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest runs when the interaction is over: 1 is as fast as without one.
    var completionSpeed: CGFloat { get }

    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins interactively; if not, the animator begins it.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
