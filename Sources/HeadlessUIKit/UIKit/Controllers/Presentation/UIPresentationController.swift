/// Manages how a controller is presented, from the beginning to the end.
///
/// Not modelled: adapting to another size class while the controller shows, and traits of its own.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, PresentationDelegateHolder {
    weak var heldDelegate: (any UIAdaptivePresentationControllerDelegate)?
    private weak var presenting: UIViewController?
    private weak var presented: UIViewController?
    /// What the presented view lies in, as long as it is presented.
    var transitionView: TransitionView?
    /// Whether the presented view has its place.
    var isInPlace = false
    /// Whether the interface stands as the controller prefers, and no longer as the device is held.
    var turnsInterface = false
    /// What this one stands in for, because the screen has no room for that.
    weak var original: UIPresentationController?

    /// The style in which the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// - Parameter presentingViewController: Nil if it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// Who presents. Before the presentation nobody does, and asking stops the process.
    open var presentingViewController: UIViewController {
        guard let presenting else { preconditionFailure("nobody presents \(presentedViewController) yet") }
        return presenting
    }

    open var presentedViewController: UIViewController {
        guard let presented else { preconditionFailure("the presented view controller is no more") }
        return presented
    }

    /// What the presented view lies in; nil while nothing is presented.
    open var containerView: UIView? { transitionView }

    /// What is animated: the presented controller's view, unless a subclass says it is one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view lies at the end, in points of the container; all of it, unless a subclass says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the whole window; if not, it covers the nearest controller that defines a context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the hierarchy, so that the presenter disappears.
    open var shouldRemovePresentersView: Bool { false }

    /// The traits of the container; before the presentation those of the presented controller.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }

    /// The container's traits have changed.
    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Adapting

    /// The style for an environment that is horizontally compact; `none` keeps the one there is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        presenting.map { adaptivePresentationStyle(for: $0.traitCollection) } ?? .none
    }

    /// The style for other traits; `none` keeps the one there is. It is asked when a presentation begins.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        heldDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? systemAdaptiveStyle(for: traitCollection)
    }

    // MARK: Layout

    /// The container is about to place its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// The container has placed its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// The presentation is about to begin; the container is in the window.
    open func presentationTransitionWillBegin() {}

    /// The presentation is over; whether it was not cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal is over; whether it was not cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Sizes

    /// The presented controller's, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// The presented controller would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented view in a container of a size, in points: the same, unless a subclass says otherwise.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { systemSize(in: parentSize) }

    /// The container's size is about to change; an override calls super, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// The size classes are about to change; an override calls super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For subclasses of UIKit

    /// What the system does where neither the delegate nor a subclass says.
    func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    func systemSize(in parentSize: CGSize) -> CGSize { parentSize }

    /// The container has another size.
    func containerDidResize(from old: CGSize) {
        guard let transitionView, transitionView.autoresizesSubviews else { return }
        for subview in transitionView.subviews { subview.follow(superviewFrom: old, to: transitionView.bounds.size) }
    }

    /// Whether fingers reach what lies below the container.
    var letsTouchesThrough: Bool { false }

    /// Views below the container that fingers reach all the same.
    var passthroughViewsBeside: [UIView] { [] }

    /// A finger tapped the container beside the presented view.
    func tappedBeside() {}

    /// The presentation begins, or has begun, in a container; also where nothing is animated.
    func containerDidAppear() {}

    /// The presentation is over: the presented controller's view lies in nothing any more.
    func releaseContent() {
        knownRoundedContentView?.release()
        knownRoundedContentView = nil
    }

    private var knownRoundedContentView: RoundedContentView?

    /// Around the presented controller's view, for presentations that put it there.
    var roundedContentView: RoundedContentView {
        if let knownRoundedContentView { return knownRoundedContentView }
        let view = RoundedContentView(content: presentedViewController.view)
        knownRoundedContentView = view
        return view
    }

    func prepare(presenter: UIViewController) { presenting = presenter }
}
