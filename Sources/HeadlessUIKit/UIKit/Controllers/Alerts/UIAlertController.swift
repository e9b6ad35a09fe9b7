/// Says something and lets one of several actions be chosen, or some text be typed.
///
/// It is presented like any controller, over what is there; no window becomes key for it (iOS 8 on). On an iPad with room
/// an action sheet is a popover, which must be told what it points at; a tap beside it is its cancel action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    open private(set) var preferredStyle = Style.actionSheet
    open override var title: String? { didSet { contentDidChange() } }
    open var message: String? { didSet { contentDidChange() } }
    /// In the order in which they were added, which is not always the order of the buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// Set in bold; it must be one of the actions.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    /// The fields in their order; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private var fields: [UITextField] = []
    private lazy var panel = AlertPanel { [unowned self] in self.content }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Adds a button; there can be one that cancels.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        )
        actions.append(action)
        action.enablednessDidChange = { [weak self] in self?.contentDidChange() }
        makeButtons()
        contentDidChange()
    }

    /// Adds a field, which the handler sets up; only an alert may have one.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style alert")
        let field = UITextField()
        fields.append(field)
        configurationHandler?(field)
        panel.addField(field)
        contentDidChange()
    }

    open override func loadView() {
        view = ContainerView(frame: UIScreen.current.bounds) { [weak self] in self?.placePanel() }
        view.addSubview(panel)
    }

    /// A popover has no button that cancels.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        makeButtons()
        view.backgroundColor = isPopover ? nil : UIColor(white: 0, alpha: 0.4)
        if isPopover { preferredContentSize = panel.naturalSize }
    }

    /// The first field is ready for typing.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
        view.setNeedsLayout()
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
            isBold: buttonOrder.map { $0 === preferredAction || $0.style == .cancel && preferredAction == nil },
            standsSideBySide: preferredStyle == .alert && actions.count == 2
        )
    }

    private func contentDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    private func placePanel() {
        if isPopover { return panel.fill(view.bounds) }
        let isSheet = preferredStyle == .actionSheet && screen?.hardware.idiom == .phone
        panel.place(in: freeArea, atBottom: isSheet)
    }

    /// The safe area above the keyboard, in points of the view.
    private var freeArea: CGRect {
        var area = view.bounds.inset(by: view.safeAreaInsets)
        if let keyboard = application?.phone?.keyboardFrame, let window = view.window {
            let top = window.convert(window.convert(keyboard, from: nil as UIWindow?), to: view).minY
            area.size.height = min(area.height, top - area.minY)
        }
        return area
    }

    /// The action that cancels is on the left of two, else at the end.
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

    /// Lets the alert go, and then the action do its work.
    private func choose(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}
