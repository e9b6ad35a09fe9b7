/// The context of a transition between two view controllers, for animators.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The view controllers, the views, and the frames of a transition.
    struct Parts {
        var from: UIViewController?
        var to: UIViewController?
        /// The view at the beginning, or `nil` for one that remains unchanged.
        var fromView: UIView?
        var toView: UIView?
        var containerView: UIView
        var presentationStyle = UIModalPresentationStyle.none
        /// A closure that returns the frame of a view controller's view at the beginning, in points of the container.
        var initialFrame: (UIViewController) -> CGRect
        var finalFrame: (UIViewController) -> CGRect
        /// The container view controller, which also has access to the transition's coordinator.
        var container: UIViewController?
    }

    let parts: Parts
    let animators: Animators?
    let coordinator: TransitionCoordinator
    let isAnimated = true
    let targetTransform = CGAffineTransform.identity
    private(set) var isInteractive = false { didSet { coordinator.isInteractive = isInteractive } }
    private(set) var transitionWasCancelled = false { didSet { coordinator.isCancelled = transitionWasCancelled } }
    /// Called when the transition is over, whether the animator or another object has ended it.
    var whenOver: () -> Void = {}
    /// The closure that ends the transition, or `nil` before the beginning and after the end.
    private var conclude: ((Bool) -> Void)?

    /// Creates a context.
    ///
    /// - Parameter duration: The duration of a transition without an animator.
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

    /// Begins the transition and gives the view controllers access to its coordinator.
    func begin(conclude: @escaping (Bool) -> Void) {
        self.conclude = conclude
        for controller in participants { controller.links.coordinator = coordinator }
        if let animator = animators?.animator {
            coordinator.transitionDuration = animator.transitionDuration(using: self)
        }
    }

    /// Starts the interactor or the animator, and then the animations of the coordinator.
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

    /// Ends the transition. The view controllers have no coordinator afterwards, and later calls to end it have no
    /// effect.
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
    /// The animator that replaces the system's animation, and the interactor that drives it.
    struct Animators {
        let animator: any UIViewControllerAnimatedTransitioning
        var interactor: (any UIViewControllerInteractiveTransitioning)?
    }
}
