/// A presentation controller that displays content in a popover that points at its source. In a compact width, the
/// content is displayed in a sheet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
/// - Differs: On a phone, the popover has an arrow and can have a custom background, and its delegate can reposition
///   it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private var resolvedDirection = UIPopoverArrowDirection.unknown

    /// The delegate that manages the popover's presentation. The reference is weak.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/delegate
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { heldDelegate as? any UIPopoverPresentationControllerDelegate }
        set { heldDelegate = newValue }
    }

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The permitted directions of the arrow.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/permittedarrowdirections
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { update() } }

    /// The direction of the arrow while the popover is visible.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/arrowdirection
    open var arrowDirection: UIPopoverArrowDirection { resolvedDirection }

    /// The view that contains the source of the popover.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview
    open var sourceView: UIView? { didSet { update() } }

    /// The source rectangle, in points of the source view, or null for the entire view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect
    /// - Differs: On a phone before iOS 13.2, the default is the zero rectangle.
    open var sourceRect = CGRect.null { didSet { update() } }

    /// The item at which the popover points, as an alternative to a view and a rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceitem
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { update() } }

    /// The bar button item at which the popover points, if the source is one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/barbuttonitem
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The views that receive touches while the popover is visible. A touch elsewhere dismisses the popover.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/passthroughviews
    open var passthroughViews: [UIView]?

    /// The color of the background behind the content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/backgroundcolor
    open var backgroundColor: UIColor? { didSet { update() } }

    /// The distances of the popover from the edges of the screen, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverlayoutmargins
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { update() } }

    /// The presentation controller that displays the content as a sheet in a compact width.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/adaptivesheetpresentationcontroller
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

    /// Returns the adaptive style for a compact width. It is a sheet from iOS 13 on, and full screen before.
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

    /// The views outside the popover that receive touches. A modal view controller ignores the touches outside.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
    override var outsidePassthroughViews: [UIView] {
        isModal ? [] : passthroughViews ?? []
    }

    override func tappedOutside() { userDismisses() }

    /// The message of a phone for a popover without a source.
    ///
    /// - Source: https://github.com/Provenance-Emu/Provenance/issues/1833, for the message of a view controller that isn't
    ///   an alert.
    private var complaint: String {
        guard presentedViewController is UIAlertController else {
            return """
                NSGenericException: UIPopoverPresentationController (\(self)) should have a non-nil sourceView or \
                barButtonItem set before the presentation occurs.
                """
        }
        return """
            NSGenericException: Your application has presented a UIAlertController (\(presentedViewController)) of style \
            UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of a \
            UIAlertController with this style is UIModalPresentationPopover. You must provide location information for \
            this popover through the alert controller's popoverPresentationController. You must provide either a \
            sourceView and sourceRect or a barButtonItem.
            """
    }

    /// The source rectangle, in points of the container.
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
        resolvedDirection = placement.direction
        roundedContentView.backgroundColor = backgroundColor
        if presentedView?.superview === transitionView { presentedView?.frame = placement.frame }
    }
}
