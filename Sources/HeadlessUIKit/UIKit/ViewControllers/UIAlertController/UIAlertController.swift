/// A view controller that displays a message with several actions and, optionally, text fields.
///
/// The alert controller is presented like any view controller, over the current content. From iOS 8 on, no window
/// becomes key for it. On an iPad, an action sheet is a popover if there is room, and requires a source view or item. A
/// tap outside the popover performs the cancel action.
///
/// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller; the page doesn't mention the key window
///   and the popover on an iPad.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    open private(set) var preferredStyle = Style.actionSheet
    open override var title: String? { didSet { contentDidChange() } }
    open var message: String? { didSet { contentDidChange() } }
    /// The actions, in the order in which they were added. The order of the buttons can differ.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller/actions; according to the page, the
    ///   buttons have the same order.
    open private(set) var actions: [UIAlertAction] = []
    /// The action whose title is bold. It must be one of the alert's actions. Action sheets don't use it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction; the page says that
    ///   the title is highlighted. The effect of another action is undocumented; it stops the process here.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "the preferred action isn't one of the alert's actions; add it before with addAction(_:)")
            contentDidChange()
        }
    }
    /// The text fields, in the order in which they were added, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller/textfields; the page doesn't mention
    ///   `nil`.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private var fields: [UITextField] = []
    private lazy var panel = AlertPanel { [unowned self] in self.content }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Adds an action as a button. An alert contains at most one cancel action.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:); the page doesn't
    ///   mention the limit, which is in the message of UIKit's exception.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "NSInternalInconsistencyException: UIAlertController can only have one action with a style of "
                + "UIAlertActionStyleCancel")
        actions.append(action)
        action.enablednessDidChange = { [weak self] in self?.contentDidChange() }
        makeButtons()
        contentDidChange()
    }

    /// Adds a text field, which the handler configures. Only an alert can contain text fields, not an action sheet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "NSInternalInconsistencyException: Text fields can only be added to an alert controller of style "
                + "UIAlertControllerStyleAlert")
        let field = UITextField()
        fields.append(field)
        configurationHandler?(field)
        panel.addField(field)
        contentDidChange()
    }

    /// Creates the panel, which is as large as its content.
    open override func loadView() {
        panel.frame.size = panel.naturalSize
        view = panel
    }

    /// Updates the buttons for the presentation. A popover doesn't show a cancel button.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        makeButtons()
        contentDidChange()
        if isPopover { preferredContentSize = panel.naturalSize }
    }

    /// Makes the first text field the first responder.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
        contentDidChange()
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        presentingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    open override var shouldAutorotate: Bool { presentingViewController?.follows ?? true }

    override var automaticPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet && screen?.hardware.idiom == .pad ? .popover : .overFullScreen
    }

    override var styleInsteadOfPopover: UIModalPresentationStyle? { .overFullScreen }

    override func wasDismissedByUser() {
        if let cancel = actions.first(where: { $0.style == .cancel }) { cancel.handler?(cancel) }
    }

    private var isPopover: Bool { presentation is UIPopoverPresentationController }

    private func makeButtons() {
        panel.setButtons(buttonOrder.map(button))
    }

    private var content: AlertPanel.Content {
        AlertPanel.Content(
            title: title,
            message: message,
            isEnabled: buttonOrder.map(\.isEnabled),
            isBold: buttonOrder.map { $0 === boldAction || $0.style == .cancel && boldAction == nil },
            standsSideBySide: preferredStyle == .alert && actions.count == 2
        )
    }

    private var boldAction: UIAlertAction? { preferredStyle == .alert ? preferredAction : nil }

    private func contentDidChange() {
        viewIfLoaded?.setNeedsLayout()
        presentation?.containerView?.setNeedsLayout()
    }

    /// Returns the frame of the panel in the container of its presentation.
    fileprivate func frameOfPanel(in container: UIView) -> CGRect {
        let isSheet = preferredStyle == .actionSheet && screen?.hardware.idiom == .phone
        return panel.frame(in: freeArea(of: container), atBottom: isSheet)
    }

    /// Returns the part of the container's safe area above the keyboard.
    private func freeArea(of container: UIView) -> CGRect {
        var area = container.bounds.inset(by: container.safeAreaInsets)
        if let keyboard = application?.phone?.keyboardFrame, let window = container.window {
            let top = window.convert(window.convert(keyboard, from: nil as UIWindow?), to: container).minY
            area.size.height = min(area.height, top - area.minY)
        }
        return area
    }

    override func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
        style == .overFullScreen
            ? AlertPresentationController(presentedViewController: self, presenting: nil)
            : super.makePresentationController(style)
    }

    /// The actions in the order of their buttons. The cancel action is on the left of two buttons, and otherwise the
    /// last.
    private var buttonOrder: [UIAlertAction] {
        let (cancel, others) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
        if isPopover { return others }
        return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.red, for: .normal) }
        button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .primaryActionTriggered)
        return button
    }

    /// Dismisses the alert, and then calls the action's handler.
    private func choose(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}

/// The presentation controller of an alert, which dims the content behind the panel.
private final class AlertPresentationController: UIPresentationController {
    override var canAdapt: Bool { false }

    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert = presentedViewController as? UIAlertController else { return .zero }
        return alert.frameOfPanel(in: containerView)
    }

    override func containerDidAppear() { transitionView?.backgroundColor = UIColor(white: 0, alpha: 0.4) }

    override func containerViewWillLayoutSubviews() { if isPositioned { positionPresentedView() } }

    override func containerDidResize(from old: CGSize) { positionPresentedView() }
}
