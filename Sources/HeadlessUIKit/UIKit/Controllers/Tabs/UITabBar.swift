/// A bar of buttons of which one is selected: under the controllers of a tab bar controller, or on its own.
///
/// Not modelled: badges, images as backgrounds, and the list of what does not fit ("More").
@preconcurrency @MainActor
open class UITabBar: UIView {
    private var buttons: [UIButton] = []
    private var shownItems: [UITabBarItem]?
    private weak var selection: UITabBarItem?
    private weak var ownDelegate: (any UITabBarDelegate)?
    /// Whose bar it is; such a bar has its items and its delegate from there.
    weak var manager: UITabBarController?

    private lazy var background = BarBackground { [unowned self] in self.backgroundLook }
    private var ownStandardAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

    /// Kept; what a phone lets shine through is drawn opaque.
    open var isTranslucent = true

    /// The color of the background; nil for the style's.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// What the bar looks like; before it is read or set, as the other properties say.
    ///
    /// What is read may be changed, and is shown then.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let appearance = UITabBarAppearance()
            appearance.bar = self
            ownStandardAppearance = appearance
            return appearance
        }
        set { ownStandardAppearance = newValue.duplicate(for: self) as? UITabBarAppearance }
    }

    /// Hears of taps: the tab bar controller, if the bar is one's.
    open weak var delegate: (any UITabBarDelegate)? {
        get { manager ?? ownDelegate }
        set {
            precondition(
                manager == nil, "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
            ownDelegate = newValue
        }
    }

    /// From left to right; what is selected stays so if it is among new ones.
    ///
    /// Changing those of a tab bar controller's bar stops the process, as on a phone (Apple, "items").
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items; between the old and the new nothing is drawn.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        precondition(manager == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        show(items)
    }

    /// What is selected; nil clears it, and an item that the bar does not show changes nothing.
    open weak var selectedItem: UITabBarItem? {
        get { selection }
        set {
            guard newValue.map({ shownItems?.contains($0) == true }) ?? true else { return }
            selection = newValue
            setNeedsLayout()
        }
    }

    /// What it looks like while the content is at its end; nil for no background from iOS 15 on.
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
        shownItems = items
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

    /// Somebody has tapped an item. A tab bar controller selects it by itself, after its bar has told of the tap;
    /// reported by many, who found `selectedIndex` as it was before.
    private func choose(_ item: UITabBarItem) {
        if manager == nil { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
        manager?.choose(item)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// The buttons share the width; the room below them is the safe area's.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.place(in: self, reachingUp: false, reachingDown: false)
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

    private var backgroundLook: BarBackground.Look {
        .ofBarBelow(
            content: manager?.selectedTop, edge: scrollEdgeAppearance, standard: ownStandardAppearance, style: barStyle,
            tint: barTintColor)
    }
}
