extension UIPresentationController {
    /// Sets the frame of the presented view, and adds the view to the container.
    func positionPresentedView() {
        guard let transitionView, let presentedView else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
        if !presentedView.isDescendant(of: transitionView) { transitionView.addSubview(presentedView) }
    }

    /// Restores the presented view to the container if an animator has moved it elsewhere.
    func keepPresentedView() {
        guard let transitionView, presentedView?.isDescendant(of: transitionView) == false else { return }
        positionPresentedView()
    }

    /// Notifies the delegate of the style in which the presentation begins.
    func notifyDelegateOfAdaptation(_ coordinator: TransitionCoordinator?) {
        guard original != nil || !(self is SystemPresentationController) else { return }
        heldDelegate?.presentationController(
            original ?? self, willPresentWithAdaptiveStyle: original == nil ? .none : presentationStyle,
            transitionCoordinator: coordinator)
    }

    /// Removes the views from the hierarchy, and releases the presented view, unless it already has another superview.
    func removeViews() {
        transitionView?.removeFromSuperview()
        for subview in transitionView?.subviews ?? [] { subview.removeFromSuperview() }
        transitionView = nil
        isPositioned = false
        releaseContent()
    }

    /// Notifies the presented view controller if its size changes, or if the interface turns by 180 degrees.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = presentedViewController.viewIfLoaded else { return }
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        guard view.bounds.size != size || coordinator.isHalfTurn else { return }
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIPresentationController: UIContentContainer {}

extension UIPresentationController: UITraitEnvironment {}
