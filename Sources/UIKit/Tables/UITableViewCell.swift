/// A row of a table.
///
/// Not modelled: editing, swipes and indentation.
@preconcurrency @MainActor
open class UITableViewCell: ReusableCell {
    private let style: CellStyle
    /// Under which name the cell is used again; nil for a cell that is not.
    open private(set) var reuseIdentifier: String?
    /// Takes what the cell shows: all but what is at its right end and behind.
    open private(set) var contentView = UIView()
    let separator = UIView()
    var accessoryButtonTapped: () -> Void = {}
    private(set) var accessory: UIView?

    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .white
        separator.isUserInteractionEnabled = false
        for view in [contentView, separator] { addSubview(view) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    /// The main text; nil in a cell with a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? labels.text : nil }

    /// The second text; nil in a cell of the default style, and in one with a content configuration.
    open var detailTextLabel: UILabel? { contentConfiguration == nil && style != .default ? labels.detail : nil }

    open var imageView: UIImageView? { contentConfiguration == nil ? labels.image : nil }

    /// Made when somebody asks for one of them.
    private(set) lazy var labels = makeLabels()

    /// What the cell shows instead of its labels; nil brings them back.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
    private var configuredView: (UIView & UIContentView)?

    /// The configuration that looks like the cell's style, with nothing in it yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }
    /// What stands at the right end instead of what the type says.
    open var accessoryView: UIView? { didSet { updateAccessory() } }

    /// Shows behind the content.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView, isShown: true) }
    }

    /// Shows behind the content while the cell is selected or a finger is on it.
    open var selectedBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: selectedBackgroundView, isShown: showsSelection) }
    }

    var ownSeparatorInset: UIEdgeInsets?
    /// What the table says.
    var inheritedSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    /// How far the line below keeps from the sides, in points: as the table says, unless it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? inheritedSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: State

    open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }

    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    private var isChosen = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        isChosen = selected
        showSelection()
    }

    open var isHighlighted: Bool {
        get { isTouched }
        set { setHighlighted(newValue, animated: false) }
    }
    private var isTouched = false

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isTouched = highlighted
        showSelection()
    }

    /// The cell is about to be used for another row; for subclasses, which call super.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Layout

    /// As high as the content needs, 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    var showsSelection: Bool { selectionStyle != .none && (isChosen || isTouched) }

    /// The view of the content configuration, if there is one.
    var contentConfigurationView: UIView? { configuredView }

    private func showSelection() {
        contentView.backgroundColor =
            showsSelection && selectedBackgroundView == nil ? UIColor(white: 0.82, alpha: 1) : nil
        exchangeBackground(selectedBackgroundView, for: selectedBackgroundView, isShown: showsSelection)
    }

    private func showContentConfiguration() {
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        for view in [labels.image, labels.text, labels.detail] { view.removeFromSuperview() }
        if let view = configuredView,
            type(of: view.configuration) == type(of: contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else {
            configuredView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            contentView.addSubview(view)
            configuredView = view
        }
        setNeedsLayout()
    }

    private func makeLabels() -> Labels {
        let labels = Labels(style, tint: tintColor)
        for view in [labels.image, labels.text, labels.detail] { contentView.addSubview(view) }
        setNeedsLayout()
        return labels
    }

    private func updateAccessory() {
        accessory?.removeFromSuperview()
        accessory = accessoryView ?? makeAccessory()
        if let accessory { addSubview(accessory) }
        setNeedsLayout()
    }

    private func exchangeBackground(_ old: UIView?, for new: UIView?, isShown: Bool) {
        if old !== new || !isShown { old?.removeFromSuperview() }
        guard let new, isShown, new.superview !== self else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: contentView)
    }
}
