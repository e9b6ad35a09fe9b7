/// A bar with a title, a back button, and custom buttons, which belongs to a navigation controller or is used
/// separately.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar
/// - Differs: On a phone, a large title shrinks when the content is scrolled, and the bar also displays background
///   images.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    private(set) lazy var background = BarBackground { [unowned self] in self.backgroundAppearance }
    private(set) lazy var titleLabel = BarLabel { [unowned self] in self.titleColor(isLarge: false) }
    private(set) lazy var largeTitleLabel = BarLabel { [unowned self] in self.titleColor(isLarge: true) }
    let backButton = UIButton(type: .system)
    private var stack: [UINavigationItem]?
    private var displayedButtons: [UIBarButtonItem] = []
    private weak var displayedTitleView: UIView?
    private weak var storedDelegate: (any UINavigationBarDelegate)?
    var storedStandardAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
    /// The navigation controller that owns the bar and provides its items.
    weak var manager: UINavigationController?

    // MARK: Items

    /// The delegate of the bar, which is queried and notified about the items. The reference is weak.
    ///
    /// The delegate of a navigation controller's bar is the navigation controller, if it conforms to the protocol.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/delegate, and
    ///   https://developer.apple.com/documentation/uikit/uinavigationbardelegate; the role of the navigation controller
    ///   is undocumented there.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { manager == nil ? storedDelegate : manager as? any UINavigationBarDelegate }
        set {
            precondition(
                manager == nil,
                "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a "
                    + "controller.")
            storedDelegate = newValue
        }
    }

    /// The stack of items, from the bottom to the top item. The items of a navigation controller's bar can't be set
    /// directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/items
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. The change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/setitems(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        precondition(
            manager == nil,
            "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
        show(items)
    }

    /// The item that the bar displays.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/topitem
    open var topItem: UINavigationItem? { stack?.last }

    /// The item below the top item, to which the back button returns.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/backitem
    open var backItem: UINavigationItem? { stack?.dropLast().last }

    /// Pushes an item onto the stack, if the delegate allows it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/pushitem(_:animated:)
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Pops the top item from the stack and returns it, if the delegate allows it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/popitem(animated:)
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    // MARK: Look

    open var barStyle = UIBarStyle.default {
        didSet {
            setNeedsLayout()
            manager?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// A Boolean value indicating whether content extends behind the bar. The bar is drawn opaque in either case.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/istranslucent
    /// - Differs: On a phone, the content is visible through a translucent bar.
    open var isTranslucent = true { didSet { manager?.viewIfLoaded?.setNeedsLayout() } }

    /// The color of the background, or `nil` for the style's color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/bartintcolor
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The attributes of the title. Only the color and the font have an effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/titletextattributes
    /// - Differs: On a phone, the shadow has an effect, too.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

    /// The attributes of the large title. Only the color and the font have an effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/largetitletextattributes
    /// - Differs: On a phone, the shadow has an effect, too.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

    /// A Boolean value indicating whether items can display large titles, below the buttons.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
    open var prefersLargeTitles = false { didSet { heightDidChange() } }

    /// The standard appearance of the bar. Until it is read or set, the other properties determine the appearance.
    ///
    /// The bar reflects changes to the object that the property returns.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/standardappearance
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let storedStandardAppearance { return storedStandardAppearance }
            let appearance = UINavigationBarAppearance()
            appearance.bar = self
            storedStandardAppearance = appearance
            return appearance
        }
        set { storedStandardAppearance = newValue.duplicate(for: self) as? UINavigationBarAppearance }
    }

    /// The appearance of the bar in a compact height, or `nil` for the standard appearance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/compactappearance
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.duplicate(for: self) as? UINavigationBarAppearance
            setNeedsLayout()
        }
    }

    /// The appearance of the bar while the content is at its top.
    ///
    /// If it is `nil`, the bar has no background from iOS 15 on. Earlier, it has the standard appearance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate(for: self) as? UINavigationBarAppearance
            setNeedsLayout()
        }
    }

    open var barPosition: UIBarPosition {
        manager == nil ? storedDelegate?.position(for: self) ?? .top : .topAttached
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
        background.position(in: self, reachingUp: barPosition == .topAttached, reachingDown: false)
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
        replaceItems(displayedButtons, by: new)
        displayedButtons = new
        if displayedTitleView !== topItem?.titleView, displayedTitleView?.superview === self {
            displayedTitleView?.removeFromSuperview()
        }
        displayedTitleView = topItem?.titleView
        if let displayedTitleView { addSubview(displayedTitleView) }
        heightDidChange()
    }

    private func heightDidChange() {
        setNeedsLayout()
        manager?.barHeightDidChange()
    }
}
