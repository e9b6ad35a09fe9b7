/// A presentation controller that displays content in a sheet, and manages its height and the dimming below it.
///
/// Sheets are available on phones from iOS 13 on, and detents from iOS 15 on.
///
/// - Note: Undocumented by Apple whether detents apply on an iPad. In this implementation, a sheet on an iPad with a
///   regular width is centered, and detents have no effect.
/// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private var style = UIModalPresentationStyle.pageSheet

    /// The delegate that is queried and notified about the presentation. The reference is weak.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/delegate
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { heldDelegate as? any UISheetPresentationControllerDelegate }
        set { heldDelegate = newValue }
    }

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    convenience init(_ style: UIModalPresentationStyle, presented: UIViewController) {
        self.init(presentedViewController: presented, presenting: nil)
        self.style = style
    }

    // MARK: Height

    /// The heights at which the sheet rests. The array must not be empty.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(!detents.isEmpty, "a sheet needs a detent")
            update()
        }
    }

    /// The identifier of the most recently selected detent, or `nil` for the lowest detent.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { update() } }

    /// Invalidates the detents, so that their heights are computed again.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/invalidatedetents()
    open func invalidateDetents() { update() }

    /// Performs changes, and animates the update of the sheet's frame. When the method returns, the sheet is laid out.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/animatechanges(_:); the
    ///   duration is undocumented.
    open func animateChanges(_ changes: () -> Void) {
        let parameters = UIView.AnimationParameters(duration: 0.3, options: .allowUserInteraction)
        UIView.perform(
            {
                changes()
                update()
                transitionView?.layoutIfNeeded()
            }, parameters, completion: nil)
    }

    /// A Boolean value indicating whether the sheet is attached to the lower edge of a phone in landscape. If it is
    /// `false`, the sheet fills the screen.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight
    open var prefersEdgeAttachedInCompactHeight = false { didSet { update() } }

    /// A Boolean value indicating whether an edge-attached sheet on a phone in landscape has the preferred width of its
    /// content.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/widthfollowspreferredcontentsizewhenedgeattached
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { update() } }

    /// A Boolean value indicating whether a drag on content that is at its top expands the sheet before the content
    /// scrolls.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: Look

    /// The identifier of the highest detent at which the content below isn't dimmed and receives touches, or `nil` if
    /// it is always dimmed.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }

    /// A Boolean value indicating whether a grabber is visible at the top.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersgrabbervisible
    open var prefersGrabberVisible = false { didSet { update() } }

    /// The radius of the corners, in points, or `nil` for the system's value.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/preferredcornerradius-3mb5
    open var preferredCornerRadius: CGFloat? { didSet { update() } }

    /// The view that the sheet centers itself over. The value is stored without an effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/sourceview
    /// - Differs: On a phone, the sheet is centered over the view if possible.
    open var sourceView: UIView?

    // MARK: Presentation

    open override var presentationStyle: UIModalPresentationStyle { style }

    open override var presentedView: UIView? { roundedContentView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { frame(in: geometry(in: $0.bounds)) } ?? .zero
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        update()
    }

    override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    override func systemSize(in parentSize: CGSize) -> CGSize {
        frame(in: geometry(in: CGRect(origin: .zero, size: parentSize))).size
    }

    override func containerDidResize(from old: CGSize) { update() }

    override func containerDidAppear() { update() }

    override var letsTouchesThrough: Bool { !dims }

    override func tappedOutside() { userTappedOutside() }

}
