/// A transition in which the views of some view controllers disappear and those of others appear, with the appearance
/// callbacks in order.
@MainActor
struct AppearanceTransition {
    /// The default duration of a transition.
    ///
    /// - Note: Undocumented by Apple. The value is close to the duration that is reported for a push.
    static let duration = Duration.milliseconds(350)

    let leaving: [UIViewController]
    let entering: [UIViewController]
    let animated: Bool
    /// A Boolean value indicating whether the entering view controllers are notified first when the transition begins.
    ///
    /// Pushes and presentations begin with the leaving view controllers, and tabs with the entering ones. Presentations
    /// end with the entering view controllers, as `endsWithEntering` indicates.
    ///
    /// - Note: Undocumented by Apple. The order is reported by many sources.
    var beginsWithEntering = false
    var endsWithEntering = false
    var duration = Self.duration
    /// The transition context for animators, or `nil` if the transition isn't animated or isn't between two view
    /// controllers.
    var context: TransitionContext?
    /// Called when the transition has started, with the remaining part, before any of that part is performed.
    var started: (TransitionCompletion) -> Void = { _ in }

    /// The steps of a transition. A step with a Boolean parameter receives `true` if the transition wasn't canceled.
    @MainActor
    struct Steps {
        /// Called before the view controllers are notified.
        var prepare: () -> Void = {}
        /// Called to add the new views. An animator adds its views itself.
        var install: () -> Void
        /// Called when the transition is over, before any other step, so that callbacks find the transition completed.
        var over: (Bool) -> Void = { _ in }
        /// Called to remove the views that disappear.
        var remove: (Bool) -> Void
        /// Called after all view controllers are notified.
        var done: (Bool) -> Void
        var completion: () -> Void = {}
        /// Called last, after the animator is notified of the end of the transition.
        var afterwards: () -> Void = {}
    }

    /// The window in which the transition takes place.
    private var window: UIWindow? { (entering + leaving).lazy.compactMap(\.hostWindow).first }

    /// Performs all steps.
    ///
    /// A transition that the app's animator performs ends when the animator reports its completion. Any other animated
    /// transition ends when the phone's clock has advanced, or when it is finished early. A transition that isn't
    /// animated ends immediately.
    func run(on application: UIApplication?, _ steps: Steps) {
        let hosts = leaving.filter(\.appearance.isInWindow)
        let window = window
        let completion = TransitionCompletion(isAnimatorsTurn: context?.animators != nil) { [weak window] isCompleted in
            conclude(isCompleted, hosts, in: window, on: application, steps)
        }
        context?.begin { [weak completion] in completion?.run($0) }
        steps.prepare()
        if beginsWithEntering { begin(entering, isAppearing: true) }
        begin(leaving, isAppearing: false)
        begin(entering, isAppearing: true)
        started(completion)
        steps.install()
        context?.animate()
        guard !completion.hasRun else { return }
        for controller in entering { controller.notifyIsAppearing() }
        application?.updateFromControllers(in: self.window ?? window)
        guard !completion.hasRun else { return }
        if completion.isAnimatorsTurn {
            application?.pendingTransitions.completions.append(completion)
        } else if animated, let phone = application?.phone, phone.viewAnimations.isEnabled {
            phone.timeline.add(.init { completion.run() }, at: phone.timeline.now + duration)
        } else {
            completion.run()
        }
    }

    /// Ends the transition, completed or canceled, and notifies the view controllers.
    ///
    /// - Parameters:
    ///   - hosts: The leaving view controllers whose views were visible at the beginning.
    ///   - window: The window of the transition at its beginning.
    private func conclude(
        _ isCompleted: Bool, _ hosts: [UIViewController], in window: UIWindow?, on application: UIApplication?,
        _ steps: Steps
    ) {
        context?.end(completed: isCompleted)
        application?.pendingTransitions.completions.removeAll(where: \.hasRun)
        steps.over(isCompleted)
        for controller in entering { controller.viewIfLoaded?.window?.layoutIfNeeded() }
        if isCompleted {
            if endsWithEntering { finish(entering) { $0.isInWindow } }
            steps.remove(true)
            finish(leaving) { !$0.isInWindow }
            finish(entering) { $0.isInWindow }
        } else {
            turnBack(hosts, steps)
        }
        application?.updateFromControllers(in: window ?? self.window)
        steps.done(isCompleted)
        context?.coordinator.complete()
        steps.completion()
        context?.animators?.animator.animationEnded(isCompleted)
        steps.afterwards()
    }

    /// Reverses a canceled transition: the entered views disappear, and the leaving views appear again.
    ///
    /// The order is that of published logs of a canceled swipe back.
    private func turnBack(_ hosts: [UIViewController], _ steps: Steps) {
        let (guests, hosts) = (entering.filter(\.appearance.isInWindow), hosts.filter { !$0.appearance.isInWindow })
        begin(guests, isAppearing: false)
        steps.remove(false)
        finish(guests) { !$0.isInWindow }
        begin(hosts, isAppearing: true)
        finish(hosts) { $0.isInWindow }
    }

    /// Ends the transition of the view controllers that still move in the expected direction. Any other is part of
    /// another transition.
    private func finish(_ controllers: [UIViewController], where isStill: (Appearance) -> Bool) {
        for controller in controllers where isStill(controller.appearance) { controller.endTransition() }
    }

    /// Begins the transition of the view controllers. Those that have already begun aren't notified again.
    private func begin(_ controllers: [UIViewController], isAppearing: Bool) {
        for controller in controllers { controller.beginTransition(isAppearing: isAppearing, animated: animated) }
    }
}

/// The remaining part of a transition in progress.
@MainActor
final class TransitionCompletion {
    private var action: (@MainActor (Bool) -> Void)?
    /// A Boolean value indicating whether the app's animator determines the end of the transition.
    let isAnimatorsTurn: Bool

    init(isAnimatorsTurn: Bool, _ action: @escaping @MainActor (Bool) -> Void) {
        self.isAnimatorsTurn = isAnimatorsTurn
        self.action = action
    }

    var hasRun: Bool { action == nil }

    /// Performs the remaining part. Later calls have no effect.
    func run(_ isCompleted: Bool = true) {
        let action = action
        self.action = nil
        action?(isCompleted)
    }
}

/// The completions of transitions that end only when the app's animator ends them.
@MainActor
private final class PendingTransitions: AppObjectOwner {
    var completions: [TransitionCompletion] = []

    func releaseAppObjects() {
        completions = []
    }
}

extension UIApplication {
    fileprivate var pendingTransitions: PendingTransitions {
        states[PendingTransitions.self, default: PendingTransitions()]
    }
}
