extension UIPresentationController {
    /// Puts the presented view where it belongs.
    func placePresentedView() {
        guard let transitionView, let presentedView else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
        if !presentedView.isDescendant(of: transitionView) { transitionView.addSubview(presentedView) }
    }

    /// Takes the presented view back from an animator that had it elsewhere.
    func keepPresentedView() {
        guard let transitionView, presentedView?.isDescendant(of: transitionView) == false else { return }
        placePresentedView()
    }

    /// Tells the delegate in which style the presentation begins.
    func tellDelegateOfAdaptation(_ coordinator: TransitionCoordinator?) {
        guard original != nil || !(self is SystemPresentationController) else { return }
        heldDelegate?.presentationController(
            original ?? self, willPresentWithAdaptiveStyle: original == nil ? .none : presentationStyle,
            transitionCoordinator: coordinator)
    }

    /// Takes the views out of the hierarchy, and the presented one out of what it lay in unless it lies elsewhere already.
    func removeViews() {
        transitionView?.removeFromSuperview()
        for subview in transitionView?.subviews ?? [] { subview.removeFromSuperview() }
        transitionView = nil
        isInPlace = false
        releaseContent()
    }

    /// Tells the presented controller, if its size will change.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = presentedViewController.viewIfLoaded else { return }
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        guard view.bounds.size != size else { return }
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIPresentationController: UIContentContainer {}

extension UIPresentationController: UITraitEnvironment {}
