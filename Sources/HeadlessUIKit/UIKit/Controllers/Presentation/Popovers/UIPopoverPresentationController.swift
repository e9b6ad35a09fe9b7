/// Manages the presentation as a popover that points at something; where there is little room, as a sheet.
///
/// Its arrow is not drawn. Not modelled: backgrounds of one's own, and places that a delegate changes.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private var shownDirection = UIPopoverArrowDirection.unknown

    /// Is asked and notified about the popover; not kept alive.
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { heldDelegate as? any UIPopoverPresentationControllerDelegate }
        set { heldDelegate = newValue }
    }

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Where the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { update() } }

    /// Where the arrow points while the popover shows.
    open var arrowDirection: UIPopoverArrowDirection { shownDirection }

    /// The view that holds what the popover points at.
    open var sourceView: UIView? { didSet { update() } }

    /// What the popover points at, in points of the source view; null for all of that.
    open var sourceRect = CGRect.null { didSet { update() } }

    /// What the popover points at, instead of a view and a rectangle in it.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { update() } }

    /// The item that the popover points at, if it is one of a bar.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// Views that take touches while the popover shows; a touch elsewhere sends the popover away.
    open var passthroughViews: [UIView]?

    /// What lies behind the content.
    open var backgroundColor: UIColor? { didSet { update() } }

    /// How far the popover keeps from the edges of the screen, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { update() } }

    /// What manages the presentation where there is little room.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        UISheetPresentationController(.pageSheet, presented: presentedViewController)
    }()

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    open override var presentedView: UIView? { roundedContentView }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        update()
    }

    /// From iOS 13 on a sheet, before full screen.
    override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact else { return .none }
        if let style = presentedViewController.styleInsteadOfPopover { return style }
        return presentedViewController.screen?.hardware.prefersSheets == true ? .pageSheet : .fullScreen
    }

    override func systemSize(in parentSize: CGSize) -> CGSize { placement?.frame.size ?? parentSize }

    override func containerDidResize(from old: CGSize) { update() }

    override func containerDidAppear() {
        delegate?.prepareForPopoverPresentation(self)
        precondition(source != nil, complaint)
        roundedContentView.layer.cornerRadius = 13
        update()
    }

    override var passthroughViewsBeside: [UIView] { passthroughViews ?? [] }

    override func tappedBeside() { userDismisses() }

    /// What a phone says of a popover that points at nothing.
    private var complaint: String {
        guard presentedViewController is UIAlertController else {
            return """
                UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the \
                presentation occurs.
                """
        }
        return """
            Your application has presented a UIAlertController (\(presentedViewController)) of style \
            UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of a \
            UIAlertController with this style is UIModalPresentationPopover. You must provide location information for \
            this popover through the alert controller's popoverPresentationController. You must provide either a \
            sourceView and sourceRect or a barButtonItem.
            """
    }

    /// In points of the container.
    private var source: CGRect? {
        guard let containerView else { return nil }
        if let sourceView {
            return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
        }
        return sourceItem?.frame(in: containerView)
    }

    private var placement: (frame: CGRect, direction: UIPopoverArrowDirection)? {
        guard let containerView, let source else { return nil }
        let preferred = presentedViewController.preferredContentSize
        let geometry = PopoverGeometry(
            area: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
            source: source,
            contentSize: preferred == .zero ? PopoverGeometry.defaultSize : preferred,
            permitted: permittedArrowDirections
        )
        return geometry.placement
    }

    private func update() {
        guard let transitionView, let placement else { return }
        shownDirection = placement.direction
        roundedContentView.backgroundColor = backgroundColor
        if presentedView?.superview === transitionView { presentedView?.frame = placement.frame }
    }
}
