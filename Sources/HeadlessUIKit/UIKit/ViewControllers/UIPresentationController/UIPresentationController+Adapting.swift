extension UIPresentationController {
    /// Returns the presentation controller that replaces this one in an adaptive style, and its view controller: the
    /// same one, or the delegate's.
    func substitute(in style: UIModalPresentationStyle) -> (UIPresentationController, for: UIViewController) {
        let presented = presentedViewController
        let controller =
            heldDelegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? presented
        let popover = self as? UIPopoverPresentationController
        let isSame = controller === presented
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
    ///   presentation. The transition methods of the presentation controllers aren't called.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)
    ///   and
    ///   https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:viewcontrollerforadaptivepresentationstyle:)
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let original = original ?? self
        guard traits.horizontalSizeClass != traitCollection.horizontalSizeClass, isSettled, original.canAdapt
        else { return }
        let wanted = original.adaptivePresentationStyle(for: traits)
        let style = wanted == .none ? original.presentationStyle : wanted
        let delegate = original.heldDelegate
        guard style != presentationStyle else {
            delegate?.presentationController(
                original, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
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

    /// A Boolean value indicating whether the presentation can have an adaptive style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/delegate: form sheets, popovers,
    ///   and custom presentations.
    var canAdapt: Bool { !(self is SystemPresentationController) }

    /// Moves the presentation to another presentation controller, and to its view controller.
    ///
    /// - Note: Undocumented by Apple. The presented view controller disappears and appears here, because its view changes
    ///   to another container.
    private func giveWay(to new: UIPresentationController, for next: UIViewController) {
        let presented = presentedViewController
        guard let presenter = presented.links.presenter, let old = transitionView, let container = old.superview,
            presented.presentation === self, isSettled
        else { return }
        let view = TransitionView(for: new, frame: old.frame)
        container.insertSubview(view, aboveSubview: old)
        if shouldRemovePresentersView { presenter.putBack(below: old) }
        removeViews()
        if next !== presented {
            if new.original == nil { next.leaveParent() }
            presenter.forget(presented)
            presenter.presented = next
            next.links.presenter = presenter
        }
        new.transitionView = view
        new.isPositioned = true
        next.presentation = new
        if new.original == nil { next.presentationState.adapted = nil }
        new.containerDidAppear()
        new.positionPresentedView()
        if new.shouldRemovePresentersView { presenter.installedView?.removeFromSuperview() }
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
