/// The bar over the controllers of a navigation controller: a title, and a button that leads back.
///
/// Not modelled: images and the other appearances.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private let titleLabel = UILabel()
    private let backButton = UIButton(type: .system)
    var goBack: () -> Void = {}
    var styleDidChange: () -> Void = {}

    open var barStyle = UIBarStyle.default {
        didSet {
            setNeedsLayout()
            styleDidChange()
        }
    }

    /// From the bottom of the stack to what is shown.
    open var items: [UINavigationItem]? {
        didSet {
            for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsLayout() } }
            setNeedsLayout()
        }
    }

    /// What is shown.
    open var topItem: UINavigationItem? { items?.last }

    /// Where the back button leads.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleWidth
        titleLabel.font = .boldSystemFont(ofSize: 17)
        titleLabel.textAlignment = .center
        backButton.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
        addSubview(titleLabel)
        addSubview(backButton)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = barStyle.backgroundColor
        titleLabel.text = topItem?.title
        titleLabel.textColor = barStyle.textColor
        backButton.isHidden = backItem == nil || topItem?.hidesBackButton == true
        backButton.setTitle("‹ \(backItem?.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back")", for: .normal)
        let wanted = backButton.sizeThatFits(bounds.size).width
        backButton.frame = CGRect(x: 8, y: 0, width: min(wanted, bounds.width / 3), height: bounds.height)
        titleLabel.frame = bounds.insetBy(dx: bounds.width / 3, dy: 0)
    }
}
