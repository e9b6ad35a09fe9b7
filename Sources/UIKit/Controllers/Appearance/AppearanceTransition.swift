/// Lets some controllers' views go and others come, with their callbacks in order.
@MainActor
struct AppearanceTransition {
    let leaving: [UIViewController]
    let entering: [UIViewController]
    let animated: Bool
    /// The order of the callbacks; those that begin and those that end.
    var beginsWithEntering = false
    var endsWithEntering = false

    /// Puts the new views in place, and when the transition is over takes the old ones away.
    func run(
        on application: UIApplication?,
        install: () -> Void,
        remove: @escaping @MainActor () -> Void,
        done: @escaping @MainActor () -> Void
    ) {
        if beginsWithEntering { begin(entering, true) }
        begin(leaving, false)
        begin(entering, true)
        install()
        for controller in entering { controller.tellIsAppearing() }
        application?.askControllers()
        let finish: @MainActor () -> Void = {
            for controller in entering { controller.viewIfLoaded?.window?.layoutIfNeeded() }
            if endsWithEntering { for controller in entering { controller.endTransition() } }
            remove()
            for controller in leaving { controller.endTransition() }
            for controller in entering { controller.endTransition() }
            application?.askControllers()
            done()
        }
        guard let application else { return finish() }
        application.afterTransition(animated: animated, finish)
    }

    private func begin(_ controllers: [UIViewController], _ isAppearing: Bool) {
        for controller in controllers { controller.beginTransition(isAppearing, animated: animated) }
    }
}

extension UIApplication {
    /// Runs code when a transition that begins now is over.
    func afterTransition(animated: Bool, _ action: @escaping @MainActor () -> Void) {
        action()
    }
}
