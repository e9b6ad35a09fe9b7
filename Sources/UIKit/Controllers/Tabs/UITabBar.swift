/// The bar under the controllers of a tab bar controller: a button for each.
///
/// Not modelled: badges, and the list of what does not fit ("More").
@preconcurrency @MainActor
open class UITabBar: UIView {
    private var buttons: [UIButton] = []
    /// What happens when somebody taps a button.
    var choose: (Int) -> Void = { _ in }

    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

    /// An item that is selected and not among new ones is selected no longer.
    open var items: [UITabBarItem]? {
        didSet {
            if !hasSelectedItem { selectedItem = nil }
            makeButtons()
        }
    }

    /// One of the items, or none; another cannot be selected.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            if selectedItem != nil, !hasSelectedItem { selectedItem = oldValue }
            setNeedsLayout()
        }
    }

    private var hasSelectedItem: Bool { items?.contains { $0 === selectedItem } ?? false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    public required init?(coder: NSCoder) {
        nil
    }

    private func makeButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            item.didChange = { [weak self] in self?.setNeedsLayout() }
            let button = UIButton(type: .custom)
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// The buttons share the width; the room below them is the safe area's.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = barStyle.backgroundColor
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, (button, item)) in zip(buttons, items ?? []).enumerated() {
            button.setTitle(item.title, for: .normal)
            button.setImage(item.image, for: .normal)
            button.setTitleColor(item === selectedItem ? tintColor : .gray, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 10)
            let height = bounds.height - safeAreaInsets.bottom
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
        }
    }
}
