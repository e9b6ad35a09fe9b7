/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// What the transition goes on in.
    var containerView: UIView { get }
    /// How far the interface turns; the identity if it does not.
    var targetTransform: CGAffineTransform { get }
}
