/// The user's gestures on a presentation.
extension UIPresentationController {
    /// A Boolean value indicating whether the user is prevented from dismissing the presentation.
    ///
    /// A modal view controller prevents it for all its containers. Source: Apple, "Disabling the pull-down gesture for
    /// a sheet", which sets the property in a child of a navigation controller.
    var isModal: Bool {
        func isModal(_ controller: UIViewController) -> Bool {
            controller.isModalInPresentation || controller.children.contains(where: isModal)
        }
        return isModal(presentedViewController)
    }

    /// The presentation controller that the delegate knows, for which this one can be a substitute.
    private var known: UIPresentationController { original ?? self }

    /// Dismisses the presentation for the user. Returns `true` if it is dismissed.
    ///
    /// - Note: Undocumented by Apple whether the delegate is notified before the view controllers. In this
    ///   implementation, it is notified first, so that a coordinator is available and the delegate can still change the
    ///   content.
    @discardableResult
    func userDismisses() -> Bool {
        guard transitionView != nil, presentedViewController.lastingPresenter != nil else { return false }
        let (controller, delegate, known) = (presentedViewController, heldDelegate, known)
        // The delegate may read it from `known`, which doesn't retain it.
        let content = known.presentedViewController
        guard controller.screen?.hardware.queriesPresentationDelegates == true else {
            return userDismissesPopover(known)
        }
        guard !isModal, delegate?.presentationControllerShouldDismiss(known) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(known)
            return false
        }
        return controller.dismissByUser {
            delegate?.presentationControllerWillDismiss(known)
        } didDismiss: {
            controller.wasDismissedByUser()
            delegate?.presentationControllerDidDismiss(known)
            withExtendedLifetime(content) {}
        }
    }

    /// Dismisses a popover for the user. Before iOS 13, the user can dismiss only popovers.
    private func userDismissesPopover(_ known: UIPresentationController) -> Bool {
        guard let popover = known as? UIPopoverPresentationController, !isModal else { return false }
        let (controller, delegate) = (presentedViewController, popover.delegate)
        let calls = popover as any DeprecatedPopoverDelegateCalls
        guard calls.callShouldDismiss() else { return false }
        return controller.dismissByUser {
        } didDismiss: {
            controller.wasDismissedByUser()
            calls.callDidDismiss(delegate)
        }
    }

    /// Returns the view that receives a touch in the container outside the presented view.
    func viewOutside(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let transitionView else { return nil }
        for view in outsidePassthroughViews {
            let localPoint = view.convert(point, from: transitionView)
            if let hit = view.hitTest(localPoint, with: event) { return hit }
        }
        return letsTouchesThrough ? nil : transitionView
    }
}

extension UISheetPresentationController {
    /// Dismisses a sheet after a tap outside it, if the sheet is below its maximum height.
    ///
    /// - Note: Undocumented by Apple whether a tap outside every sheet dismisses it. It is reported for sheets with
    ///   detents.
    func userTappedOutside() {
        guard let containerView else { return }
        let geometry = geometry(in: containerView.bounds)
        if geometry.isNarrow, let current = currentDetent(in: geometry), current.value < geometry.maximumDetentValue {
            userDismisses()
        }
    }

    /// Moves the sheet up or down by one detent, as a drag by the user does. Below the lowest detent, the sheet is
    /// dismissed if that is allowed.
    @_spi(Simulator) public func userSwipes(up: Bool) {
        guard let containerView else { return }
        let geometry = geometry(in: containerView.bounds)
        let active = geometry.isNarrow ? activeDetents(in: geometry) : []
        let current = currentDetent(in: geometry)
        let index = active.firstIndex { $0.identifier == current?.identifier } ?? 0
        let next = index + (up ? 1 : -1)
        if active.indices.contains(next) {
            selectedDetentIdentifier = active[next].identifier
            delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        } else if !up {
            userDismisses()
        }
    }
}

extension UISheetPresentationController {
    /// Returns a Boolean value indicating whether a drag on the content moves the sheet instead of the content.
    ///
    /// The content must be at its top. A drag down always moves the sheet. A drag up moves it only if the sheet prefers
    /// that and can be higher.
    @_spi(Simulator) public func handlesSwipe(up: Bool, over list: UIScrollView) -> Bool {
        guard list.contentOffset.y <= -list.adjustedContentInset.top else { return false }
        guard up else { return true }
        guard prefersScrollingExpandsWhenScrolledToEdge, let containerView else { return false }
        let geometry = geometry(in: containerView.bounds)
        let current = currentDetent(in: geometry)
        return geometry.isNarrow && current?.identifier != activeDetents(in: geometry).last?.identifier
    }
}
