/// The bar over the controllers of a navigation controller, or one on its own: a title, a button that leads back, and
/// buttons of one's own.
///
/// A large title does not become small as the content is scrolled. Images as backgrounds are not modelled.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    private(set) lazy var background = BarBackground { [unowned self] in self.backgroundLook }
    private(set) lazy var titleLabel = BarLabel { [unowned self] in self.titleColor(isLarge: false) }
    private(set) lazy var largeTitleLabel = BarLabel { [unowned self] in self.titleColor(isLarge: true) }
    let backButton = UIButton(type: .system)
    private var stack: [UINavigationItem]?
    private var shownButtons: [UIBarButtonItem] = []
    private weak var shownTitleView: UIView?
    private weak var ownDelegate: (any UINavigationBarDelegate)?
    var ownStandardAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
    /// Whose bar it is; such a bar has its items from there.
    weak var manager: UINavigationController?

    // MARK: Items

    /// Is asked and notified about the items; not kept alive. A navigation controller is its bar's, if it conforms.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { manager == nil ? ownDelegate : manager as? any UINavigationBarDelegate }
        set {
            precondition(
                manager == nil, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
            ownDelegate = newValue
        }
    }

    /// From the bottom of the stack to what is shown; a navigation controller's bar has them from there alone.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items; between the old and the new nothing is drawn.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        precondition(
            manager == nil,
            "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
        show(items)
    }

    /// What is shown.
    open var topItem: UINavigationItem? { stack?.last }

    /// Where the back button leads.
    open var backItem: UINavigationItem? { stack?.dropLast().last }

    /// Shows an item over the others, if the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Takes the item that is shown away, if the delegate lets it, and gives it back.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    // MARK: Look

    open var barStyle = UIBarStyle.default {
        didSet {
            setNeedsLayout()
            manager?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Whether content lies behind the bar; it is drawn opaque all the same.
    open var isTranslucent = true { didSet { manager?.viewIfLoaded?.setNeedsLayout() } }

    /// The color of the background; nil for the style's.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Of the title, the color and the font count.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

    /// Of the large title, the color and the font count.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

    /// Whether items that want it have their title large, below the buttons.
    open var prefersLargeTitles = false { didSet { heightDidChange() } }

    /// What the bar looks like; before it is read or set, as the other properties say.
    ///
    /// What is read may be changed, and is shown then.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let appearance = UINavigationBarAppearance()
            appearance.bar = self
            ownStandardAppearance = appearance
            return appearance
        }
        set { ownStandardAppearance = newValue.duplicate(for: self) as? UINavigationBarAppearance }
    }

    /// What it looks like on a phone on its side; nil for as ever.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.duplicate(for: self) as? UINavigationBarAppearance
            setNeedsLayout()
        }
    }

    /// What it looks like while the content is at its top; nil for no background from iOS 15 on, and before for as ever.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate(for: self) as? UINavigationBarAppearance
            setNeedsLayout()
        }
    }

    open var barPosition: UIBarPosition {
        manager == nil ? ownDelegate?.position(for: self) ?? .top : .topAttached
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleWidth
        titleLabel.textAlignment = .center
        backButton.addAction(UIAction { [weak self] _ in self?.tappedBack() }, for: .primaryActionTriggered)
        for part in [background, titleLabel, largeTitleLabel, backButton] { addSubview(part) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.place(in: self, reachingUp: barPosition == .topAttached, reachingDown: false)
        layOutParts()
    }

    func show(_ items: [UINavigationItem]?) {
        for item in stack ?? [] { item.didChange = {} }
        stack = items
        for item in items ?? [] { item.didChange = { [weak self] in self?.itemDidChange() } }
        itemDidChange()
    }

    private func itemDidChange() {
        let new = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        replaceItems(shownButtons, by: new)
        shownButtons = new
        if shownTitleView !== topItem?.titleView, shownTitleView?.superview === self {
            shownTitleView?.removeFromSuperview()
        }
        shownTitleView = topItem?.titleView
        if let shownTitleView { addSubview(shownTitleView) }
        heightDidChange()
    }

    private func heightDidChange() {
        setNeedsLayout()
        manager?.barHeightDidChange()
    }
}
