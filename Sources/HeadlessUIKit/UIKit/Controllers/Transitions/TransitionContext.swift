/// A transition from one controller to another, as those who animate it see it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// Who takes part, and where.
    struct Parts {
        var from: UIViewController?
        var to: UIViewController?
        /// Nil for a view that stays as it is.
        var fromView: UIView?
        var toView: UIView?
        var containerView: UIView
        var presentationStyle = UIModalPresentationStyle.none
        /// In points of the container.
        var initialFrame: (UIViewController) -> CGRect
        var finalFrame: (UIViewController) -> CGRect
        /// Who else has the transition's coordinator.
        var container: UIViewController?
    }

    let parts: Parts
    let animators: Animators?
    let coordinator: TransitionCoordinator
    let isAnimated = true
    let targetTransform = CGAffineTransform.identity
    private(set) var isInteractive = false { didSet { coordinator.isInteractive = isInteractive } }
    private(set) var transitionWasCancelled = false { didSet { coordinator.isCancelled = transitionWasCancelled } }
    /// What is done when the transition is over, be it the animator's doing or not.
    var whenOver: () -> Void = {}
    /// Whom to tell of the end; nil before the beginning and after the end.
    private var conclude: ((Bool) -> Void)?

    /// - Parameter duration: Of a transition that nobody but the system animates.
    init(_ parts: Parts, animators: Animators?, duration: Duration = AppearanceTransition.duration) {
        self.parts = parts
        self.animators = animators
        coordinator = TransitionCoordinator(parts, duration: duration / .seconds(1))
        super.init()
    }

    var containerView: UIView { parts.containerView }
    var presentationStyle: UIModalPresentationStyle { parts.presentationStyle }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect { parts.initialFrame(vc) }

    func finalFrame(for vc: UIViewController) -> CGRect { parts.finalFrame(vc) }

    // MARK: From the beginning to the end

    /// From now on the controllers have the coordinator.
    func begin(conclude: @escaping (Bool) -> Void) {
        self.conclude = conclude
        for controller in participants { controller.links.coordinator = coordinator }
        if let animator = animators?.animator {
            coordinator.transitionDuration = animator.transitionDuration(using: self)
        }
    }

    /// Lets those animate who want to, or drive the animation.
    func animate() {
        if let animator = animators?.animator {
            if let interactor = animators?.interactor, interactor.wantsInteractiveStart {
                isInteractive = true
                coordinator.initiallyInteractive = true
                interactor.startInteractiveTransition(self)
            } else {
                animator.animateTransition(using: self)
            }
        }
        if conclude != nil { coordinator.animate() }
    }

    func completeTransition(_ didComplete: Bool) {
        conclude?(didComplete)
    }

    /// The controllers have the coordinator no longer, and nobody is told of the end again.
    func end(completed: Bool) {
        conclude = nil
        isInteractive = false
        transitionWasCancelled = !completed
        for controller in participants where controller.links.coordinator === coordinator {
            controller.links.coordinator = nil
        }
        let whenOver = whenOver
        self.whenOver = {}
        whenOver()
    }

    private var participants: [UIViewController] { [parts.from, parts.to, parts.container].compactMap(\.self) }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, conclude != nil else { return }
        isInteractive = true
        transitionWasCancelled = false
        coordinator.interactionDidChange()
    }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        coordinator.completionVelocity = animators?.interactor?.completionSpeed ?? 1
        coordinator.completionCurve = animators?.interactor?.completionCurve ?? .easeInOut
        coordinator.interactionDidChange()
    }
}

extension TransitionContext {
    /// Who animates a transition in the system's stead, and who drives it.
    struct Animators {
        let animator: any UIViewControllerAnimatedTransitioning
        var interactor: (any UIViewControllerInteractiveTransitioning)?
    }
}
