/// Says how a presentation adapts to an environment with little room, and hears when somebody sends it away.
///
/// All of it is optional on a phone and has here what holds for those who leave it out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style for an environment that is horizontally compact; `none` keeps the one there is.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style for an environment with some traits; `none` keeps the one there is.
    ///
    /// By default it is asked without the traits, where these are horizontally compact.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// What presents in the adaptive style can be set up.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// Another controller to present in an adaptive style, such as one in a navigation controller; nil for the same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation begins in an adaptive style; with `none`, in its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Somebody wants to send the presentation away; whether that is all right.
    ///
    /// Not asked about dismissals in code, nor while the presented controller is modal.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Somebody sends the presentation away; what is to go along with it can be given to the transition's coordinator.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Somebody has sent the presentation away; dismissals in code do not come here.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Somebody wanted to send the presentation away and could not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.systemAdaptiveStyle(for: controller.presentingViewController.traitCollection)
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller) : controller.systemAdaptiveStyle(for: traitCollection)
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
