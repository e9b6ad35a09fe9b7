extension UIViewController {
    /// Replaces the view of one child with the view of another, and calls the appearance methods of both.
    func exchange(
        _ old: UIViewController,
        for new: UIViewController,
        duration: Duration,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parent === self && new.parent === self,
            "Children view controllers \(old) and \(new) must have a common parent view controller"
        )
        let transition = AppearanceTransition(
            leaving: [old],
            entering: [new],
            animated: duration > .zero,
            beginsWithEntering: true,
            duration: duration
        )
        transition.run(
            on: application,
            .init(
                install: {
                    old.view.superview?.addSubview(new.view)
                    animations?()
                },
                remove: { _ in old.view.removeFromSuperview() },
                done: { _ in completion?(true) }
            )
        )
    }
}
