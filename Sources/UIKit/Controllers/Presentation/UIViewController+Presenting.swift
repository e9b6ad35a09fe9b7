/// How a controller is being presented.
@MainActor
struct Presentation {
    let style: UIModalPresentationStyle
    /// What the presented view lies in; it takes the touches beside a sheet.
    let transitionView: TransitionView
    /// Whether the interface stands as the controller prefers, and no longer as the device is held.
    var turnsInterface = false

    /// Takes the view out of the hierarchy, and out of what it lay in unless it lies elsewhere already.
    func removeViews() {
        transitionView.removeFromSuperview()
        for subview in transitionView.subviews { subview.removeFromSuperview() }
    }
}

extension UIViewController {
    func presentFromPresenter(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(new.parent == nil, "Application tried to present modally an active controller \(new).")
        precondition(new !== self, "Application tried to present modal view controller on itself.")
        guard let hardware = screen?.hardware else { return }
        let style = new.modalPresentationStyle.resolved(automatic: new.automaticPresentationStyle, on: hardware)
        precondition(style != .none, "a controller cannot be presented in the style none")
        let presenter = presenter(for: style)
        guard viewIfLoaded?.window != nil, new.links.presenter == nil, presenter.presented == nil,
            !presenter.isPresentingOrDismissing, presenter.links.presenter?.isPresentingOrDismissing != true
        else { return }
        presenter.show(new, style: style, animated: animated, completion: completion)
    }

    /// Whether what this controller presents is still on its way; nothing else is presented or dismissed meanwhile.
    ///
    /// A phone writes "Attempt to present … while a presentation is in progress" and does nothing.
    var isPresentingOrDismissing: Bool { beginsPresentation || presentationEnd.map { !$0.isReached } ?? false }

    /// Who presents: the nearest controller that defines a context for the styles in one, else the outermost.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        let definer = style.isInContext ? lineage.first(where: \.definesPresentationContext) : nil
        return definer ?? outermost
    }

    func presentationBegan(_ end: TransitionEnd) {
        beginsPresentation = false
        presentationEnd = end
    }

    /// A controller that leaves its container takes what it presents itself with it.
    func abandonPresented() {
        guard presented != nil else { return }
        presentationEnd?.reach()
        if let presented { dismiss(presented.presentedChain, animated: false, completion: nil) }
    }

    private func show(
        _ new: UIViewController,
        style: UIModalPresentationStyle,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let placedView, let container = placedView.superview else { return }
        beginsPresentation = true
        presented = new
        new.links.presenter = self
        new.loadViewIfNeeded()
        new.appearance.reasons.insert(.presented)
        let transition = AppearanceTransition(
            leaving: style.removesPresenter ? [self] : [],
            entering: [new],
            animated: animated,
            endsWithEntering: true,
            started: { self.presentationBegan($0) }
        )
        transition.run(on: application) {
            let under = TransitionView(controller: new, frame: placedView.frame)
            new.presentation = Presentation(style: style, transitionView: under)
            under.resizeSubviews(from: .zero)
            (container as? UIWindow)?.place(under)
            container.addSubview(under)
            let turns = application?.takePreferredOrientation(of: new) ?? false
            new.presentation?.turnsInterface = turns
        } remove: {
            if style.removesPresenter { self.placedView?.removeFromSuperview() }
        } done: {
            new.appearance.reasons.remove(.presented)
            completion?()
        }
    }
}
