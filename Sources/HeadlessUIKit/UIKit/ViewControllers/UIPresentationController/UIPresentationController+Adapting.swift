extension UIPresentationController {
    /// Returns the presentation controller that replaces this one in an adaptive style.
    ///
    /// - Parameter controller: The view controller to present: the same one, or the delegate's.
    func substitute(in style: UIModalPresentationStyle, presenting controller: UIViewController)
        -> UIPresentationController
    {
        let popover = self as? UIPopoverPresentationController
        let isSame = controller === presentedViewController
        let sheet = style == .pageSheet && isSame ? popover?.adaptiveSheetPresentationController : nil
        let presentation = sheet ?? controller.makePresentationController(style)
        presentation.original = self
        presentation.heldDelegate = heldDelegate
        presentation.prepare(presenter: presentingViewController)
        heldDelegate?.presentationController(self, prepare: presentation)
        controller.presentationState.adapted = self
        return presentation
    }

    /// Adapts the visible presentation before the horizontal size class changes: it changes to the adaptive style, or
    /// back to the original one.
    ///
    /// - Note: Undocumented by Apple. The delegate's methods are called in the order of the beginning of a
    ///   presentation.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)
    /// - Differs: On a phone, a visible presentation also changes to and from full screen and custom styles, and to the
    ///   view controller that the delegate returns for the style.
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let original = original ?? self
        guard traits.horizontalSizeClass != traitCollection.horizontalSizeClass, isSettled, canBeExchanged,
            original.canBeExchanged, original.presentedViewController === presentedViewController
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
        guard isOriginal || [.pageSheet, .formSheet, .popover, .overFullScreen].contains(style) else { return }
        let new = isOriginal ? original : original.substitute(in: style, presenting: presentedViewController)
        delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: isOriginal ? .none : style, transitionCoordinator: coordinator)
        _ = coordinator.animate(alongsideTransition: { _ in self.giveWay(to: new) }, completion: nil)
    }

    /// A Boolean value indicating whether the presentation isn't beginning or ending.
    private var isSettled: Bool {
        !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
    }

    /// A Boolean value indicating whether the presentation can change its style while it's visible.
    private var canBeExchanged: Bool {
        self is UISheetPresentationController || self is UIPopoverPresentationController
            || presentationStyle == .overFullScreen && self is SystemPresentationController
    }

    /// Moves the presented view to another presentation controller.
    ///
    /// - Note: Undocumented by Apple. The presented view controller disappears and appears here, because its view changes
    ///   to another container.
    private func giveWay(to new: UIPresentationController) {
        let presented = presentedViewController
        guard let old = transitionView, let container = old.superview, presented.presentation === self, isSettled
        else { return }
        let view = TransitionView(for: new, frame: old.frame)
        container.insertSubview(view, aboveSubview: old)
        removeViews()
        new.transitionView = view
        new.isPositioned = true
        presented.presentation = new
        if new.original == nil { presented.presentationState.adapted = nil }
        new.containerDidAppear()
        new.positionPresentedView()
    }
}
