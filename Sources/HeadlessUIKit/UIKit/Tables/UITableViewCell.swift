/// A row of a table.
///
/// Not modelled: editing, swipes and indentation.
@preconcurrency @MainActor
open class UITableViewCell: ReusableCell {
    let style: CellStyle
    /// Under which name the cell is used again; nil for a cell that is not.
    open private(set) var reuseIdentifier: String?
    /// Takes what the cell shows: all but what is at its right end and behind.
    open private(set) var contentView = UIView()
    let separator = UIView()
    var accessoryButtonTapped: () -> Void = {}
    private(set) var accessory: UIView?
    /// Whether there is room for a line below, as the table says.
    var hasLine = true
    /// Whether the background's colour is the app's.
    var hasOwnBackground = false
    /// Shows that the cell is selected where the app has no view for that. Open: its colour; it is as printed on phones.
    private(set) lazy var standardSelectionView = {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }()
    /// What shows that the cell is selected, while it is.
    var shownSelectionView: UIView?
    /// The colours that views of the content have when the cell is not selected.
    var clearedBackgrounds: [(view: UIView, color: UIColor)] = []

    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        takeStandardBackground(.systemBackground)
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

    var madeLabels: Labels?

    /// What the cell shows instead of its labels; nil brings them back.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
    /// The view of the content configuration, if there is one.
    var configuredView: (UIView & UIContentView)?
    var mustUpdateConfiguration = true

    /// The configuration that looks like the cell's style, with nothing in it yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Whether the content configuration is updated for the state whenever that changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// What configurations depend on; subclasses may add states of their own.
    open var configurationState: UICellConfigurationState { currentState }

    /// Says that the configuration depends on something that has changed; it is updated before the cell is measured or
    /// laid out.
    open func setNeedsUpdateConfiguration() {
        mustUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration for a state; for subclasses.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Changes the configuration for a state, instead of a subclass.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    override func followTraits() {
        super.followTraits()
        setNeedsUpdateConfiguration()
    }

    open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }
    /// What stands at the right end instead of what the type says.
    open var accessoryView: UIView? { didSet { updateAccessory() } }

    // MARK: Backgrounds

    open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }

    /// Shows behind the content.
    open var backgroundView: UIView? { didSet { showBackgroundView(insteadOf: oldValue) } }

    /// Shows behind the content while the cell is selected or a finger is on it, instead of a grey view.
    open var selectedBackgroundView: UIView? { didSet { showSelection() } }

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
        let before = isChosen
        isChosen = selected
        showSelection()
        if selected != before { setNeedsUpdateConfiguration() }
    }

    open var isHighlighted: Bool {
        get { isTouched }
        set { setHighlighted(newValue, animated: false) }
    }
    private var isTouched = false

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let before = isTouched
        isTouched = highlighted
        showSelection()
        if highlighted != before { setNeedsUpdateConfiguration() }
    }

    /// The cell is about to be used for another row; for subclasses, which call super.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Layout

    /// As high as the content needs, 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(size) }

    /// What constraints in the content come to, with the line below; without any, `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    private func updateAccessory() {
        accessory?.removeFromSuperview()
        accessory = accessoryView ?? makeAccessory()
        if let accessory { addSubview(accessory) }
        setNeedsLayout()
    }
}
