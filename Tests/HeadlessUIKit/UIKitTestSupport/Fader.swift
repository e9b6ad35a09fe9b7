import UIKit

/// An animator that inserts the new view below the old one, fades the old one out in half a second, and logs its calls.
@MainActor
package final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    package let log: Callbacks
    /// A Boolean value indicating whether the animator completes the transition.
    package var completes = true
    /// The context of the transition. The reference is weak because the transition retains it.
    package private(set) weak var context: (any UIViewControllerContextTransitioning)?

    package init(_ log: Callbacks) { self.log = log }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.5
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
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

    package func animationEnded(_ transitionCompleted: Bool) {
        log.lines.append("animation ended \(transitionCompleted)")
    }
}
