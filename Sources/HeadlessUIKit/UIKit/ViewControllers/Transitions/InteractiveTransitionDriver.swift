/// An interactive transition in progress: its paused animations and their progress.
@MainActor
final class InteractiveTransitionDriver {
    /// The context of the transition. The transition retains it until it is over.
    private weak var context: TransitionContext?
    private let pausedAnimations: PausedAnimations
    private(set) var percentComplete: CGFloat = 0
    /// The run of the animations to their end or beginning, after the interaction is over.
    private var run: Run?

    private struct Run {
        var waiter: Int
        var start: Duration
        var duration: Duration
        var from: CGFloat
        var to: CGFloat
    }

    /// Creates a driver, or returns `nil` if the context isn't the system's, because such a context has no animators.
    init?(_ context: any UIViewControllerContextTransitioning) {
        guard let context = context as? TransitionContext else { return nil }
        self.context = context
        pausedAnimations = PausedAnimations(of: context.containerView.window ?? context.containerView)
    }

    private var phone: Phone { Phone.required(by: "UIPercentDrivenInteractiveTransition") }

    var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

    func start() {
        guard let context else { return }
        let outer = phone.viewAnimations.paused
        phone.viewAnimations.paused = pausedAnimations
        defer { phone.viewAnimations.paused = outer }
        context.coordinator.pausedAnimations = pausedAnimations
        context.whenOver = { [weak self] in self?.end() }
        context.animators?.animator.animateTransition(using: context)
    }

    func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Ends the interaction and runs the animations to their end or back to their beginning.
    ///
    /// The remaining part takes as long as in the entire animation, divided by the speed. Source: Apple,
    /// "completionSpeed".
    func run(toEnd: Bool, speed: CGFloat) {
        guard let context, context.isInteractive else { return }
        if toEnd { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let distance = toEnd ? 1 - percentComplete : percentComplete
        let time = Duration.seconds(Double(duration * distance / max(speed, 0.001)))
        let timeline = phone.timeline
        let waiter = timeline.add(.init { self.arrive(atEnd: toEnd) }, at: timeline.now + time)
        run = Run(
            waiter: waiter, start: timeline.now, duration: time, from: percentComplete, to: toEnd ? 1 : 0)
    }

    func pause() {
        guard let run else { return }
        self.run = nil
        let timeline = phone.timeline
        timeline.cancel(run.waiter)
        let part = run.duration > .zero ? CGFloat((timeline.now - run.start) / run.duration) : 1
        percentComplete = run.from + (run.to - run.from) * part
        context?.pauseInteractiveTransition()
    }

    /// Completes the paused animations after the transition is over.
    private func end() {
        if let run { phone.timeline.cancel(run.waiter) }
        run = nil
        pausedAnimations.complete()
    }

    private func arrive(atEnd: Bool) {
        run = nil
        if !atEnd { pausedAnimations.undo() }
        pausedAnimations.complete()
    }
}
