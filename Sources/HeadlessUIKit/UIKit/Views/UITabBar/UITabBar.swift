/// A bar of buttons of which one is selected. It belongs to a tab bar controller or is used separately.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbar
/// - Differs: On a phone, the bar also displays badges and background images, and lists additional items under "More".
@preconcurrency @MainActor
open class UITabBar: UIView {
    private var buttons: [UIButton] = []
    private var currentItems: [UITabBarItem]?
    private weak var selection: UITabBarItem?
    private weak var storedDelegate: (any UITabBarDelegate)?
    /// The tab bar controller that owns the bar and provides its items and its delegate.
    weak var manager: UITabBarController?

    private lazy var background = BarBackground { [unowned self] in self.backgroundAppearance }
    private var storedStandardAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

    /// A Boolean value indicating whether the bar is translucent. The value is stored, but the bar is drawn opaque.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/istranslucent
    /// - Differs: On a phone, the content is visible through a translucent bar.
    open var isTranslucent = true

    /// The color of the background, or `nil` for the style's color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/bartintcolor
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The standard appearance of the bar. Until it is read or set, the other properties determine the appearance.
    ///
    /// The bar reflects changes to the object that the property returns.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/standardappearance
    open var standardAppearance: UITabBarAppearance {
        get {
            if let storedStandardAppearance { return storedStandardAppearance }
            let appearance = UITabBarAppearance()
            appearance.bar = self
            storedStandardAppearance = appearance
            return appearance
        }
        set { storedStandardAppearance = newValue.duplicate(for: self) as? UITabBarAppearance }
    }

    /// The delegate that is notified of taps. The delegate of a tab bar controller's bar is the tab bar controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/delegate; the page doesn't describe the bar
    ///   of a tab bar controller.
    open weak var delegate: (any UITabBarDelegate)? {
        get { manager ?? storedDelegate }
        set {
            precondition(
                manager == nil,
                "NSInternalInconsistencyException: Changing the delegate of a tab bar managed by a tab bar controller "
                    + "is not allowed.")
            storedDelegate = newValue
        }
    }

    /// The items, from left to right. The selected item remains selected if it is among new items.
    ///
    /// Changing the items of a tab bar controller's bar stops the process, as on a phone. Source: Apple, "items".
    open var items: [UITabBarItem]? {
        get { currentItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. The change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/setitems(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        precondition(
            manager == nil,
            "NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not "
                + "allowed.")
        show(items)
    }

    /// The selected item.
    ///
    /// Setting it to `nil` clears the selection. Setting it to an item that isn't in the bar has no effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/selecteditem; the page doesn't mention items
    ///   that aren't in the bar.
    open weak var selectedItem: UITabBarItem? {
        get { selection }
        set {
            guard newValue.map({ currentItems?.contains($0) == true }) ?? true else { return }
            selection = newValue
            setNeedsLayout()
        }
    }

    /// The appearance of the bar while the content is at its end. If it is `nil`, the bar has no background from iOS 15
    /// on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbar/scrolledgeappearance
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate(for: self) as? UITabBarAppearance
            setNeedsLayout()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    func show(_ items: [UITabBarItem]?) {
        currentItems = items
        if let selection, items?.contains(selection) != true { self.selection = nil }
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.didChange = { [weak self] in self?.setNeedsLayout() }
            let button = UIButton(type: .custom)
            let tap = UIAction { [weak self, unowned item] _ in self?.choose(item) }
            button.addAction(tap, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    /// Handles a tap on an item.
    ///
    /// A tab bar controller selects the item itself, after the bar has notified its delegate. As many sources report,
    /// `selectedIndex` isn't changed yet at that time.
    private func choose(_ item: UITabBarItem) {
        if manager == nil { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
        manager?.choose(item)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Lays out the buttons, which share the width of the bar. The safe area below them remains empty.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.position(in: self, reachingUp: false, reachingDown: false)
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, (button, item)) in zip(buttons, items ?? []).enumerated() {
            button.setTitle(item.title, for: .normal)
            button.setImage(item.image, for: .normal)
            button.setTitleColor(item === selectedItem ? tintColor : .gray, for: .normal)
            button.isEnabled = item.isEnabled
            button.titleLabel?.font = .systemFont(ofSize: 10)
            let height = bounds.height - safeAreaInsets.bottom
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
        }
    }

    private var backgroundAppearance: BarBackground.Appearance {
        .ofBarBelow(
            content: manager?.selectedTop, edge: scrollEdgeAppearance, standard: storedStandardAppearance,
            style: barStyle,
            tint: barTintColor)
    }
}
