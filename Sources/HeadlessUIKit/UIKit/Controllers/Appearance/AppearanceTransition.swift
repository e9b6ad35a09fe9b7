/// Lets some controllers' views go and others come, with their callbacks in order.
@MainActor
struct AppearanceTransition {
    /// Open: Apple gives no figure; about this much is reported for a push.
    static let duration = Duration.milliseconds(350)

    let leaving: [UIViewController]
    let entering: [UIViewController]
    let animated: Bool
    /// Who hears first: pushes and presentations begin with those that leave, tabs with those that enter; presentations
    /// end with those that enter. Reported by many; Apple promises no order.
    var beginsWithEntering = false
    var endsWithEntering = false
    var duration = Self.duration
    /// What those who animate it see; nil for one that is not animated, or not between two controllers.
    var context: TransitionContext?
    /// Gets what is left to do, before any of it is done.
    var started: (TransitionEnd) -> Void = { _ in }

    /// What is done on the way; where a step gets a truth value, it says whether the transition was not cancelled.
    @MainActor
    struct Steps {
        /// Before anybody hears.
        var prepare: () -> Void = {}
        /// Puts the new views in place; those that an animator puts in place itself are left to it.
        var install: () -> Void
        /// The transition is over: first of all, so that whoever hears of it finds it so.
        var over: (Bool) -> Void = { _ in }
        /// Takes away the views that are to go.
        var remove: (Bool) -> Void
        /// All have heard.
        var done: (Bool) -> Void
        var completion: () -> Void = {}
        /// Last of all: the animator, too, knows that it is over.
        var afterwards: () -> Void = {}
    }

    /// Goes through all steps.
    ///
    /// A transition that an animator of the app's animates is over when the animator says so. Another animated one is over
    /// when the phone's clock has moved on, or when somebody finishes it; one that is not animated, at once.
    func run(on application: UIApplication?, _ steps: Steps) {
        let hosts = leaving.filter(\.appearance.isInWindow)
        let end = TransitionEnd(isAnimatorsTurn: context?.animators != nil) { isCompleted in
            conclude(isCompleted, hosts, on: application, steps)
        }
        context?.begin { [weak end] in end?.reach($0) }
        steps.prepare()
        if beginsWithEntering { begin(entering, isAppearing: true) }
        begin(leaving, isAppearing: false)
        begin(entering, isAppearing: true)
        started(end)
        steps.install()
        context?.animate()
        guard !end.isReached else { return }
        for controller in entering { controller.tellIsAppearing() }
        application?.askControllers()
        guard !end.isReached else { return }
        if end.isAnimatorsTurn {
            application?.transitionEnds.append(end)
        } else if animated, let phone = application?.phone, phone.animatesViews {
            phone.timeline.add(.init { end.reach() }, at: phone.timeline.now + duration)
        } else {
            end.reach()
        }
    }

    /// - Parameter hosts: Those that showed at the beginning and leave.
    private func conclude(
        _ isCompleted: Bool, _ hosts: [UIViewController], on application: UIApplication?, _ steps: Steps
    ) {
        context?.end(completed: isCompleted)
        application?.transitionEnds.removeAll(where: \.isReached)
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
        application?.askControllers()
        steps.done(isCompleted)
        context?.coordinator.complete()
        steps.completion()
        context?.animators?.animator.animationEnded(isCompleted)
        steps.afterwards()
    }

    /// Those that came go again, and those that went come again.
    ///
    /// The order is that of published logs of a swipe back that was given up.
    private func turnBack(_ hosts: [UIViewController], _ steps: Steps) {
        let (guests, hosts) = (entering.filter(\.appearance.isInWindow), hosts.filter { !$0.appearance.isInWindow })
        begin(guests, isAppearing: false)
        steps.remove(false)
        finish(guests) { !$0.isInWindow }
        begin(hosts, isAppearing: true)
        finish(hosts) { $0.isInWindow }
    }

    /// Those that have changed their direction meanwhile are in the hands of another transition.
    private func finish(_ controllers: [UIViewController], where isStill: (Appearance) -> Bool) {
        for controller in controllers where isStill(controller.appearance) { controller.endTransition() }
    }

    /// Those that have begun are not notified again.
    private func begin(_ controllers: [UIViewController], isAppearing: Bool) {
        for controller in controllers { controller.beginTransition(isAppearing: isAppearing, animated: animated) }
    }
}

/// What is left to do of a transition that is under way.
@MainActor
final class TransitionEnd {
    private var action: (@MainActor (Bool) -> Void)?
    /// Whether an animator of the app's says when it is time.
    let isAnimatorsTurn: Bool

    init(isAnimatorsTurn: Bool, _ action: @escaping @MainActor (Bool) -> Void) {
        self.isAnimatorsTurn = isAnimatorsTurn
        self.action = action
    }

    var isReached: Bool { action == nil }

    /// Does it; once.
    func reach(_ isCompleted: Bool = true) {
        let action = action
        self.action = nil
        action?(isCompleted)
    }
}
