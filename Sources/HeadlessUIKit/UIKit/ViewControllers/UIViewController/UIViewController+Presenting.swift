extension UIViewController {
    func presentFromPresenter(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(
            new.parent == nil && !presenters.contains { $0 === new },
            "NSInvalidArgumentException: Application tried to present modally an active controller \(new).")
        precondition(
            new !== self,
            "NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting "
                + "controller is \(self).")
        guard screen != nil else { return }
        precondition(
            new.styleOfPresentation != .none, "\(new) has the presentation style none, and can't be presented")
        guard viewIfLoaded?.window != nil else {
            return Console.log("\(attempt(to: new)) whose view is not in the window hierarchy.")
        }
        if let presenter = new.links.presenter {
            preconditionFailure(
                "NSInvalidArgumentException: Application tried to present modally a view controller \(new) that is "
                    + "already being presented by \(presenter).")
        }
        let original = new.presentationController(from: self)
        let presenter = original.shouldPresentInFullscreen ? outermost : presenterInContext
        if let presented = presenter.presented {
            return Console.log("\(attempt(to: new)) which is already presenting \(presented).")
        }
        guard !presenter.isBusyPresenting else {
            return Console.log("\(attempt(to: new)) while a presentation is in progress.")
        }
        original.prepare(presenter: presenter)
        let (presentation, controller) = adapted(original)
        precondition(
            controller.modalTransitionStyle != .partialCurl || presentation.presentationStyle == .fullScreen,
            "NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from "
                + "non-fullscreen view controller \(controller).")
        let animators = animated ? controller.animators(presentedBy: presenter, source: self) : nil
        presenter.show(controller, presentation, animators, animated: animated, completion: completion)
    }

    /// The view controllers that present this one, directly or through others.
    private var presenters: some Sequence<UIViewController> {
        sequence(first: outermost) { $0.links.presenter?.outermost }.dropFirst()
    }

    /// The beginning of a message about a presentation that doesn't take place.
    private func attempt(to new: UIViewController) -> String {
        "Attempt to present \(new) on \(outermost) (from \(self))"
    }

    /// A Boolean value indicating whether a presentation or dismissal is in progress. Until it is over, no other
    /// begins.
    ///
    /// A phone logs "Attempt to present … while a presentation is in progress" and ignores the call.
    var isPresentingOrDismissing: Bool {
        presentationState.isBeginning || presentationState.completion.map { !$0.hasRun } ?? false
    }

    /// A Boolean value indicating whether this view controller can't present at the moment.
    private var isBusyPresenting: Bool {
        presented != nil || isPresentingOrDismissing || links.presenter?.isPresentingOrDismissing == true
    }

    /// The nearest view controller that defines a context for the context styles, or else the outermost one.
    private var presenterInContext: UIViewController {
        selfAndAncestors.first(where: \.definesPresentationContext) ?? outermost
    }

    func presentationBegan(_ completion: TransitionCompletion) {
        presentationState.isBeginning = false
        presentationState.completion = completion
    }

    /// Dismisses the view controllers that this one presents, because it leaves its container.
    func abandonPresented() {
        guard presented != nil else { return }
        for controller in presentedChain { controller.presentationState.completion?.run() }
        if let presented { dismiss(presented.presentedChain, animated: false) }
    }

    /// Returns the presentation controller for the environment, and its view controller: the original ones, or those of
    /// the adaptive style.
    private func adapted(
        _ original: UIPresentationController
    ) -> (UIPresentationController, for: UIViewController) {
        let same = (original, for: original.presentedViewController)
        guard original.canAdapt else { return same }
        let style = original.adaptivePresentationStyle(for: traitCollection)
        return style == .none || style == original.presentationStyle ? same : original.substitute(in: style)
    }

    private func animators(
        presentedBy presenter: UIViewController, source: UIViewController
    ) -> TransitionContext.Animators? {
        let delegate = transitioningDelegate
        return delegate?.animationController(forPresented: self, presenting: presenter, source: source).map {
            .init(animator: $0, interactor: delegate?.interactionControllerForPresentation(using: $0))
        }
    }

    private func show(
        _ new: UIViewController,
        _ presentation: UIPresentationController,
        _ animators: TransitionContext.Animators?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let installedView, let container = installedView.superview else { return }
        presentationState.isBeginning = true
        presented = new
        new.links.presenter = self
        new.loadViewIfNeeded()
        new.appearance.reasons.insert(.presented)
        new.presentation = presentation
        new.presentationState.prepared = nil
        let under = TransitionView(for: presentation, frame: installedView.frame)
        presentation.transitionView = under
        (container as? UIWindow)?.layOut(under)
        container.addSubview(under)
        presentation.containerDidAppear()
        let removes = presentation.shouldRemovePresentersView
        let context =
            animated
            ? TransitionContext(presenting(new, by: presentation), animators: animators) : nil
        let transition = AppearanceTransition(
            leaving: removes ? [self] : [], entering: [new], animated: animated, endsWithEntering: true,
            context: context, started: { self.presentationBegan($0) })
        transition.run(
            on: application,
            .init(
                prepare: {
                    presentation.notifyDelegateOfAdaptation(context?.coordinator)
                    presentation.presentationTransitionWillBegin()
                },
                install: {
                    presentation.isPositioned = true
                    if animators == nil { presentation.positionPresentedView() }
                    if animators != nil, removes { under.insertSubview(installedView, at: 0) }
                    presentation.turnsInterface = self.application?.applyPreferredOrientation(of: new) ?? false
                },
                over: { if !$0 { self.forget(new) } },
                remove: { isCompleted in
                    if isCompleted {
                        if removes { self.installedView?.removeFromSuperview() }
                    } else {
                        if removes { self.putBack(below: under) }
                        presentation.removeViews()
                    }
                },
                done: {
                    new.appearance.reasons.remove(.presented)
                    presentation.presentationTransitionDidEnd($0)
                },
                completion: { completion?() }
            )
        )
    }

    /// Returns the parts of a presentation for an animator.
    private func presenting(
        _ new: UIViewController, by presentation: UIPresentationController
    ) -> TransitionContext.Parts {
        let removes = presentation.shouldRemovePresentersView
        let container = presentation.transitionView!
        return .init(
            from: self, to: new, fromView: removes ? animatedView : nil, toView: presentation.presentedView,
            containerView: container, presentationStyle: presentation.presentationStyle,
            initialFrame: { [weak self] in
                $0 === self ? self?.viewIfLoaded?.frame(in: container) ?? container.bounds : .zero
            },
            finalFrame: { [weak self, weak new] in
                if $0 === new { return presentation.frameOfPresentedViewInContainerView }
                return $0 === self && !removes ? self?.viewIfLoaded?.frame(in: container) ?? .zero : .zero
            }
        )
    }
}
