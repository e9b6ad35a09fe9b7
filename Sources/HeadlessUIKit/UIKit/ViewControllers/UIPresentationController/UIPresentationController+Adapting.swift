extension UIPresentationController {
    /// Returns the presentation controller that replaces this one in an adaptive style, and its view controller: the
    /// same one, or the delegate's.
    func substitute(in style: UIModalPresentationStyle) -> (UIPresentationController, for: UIViewController) {
        let presented = presentedViewController
        let controller =
            heldDelegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? presented
        let isSame = controller === presented
        precondition(
            isSame || controller.parent == nil && controller.links.presenter == nil,
            "the view controller for an adaptive style is presented already, or is a child: \(controller)")
        let popover = self as? UIPopoverPresentationController
        let sheet = style == .pageSheet && isSame ? popover?.adaptiveSheetPresentationController : nil
        let presentation = sheet ?? controller.makePresentationController(style)
        presentation.original = self
        presentation.heldDelegate = heldDelegate
        presentation.prepare(presenter: presentingViewController)
        heldDelegate?.presentationController(self, prepare: presentation)
        controller.presentationState.adapted = self
        if !isSame { controller.presentationState.replaced = presented }
        return (presentation, controller)
    }

    /// Adapts the visible presentation before the horizontal size class changes: it changes to the adaptive style, or
    /// back to the original one.
    ///
    /// - Note: Undocumented by Apple. The delegate's methods are called in the order of the beginning of a
    ///   presentation.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)
    ///   and
    ///   https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:viewcontrollerforadaptivepresentationstyle:)
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let original = original ?? self
        guard traits.horizontalSizeClass != currentTraits.horizontalSizeClass, isSettled, original.canAdapt
        else { return }
        let wanted = original.adaptivePresentationStyle(for: traits)
        let style = wanted == .none ? original.presentationStyle : wanted
        let delegate = original.heldDelegate
        guard style != presentationStyle else {
            delegate?.presentationController(
                original, willPresentWithAdaptiveStyle: original === self ? .none : style,
                transitionCoordinator: coordinator)
            return
        }
        let isOriginal = style == original.presentationStyle
        guard isOriginal || !style.isInContext && style != .custom else { return }
        let (new, next) = isOriginal ? (original, original.presentedViewController) : original.substitute(in: style)
        delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: isOriginal ? .none : style, transitionCoordinator: coordinator)
        _ = coordinator.animate(alongsideTransition: { _ in self.giveWay(to: new, for: next) }, completion: nil)
    }

    /// A Boolean value indicating whether the presentation isn't beginning or ending.
    private var isSettled: Bool {
        !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
    }

    /// The traits of the container, or those of the window if another presentation has removed the container.
    private var currentTraits: UITraitCollection {
        guard containerView?.window == nil else { return traitCollection }
        return presentedViewController.windowAround?.traitCollection ?? traitCollection
    }

    /// Moves the presentation to another presentation controller, and to its view controller.
    ///
    /// - Note: Undocumented by Apple. The presented view controller disappears and appears here, because its view
    ///   changes to another container, unless the delegate's view controller contains it. The transition methods of
    ///   both presentation controllers are called, because custom ones set up their views there.
    private func giveWay(to new: UIPresentationController, for next: UIViewController) {
        let presented = presentedViewController
        guard let presenter = presented.links.presenter, let old = transitionView, presented.presentation === self,
            isSettled
        else { return }
        dismissalTransitionWillBegin()
        let view = TransitionView(for: new, frame: old.frame)
        // A full-screen presentation by the presented view controller has removed the container. It's put back later.
        old.superview?.insertSubview(view, aboveSubview: old)
        if shouldRemovePresentersView { presenter.putBack(below: old) }
        removeViews()
        if next !== presented { replace(presented, by: next, of: presenter, in: new) }
        new.transitionView = view
        new.isPositioned = true
        new.turnsInterface = turnsInterface
        next.presentation = new
        if new.original == nil { next.presentationState.adapted = nil }
        new.presentationTransitionWillBegin()
        new.containerDidAppear()
        new.positionPresentedView()
        if new.shouldRemovePresentersView { presenter.installedView?.removeFromSuperview() }
        dismissalTransitionDidEnd(true)
        new.presentationTransitionDidEnd(true)
        presenter.application?.updateAfterAdaptation(in: view.window)
    }

    /// Presents another view controller instead of the presented one. It takes over what that one presents.
    private func replace(
        _ presented: UIViewController, by next: UIViewController, of presenter: UIViewController,
        in new: UIPresentationController
    ) {
        if next === (new.original ?? new).presentedViewController { next.leaveParent() }
        if let above = presented.presented {
            presented.presented = nil
            next.presented = above
            above.links.presenter = next
            above.presentation?.prepare(presenter: next)
            above.presentation?.original?.prepare(presenter: next)
        }
        presenter.forget(presented)
        presenter.presented = next
        next.links.presenter = presenter
    }
}

extension UIApplication {
    /// Queries the view controllers that determine status bar, system edges, and orientation, after a presentation in a
    /// window has adapted.
    fileprivate func updateAfterAdaptation(in window: UIWindow?) {
        setNeedsStatusBarUpdate(in: window)
        updateSystemEdges()
        runLoop.needsOrientationUpdate = true
    }
}

extension UIViewController {
    /// Removes the view controller from the container in which the delegate has presented it in an adaptive style.
    fileprivate func leaveParent() {
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== self }, animated: false)
        } else if parent != nil {
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
}
