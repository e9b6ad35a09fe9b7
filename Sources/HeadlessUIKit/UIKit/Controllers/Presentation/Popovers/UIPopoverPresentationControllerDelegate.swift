/// Is asked and notified about a popover.
///
/// All of it is optional on a phone and has here what holds for those who leave it out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to show; what it points at can still be given.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Somebody wants to send the popover away; whether that is all right. From iOS 13 on
    /// `presentationControllerShouldDismiss(_:)` is asked.
    @available(*, deprecated, message: "iOS 13.0")
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Somebody has sent the popover away. From iOS 13 on `presentationControllerDidDismiss(_:)` is called.
    @available(*, deprecated, message: "iOS 13.0")
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// What is deprecated and still asked: by way of a protocol, which the compiler does not mind.
@MainActor
protocol OldPopoverAsking {
    func letsOldDelegateDecide() -> Bool
    func tellOldDelegate(_ delegate: (any UIPopoverPresentationControllerDelegate)?)
}

extension UIPopoverPresentationController: OldPopoverAsking {
    @available(*, deprecated)
    func letsOldDelegateDecide() -> Bool { delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true }

    @available(*, deprecated)
    func tellOldDelegate(_ delegate: (any UIPopoverPresentationControllerDelegate)?) {
        delegate?.popoverPresentationControllerDidDismissPopover(self)
    }
}
