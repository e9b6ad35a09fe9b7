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

    /// Lets a presented controller go, with all that it presents in turn.
    func dismiss(_ chain: [UIViewController], animated: Bool, completion: (() -> Void)?) {
        let first = chain[0]
        guard let firstView = first.placedView, !isPresentingOrDismissing else { return }
        beginsPresentation = true
        for controller in chain { controller.appearance.reasons.insert(.dismissed) }
        let removesPresenter = first.presentation?.style.removesPresenter ?? false
        let presentations = chain.compactMap(\.presentation)
        let transition = AppearanceTransition(
            leaving: chain.reversed(),
            entering: removesPresenter ? [self] : [],
            animated: animated,
            endsWithEntering: true,
            started: { self.presentationBegan($0) }
        )
        transition.run(on: application) {
            if first.presentation?.turnsInterface == true { application?.followDevice() }
            if removesPresenter { putBack(below: firstView, of: chain) }
        } over: {
            for controller in chain { controller.forgetPresentation() }
            self.presented = nil
        } remove: {
            for presentation in presentations { presentation.removeViews() }
        } done: {
            for controller in chain { controller.appearance.reasons.remove(.dismissed) }
            completion?()
        }
    }

    /// Brings the presenter's view back to where the presented one lies, or lay: another may have taken its place.
    private func putBack(below covering: UIView, of chain: [UIViewController]) {
        let front = chain.compactMap(\.placedView).first { $0.superview != nil } ?? covering
        guard let placedView, let container = front.superview else { return }
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

    /// The controller is presented no longer, and presents nothing: in its last callback of appearance it knows.
    func forgetPresentation() {
        links.presenter = nil
        presentation = nil
        presented = nil
    }
}
