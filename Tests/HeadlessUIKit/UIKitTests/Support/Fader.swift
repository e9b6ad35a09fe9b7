import UIKit

/// Fades the new view in, or the old one out, in half a second; notes what it sees.
@MainActor
final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Callbacks
    /// Whether it says that the transition is over.
    var completes = true
    /// The transition keeps it.
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(_ log: Callbacks) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.lines.append("animate")
        context = transitionContext
        if let new = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to)
        {
            new.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.insertSubview(new, at: 0)
        }
        let old = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            old?.alpha = 0
        } completion: { _ in
            old?.alpha = 1
            if self.completes { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.lines.append("animation ended \(transitionCompleted)")
    }
}
