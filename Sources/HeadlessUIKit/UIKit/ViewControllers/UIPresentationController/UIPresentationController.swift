/// An object that manages the presentation of a view controller, from the beginning to the end.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller
/// - Differs: On a phone, a presentation can override the traits.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, PresentationDelegateHolder {
    weak var heldDelegate: (any UIAdaptivePresentationControllerDelegate)?
    private weak var presenting: UIViewController?
    private weak var presented: UIViewController?
    /// The view that contains the presented view during the presentation.
    var transitionView: TransitionView?
    /// A Boolean value indicating whether the presented view has been positioned.
    var isPositioned = false
    /// A Boolean value indicating whether the interface has the presented view controller's preferred orientation
    /// instead of the device's.
    var turnsInterface = false
    /// The presentation controller that this one replaces, because the environment is too small for it.
    weak var original: UIPresentationController?

    /// The style in which the view controller is presented.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationstyle
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// Creates a presentation controller.
    ///
    /// - Parameter presentingViewController: The presenting view controller, or `nil` if it isn't known yet.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/init(presentedviewcontroller:presenting:)
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The view controller that presents. Reading it before the presentation stops the process.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentingviewcontroller; the
    ///   page doesn't say what happens before the presentation.
    open var presentingViewController: UIViewController {
        guard let presenting else { preconditionFailure("\(presentedViewController) isn't presented yet") }
        return presenting
    }

    open var presentedViewController: UIViewController {
        guard let presented else { preconditionFailure("the presented view controller is no more") }
        return presented
    }

    /// The view that contains the presented view, or `nil` while no view controller is presented.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerview; the page
    ///   doesn't mention `nil`.
    open var containerView: UIView? { transitionView }

    /// The view to animate: the presented view controller's view, unless a subclass returns a view around it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentedview
    open var presentedView: UIView? { presentedViewController.view }

    /// The final frame of the presented view, in points of the container. The default is the entire container.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/frameofpresentedviewincontainerview
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// A Boolean value indicating whether the presentation covers the whole window. If it is `false`, it covers the
    /// nearest view controller that defines a presentation context.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldpresentinfullscreen
    open var shouldPresentInFullscreen: Bool { true }

    /// A Boolean value indicating whether the presenting view controller's view is removed from the hierarchy, so that
    /// the view controller disappears.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview
    open var shouldRemovePresentersView: Bool { false }

    /// The traits of the container, or of the presented view controller before the presentation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection; the value before
    ///   the presentation is undocumented.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }

    /// Called when the traits of the container have changed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Adapting

    /// The style for a horizontally compact environment, or `none` to keep the current style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        presenting.map { adaptivePresentationStyle(for: $0.traitCollection) } ?? .none
    }

    /// Returns the style for the given traits, or `none` to keep the current style. It is called when a presentation
    /// begins, and before the horizontal size class changes.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle(for:)
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        heldDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? systemAdaptiveStyle(for: traitCollection)
    }

    // MARK: Layout

    /// Called when the container is about to lay out its subviews.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()
    open func containerViewWillLayoutSubviews() {}

    /// Called when the container has laid out its subviews.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewdidlayoutsubviews()
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called when the presentation is about to begin. The container is in the window.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitionwillbegin()
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation is over.
    ///
    /// - Parameter completed: `true` if the presentation wasn't canceled.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitiondidend(_:)
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal is about to begin.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipresentationcontroller/dismissaltransitionwillbegin()
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal is over.
    ///
    /// - Parameter completed: `true` if the dismissal wasn't canceled.
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/dismissaltransitiondidend(_:)
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Sizes

    /// The preferred size of the presented view controller, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsize
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the preferred size of the presented view controller has changed.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented view for a given size of the container, in points. The default is the same
    /// size.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { systemSize(in: parentSize) }

    /// Called when the size of the container is about to change. Overrides must call `super`, which notifies the
    /// presented view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:) and
    ///   https://developer.apple.com/documentation/uikit/uicontentcontainer
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Called when the size classes are about to change. Overrides must call `super`, which notifies the presented view
    /// controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For subclasses of UIKit

    /// A Boolean value indicating whether the presentation can have an adaptive style: that of a form sheet, a popover,
    /// or a custom presentation can (Apple, "UIPresentationController.delegate").
    var canAdapt: Bool { true }

    /// Returns the system's adaptive style, if neither the delegate nor a subclass determines one.
    func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    func systemSize(in parentSize: CGSize) -> CGSize { parentSize }

    /// Called when the size of the container has changed.
    func containerDidResize(from old: CGSize) {
        guard let transitionView, transitionView.autoresizesSubviews else { return }
        for subview in transitionView.subviews { subview.follow(superviewFrom: old, to: transitionView.bounds.size) }
    }

    /// A Boolean value indicating whether touches reach the views below the container.
    var letsTouchesThrough: Bool { false }

    /// The views below the container that receive touches in any case.
    var outsidePassthroughViews: [UIView] { [] }

    /// Called when the user taps the container outside the presented view.
    func tappedOutside() {}

    /// Called when the presentation is beginning or has begun in a container, also if it isn't animated.
    func containerDidAppear() {}

    /// Removes the presented view controller's view from its superview after the presentation is over.
    func releaseContent() {
        knownRoundedContentView?.release()
        knownRoundedContentView = nil
    }

    private var knownRoundedContentView: RoundedContentView?

    /// The view around the presented view controller's view, for presentations that use one.
    var roundedContentView: RoundedContentView {
        if let knownRoundedContentView { return knownRoundedContentView }
        let view = RoundedContentView(content: presentedViewController.view)
        knownRoundedContentView = view
        return view
    }

    func prepare(presenter: UIViewController) { presenting = presenter }
}
