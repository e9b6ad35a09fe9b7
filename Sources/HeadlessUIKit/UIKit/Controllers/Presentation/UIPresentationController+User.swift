/// What somebody does to a presentation with a finger.
extension UIPresentationController {
    /// Whether a finger can send the presentation away now.
    ///
    /// A controller that is modal prevents it for all it is in: Apple, "Disabling the pull-down gesture for a sheet", sets
    /// it in a child of a navigation controller.
    private var isModal: Bool {
        func isModal(_ controller: UIViewController) -> Bool {
            controller.isModalInPresentation || controller.children.contains(where: isModal)
        }
        return isModal(presentedViewController)
    }

    /// Whom the delegate knows: what this one stands in for.
    private var known: UIPresentationController { original ?? self }

    /// Somebody wants to send the presentation away; whether it goes.
    ///
    /// Open: whether the delegate hears that it will before the controllers do; here first, so that it finds a coordinator
    /// and can still change what they show.
    @discardableResult
    func userDismisses() -> Bool {
        guard transitionView != nil, presentedViewController.lastingPresenter != nil else { return false }
        let (controller, delegate, known) = (presentedViewController, heldDelegate, known)
        guard controller.screen?.hardware.asksPresentationDelegates == true else {
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
        }
    }

    /// Before iOS 13 fingers send popovers away, and nothing else.
    private func userDismissesPopover(_ known: UIPresentationController) -> Bool {
        guard let popover = known as? UIPopoverPresentationController, !isModal else { return false }
        let (controller, delegate, old) = (presentedViewController, popover.delegate, popover as any OldPopoverAsking)
        guard old.letsOldDelegateDecide() else { return false }
        return controller.dismissByUser {
        } didDismiss: {
            controller.wasDismissedByUser()
            old.tellOldDelegate(delegate)
        }
    }

    /// What takes a touch in the container beside the presented view.
    func viewBeside(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let transitionView else { return nil }
        for view in passthroughViewsBeside {
            let inside = view.convert(point, from: transitionView)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return letsTouchesThrough ? nil : transitionView
    }
}

extension UISheetPresentationController {
    /// Open: whether on a phone a tap beside every sheet sends it away; reported is that it does beside one with detents.
    func userTappedBeside() {
        guard let containerView else { return }
        let geometry = geometry(in: containerView.bounds)
        if geometry.isNarrow, let current = currentDetent(in: geometry), current.value < geometry.maximumDetentValue {
            userDismisses()
        }
    }

    /// Somebody drags the sheet up or down, past one detent; below the lowest it goes, if it may.
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
    /// Whether a finger that drags content moves the sheet and not the content: down, when the content is at its top;
    /// up, when it is so and the sheet prefers it and can be higher.
    @_spi(Simulator) public func takesSwipe(up: Bool, over list: UIScrollView) -> Bool {
        guard list.contentOffset.y <= -list.adjustedContentInset.top else { return false }
        guard up else { return true }
        guard prefersScrollingExpandsWhenScrolledToEdge, let containerView else { return false }
        let geometry = geometry(in: containerView.bounds)
        let current = currentDetent(in: geometry)
        return geometry.isNarrow && current?.identifier != activeDetents(in: geometry).last?.identifier
    }
}
