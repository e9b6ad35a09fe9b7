/// The delegate that manages the presentation and the dismissal of a popover.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
/// - Differs: On a phone, all methods are optional; the default implementations here have the same effect as omitting
///   them.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the popover is about to be presented. The delegate can still set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Returns a Boolean value indicating whether the user can dismiss the popover. From iOS 13 on, UIKit calls
    /// `presentationControllerShouldDismiss(_:)` instead.
    @available(*, deprecated, message: "iOS 13.0")
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called when the user has dismissed the popover. From iOS 13 on, UIKit calls
    /// `presentationControllerDidDismiss(_:)` instead.
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

/// A protocol through which deprecated methods are called without a compiler warning.
@MainActor
protocol DeprecatedPopoverDelegateCalls {
    func callShouldDismiss() -> Bool
    func callDidDismiss(_ delegate: (any UIPopoverPresentationControllerDelegate)?)
}

extension UIPopoverPresentationController: DeprecatedPopoverDelegateCalls {
    @available(*, deprecated)
    func callShouldDismiss() -> Bool { delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true }

    @available(*, deprecated)
    func callDidDismiss(_ delegate: (any UIPopoverPresentationControllerDelegate)?) {
        delegate?.popoverPresentationControllerDidDismissPopover(self)
    }
}
