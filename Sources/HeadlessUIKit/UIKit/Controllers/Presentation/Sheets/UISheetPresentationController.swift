/// Manages the presentation as a sheet: how high it is, and what lies below it.
///
/// Sheets came to phones with iOS 13, detents with iOS 15. On an iPad with room the sheet lies in the middle, and detents
/// do not count. Open: whether they do on a device.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private var style = UIModalPresentationStyle.pageSheet

    /// Is asked and notified about the presentation; not kept alive.
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

    /// The heights at which the sheet rests; there must be one.
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(!detents.isEmpty, "a sheet needs a detent")
            update()
        }
    }

    /// The detent that was selected last; nil for the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { update() } }

    /// Asks detents that are computed once more.
    open func invalidateDetents() { update() }

    /// Makes changes; the sheet takes its new place, and between the two nothing is drawn.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        update()
    }

    /// Whether the sheet lies at the lower edge of a phone on its side; if not, it fills the screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { update() } }

    /// Whether a sheet at the lower edge of a phone on its side is as wide as its content would like.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { update() } }

    /// Whether a finger that drags content which is at its top makes the sheet higher, before the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: Look

    /// The highest detent at which what lies below is not dimmed and takes touches; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }

    /// Whether a grabber shows at the top.
    open var prefersGrabberVisible = false { didSet { update() } }

    /// In points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { update() } }

    /// What the sheet comes from; kept, for nothing is drawn on its way.
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

    override func tappedBeside() { userTappedBeside() }

}
