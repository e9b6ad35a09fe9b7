extension UIViewController {
    /// Asks the presenter: this controller if it or a container around it presents, else whoever presents it.
    ///
    /// Open: what a phone does with the completion when there is nothing to dismiss; here it runs.
    func dismissFromPresenter(animated: Bool, completion: (() -> Void)?) {
        let presenter = lineage.first { $0.presented != nil } ?? presentingViewController
        guard let presenter, let presented = presenter.presented else {
            completion?()
            return
        }
        presenter.dismiss(presented.presentedChain, animated: animated, completion: completion)
    }

    /// Somebody sends this controller away; whether it goes.
    func dismissByUser(willDismiss: @escaping () -> Void, didDismiss: @escaping () -> Void) -> Bool {
        guard let presenter = links.presenter, !presenter.isPresentingOrDismissing else { return false }
        presenter.dismiss(
            presentedChain, animated: true, willDismiss: willDismiss, didEnd: { if $0 { didDismiss() } })
        return true
    }

    /// Lets a presented controller go, with all that it presents in turn.
    ///
    /// Only the last is seen to go, so its animator and its interaction count (Apple, "dismiss(animated:completion:)").
    func dismiss(
        _ chain: [UIViewController],
        animated: Bool,
        willDismiss: @escaping () -> Void = {},
        didEnd: @escaping (Bool) -> Void = { _ in },
        completion: (() -> Void)? = nil
    ) {
        let (first, last) = (chain[0], chain[chain.count - 1])
        guard first.placedView != nil, !([self] + chain).contains(where: \.isPresentingOrDismissing) else { return }
        beginsPresentation = true
        for controller in chain { controller.appearance.reasons.insert(.dismissed) }
        let presentations = chain.compactMap(\.presentation)
        let removesPresenter = first.presentation?.shouldRemovePresentersView ?? false
        // A tab that is not selected, or one that goes, may dismiss, too.
        let containersStay = lineage.dropFirst().allSatisfy(\.appearance.isInWindow)
        let isSeen = containersStay && chain.contains { $0.placedView?.window != nil }
        let animators = animated && isSeen ? last.animatorsOfDismissal : nil
        let context =
            animated ? TransitionContext(dismissing(last, removed: removesPresenter), animators: animators) : nil
        let transition = AppearanceTransition(
            leaving: chain.reversed(), entering: removesPresenter && isSeen ? [self] : [], animated: animated,
            endsWithEntering: true, context: context, started: { self.presentationBegan($0) })
        transition.run(
            on: application,
            .init(
                prepare: {
                    willDismiss()
                    for presentation in presentations { presentation.dismissalTransitionWillBegin() }
                },
                install: {
                    if first.presentation?.turnsInterface == true { self.application?.followDevice() }
                    if removesPresenter, animators == nil { self.putBack(below: chain) }
                },
                over: { isCompleted in
                    guard isCompleted else { return }
                    for controller in chain { controller.links.presenter?.forget(controller) }
                    if removesPresenter { self.putBack(below: presentations.compactMap(\.transitionView)) }
                },
                remove: { isCompleted in
                    if isCompleted {
                        for presentation in presentations { presentation.removeViews() }
                    } else if removesPresenter {
                        self.presentation?.keepPresentedView()
                        self.placedView?.removeFromSuperview()
                    }
                },
                done: { isCompleted in
                    for controller in chain { controller.appearance.reasons.remove(.dismissed) }
                    for presentation in presentations { presentation.dismissalTransitionDidEnd(isCompleted) }
                    self.application?.updateKeyboard()
                    didEnd(isCompleted)
                },
                completion: { completion?() }
            )
        )
    }

    private var animatorsOfDismissal: TransitionContext.Animators? {
        let delegate = transitioningDelegate
        return delegate?.animationController(forDismissed: self).map {
            .init(animator: $0, interactor: delegate?.interactionControllerForDismissal(using: $0))
        }
    }

    /// What an animator sees of a dismissal by this controller.
    ///
    /// - Parameter removes: Whether this controller's view comes back.
    private func dismissing(_ last: UIViewController, removed removes: Bool) -> TransitionContext.Parts {
        let presentation = last.presentation
        let container = presentation?.transitionView ?? UIView()
        return .init(
            from: last, to: self, fromView: presentation?.presentedView, toView: removes ? animatedView : nil,
            containerView: container, presentationStyle: presentation?.presentationStyle ?? .none,
            initialFrame: { [weak self, weak last] in
                if $0 === last { return presentation?.presentedView?.frame ?? .zero }
                return $0 === self && !removes ? self?.viewIfLoaded?.frame(in: container) ?? .zero : .zero
            },
            finalFrame: { [weak self] in
                $0 === self ? self?.viewIfLoaded?.frame(in: container) ?? container.bounds : .zero
            }
        )
    }

    /// Brings the presenter's view back to where the presented one lies, or lay: another may have taken its place.
    private func putBack(below chain: [UIViewController]) {
        putBack(below: chain.compactMap(\.placedView))
    }

    private func putBack(below views: [UIView]) {
        if let front = views.first(where: { $0.superview != nil }) ?? views.first { putBack(below: front) }
    }

    /// Brings the presenter's view back below one that covers it.
    func putBack(below front: UIView) {
        presentation?.keepPresentedView()
        guard let placedView, let container = front.superview, placedView.superview !== container else { return }
        if let window = container as? UIWindow {
            window.place(placedView)
        } else {
            placedView.frame = front.frame
        }
        container.insertSubview(placedView, belowSubview: front)
    }

    /// This controller, what it presents, and so on to the front.
    var presentedChain: [UIViewController] {
        Array(sequence(first: self) { $0.presented })
    }

    /// What this controller presents, unless that is on its way out.
    var lastingPresented: UIViewController? {
        presented.flatMap { $0.appearance.reasons.contains(.dismissed) ? nil : $0 }
    }

    /// This controller presents another no longer: in its last callback of appearance the other knows.
    func forget(_ presented: UIViewController) {
        self.presented = nil
        presented.links.presenter = nil
        presented.presentation = nil
        presented.adaptedPresentation = nil
    }
}
