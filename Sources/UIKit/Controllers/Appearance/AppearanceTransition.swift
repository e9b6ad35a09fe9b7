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
    /// Gets what is left to do, before any of it is done.
    var started: (TransitionEnd) -> Void = { _ in }

    /// Puts the new views in place, and when the transition is over takes the old ones away.
    ///
    /// `over` is done first of all that is done then: whoever hears of the end finds it so. An animated one is over when the phone's clock has moved on, or when somebody finishes it.
    func run(
        on application: UIApplication?,
        install: () -> Void,
        over: @escaping @MainActor () -> Void = {},
        remove: @escaping @MainActor () -> Void,
        done: @escaping @MainActor () -> Void
    ) {
        if beginsWithEntering { begin(entering, isAppearing: true) }
        begin(leaving, isAppearing: false)
        begin(entering, isAppearing: true)
        install()
        for controller in entering { controller.tellIsAppearing() }
        application?.askControllers()
        let end = TransitionEnd {
            over()
            for controller in entering { controller.viewIfLoaded?.window?.layoutIfNeeded() }
            if endsWithEntering { finish(entering) { $0.isInWindow } }
            remove()
            finish(leaving) { !$0.isInWindow }
            finish(entering) { $0.isInWindow }
            application?.askControllers()
            done()
        }
        started(end)
        guard animated, let phone = application?.phone, phone.animatesViews else { return end.reach() }
        phone.timeline.add(.init { end.reach() }, at: phone.timeline.now + duration)
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
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    var isReached: Bool { action == nil }

    /// Does it; once.
    func reach() {
        let action = action
        self.action = nil
        action?()
    }
}
