extension UIViewController {
    /// Dismisses the view controller that this one or one of its containers presents, or else this view controller.
    ///
    /// - Note: Undocumented by Apple. This implementation calls the completion closure if there is no view controller
    ///   to dismiss.
    func dismissFromPresenter(animated: Bool, completion: (() -> Void)?) {
        let presenter = selfAndAncestors.first { $0.presented != nil } ?? presentingViewController
        guard let presenter, let presented = presenter.presented else {
            completion?()
            return
        }
        presenter.dismiss(presented.presentedChain, animated: animated, completion: completion)
    }

    /// Dismisses this view controller for the user. Returns `true` if it is dismissed.
    func dismissByUser(willDismiss: @escaping () -> Void, didDismiss: @escaping () -> Void) -> Bool {
        guard let presenter = links.presenter, !presenter.isPresentingOrDismissing else { return false }
        presenter.dismiss(
            presentedChain, animated: true, willDismiss: willDismiss, didEnd: { if $0 { didDismiss() } })
        return true
    }

    /// Dismisses a presented view controller with all that it presents in turn.
    ///
    /// Only the last view controller is animated, so its animator and interaction apply. Source: Apple,
    /// "dismiss(animated:completion:)".
    func dismiss(
        _ chain: [UIViewController],
        animated: Bool,
        willDismiss: @escaping () -> Void = {},
        didEnd: @escaping (Bool) -> Void = { _ in },
        completion: (() -> Void)? = nil
    ) {
        let (first, last) = (chain[0], chain[chain.count - 1])
        guard first.installedView != nil, !([self] + chain).contains(where: \.isPresentingOrDismissing) else { return }
        presentationState.isBeginning = true
        for controller in chain { controller.appearance.reasons.insert(.dismissed) }
        let presentations = chain.compactMap(\.presentation)
        let removesPresenter = first.presentation?.shouldRemovePresentersView ?? false
        // A view controller in a tab that isn't selected or is disappearing can also dismiss.
        let containersStay = selfAndAncestors.dropFirst().allSatisfy(\.appearance.isInWindow)
        let isSeen = containersStay && chain.contains { $0.installedView?.window != nil }
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
                        self.installedView?.removeFromSuperview()
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

    /// Returns the parts of a dismissal for an animator.
    ///
    /// - Parameter removes: `true` if this view controller's view is added to the hierarchy again.
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

    /// Adds the presenting view controller's view again where the presented view is or was, which another view can have
    /// replaced.
    private func putBack(below chain: [UIViewController]) {
        putBack(below: chain.compactMap(\.installedView))
    }

    private func putBack(below views: [UIView]) {
        if let front = views.first(where: { $0.superview != nil }) ?? views.first { putBack(below: front) }
    }

    /// Adds the presenting view controller's view again, below a view that covers it.
    func putBack(below front: UIView) {
        presentation?.keepPresentedView()
        guard let installedView, let container = front.superview, installedView.superview !== container else { return }
        if let window = container as? UIWindow {
            window.layOut(installedView)
        } else {
            installedView.frame = front.frame
        }
        container.insertSubview(installedView, belowSubview: front)
        // A presentation that has adapted in the meantime may no longer remove its presenter's view.
        if presentation?.shouldRemovePresentersView == false, let presenter = links.presenter,
            presenter.installedView?.superview == nil
        {
            presenter.putBack(below: installedView)
        }
    }

    /// This view controller and the presented ones, from back to front.
    var presentedChain: [UIViewController] {
        Array(sequence(first: self) { $0.presented })
    }

    /// The view controller that this one presents, unless it is being dismissed.
    var lastingPresented: UIViewController? {
        presented.flatMap { $0.appearance.reasons.contains(.dismissed) ? nil : $0 }
    }

    /// Removes the references between this view controller and a presented one, before the latter's last appearance
    /// callback.
    func forget(_ presented: UIViewController) {
        self.presented = nil
        presented.links.presenter = nil
        presented.presentation = nil
        presented.presentationState.adapted = nil
        presented.presentationState.replaced = nil
    }
}
