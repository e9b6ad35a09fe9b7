/// A cell that displays a row of a table view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell
/// - Differs: On a phone, a cell also has editing, swipe actions, and indentation, and a selected or touched cell
///   highlights the labels, images, and controls in its content.
@preconcurrency @MainActor
open class UITableViewCell: ReusableCell {
    let style: CellStyle
    /// The identifier under which the cell is reused, or `nil` if it isn't reused.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier
    open private(set) var reuseIdentifier: String?
    /// The superview of the cell's content, except the accessory and the backgrounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/contentview
    open internal(set) var contentView = UIView()
    let separator = UIView()
    var accessoryButtonTapped: () -> Void = {}
    private(set) var accessory: UIView?
    /// A Boolean value indicating whether the cell reserves space for a separator, set by the table view.
    var hasLine = true
    /// A Boolean value indicating whether the app has set the background color.
    var hasCustomBackground = false
    /// The view that displays the selection if the app doesn't provide one.
    ///
    /// - Note: Undocumented by Apple. The color is as published for phones.
    private(set) lazy var standardSelectionView = {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }()
    /// The view that currently displays the selection.
    var displayedSelectionView: UIView?
    /// The original background colors of the content's descendants, for restoring them after the selection ends.
    var clearedBackgrounds: [(view: UIView, color: UIColor)] = []

    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        applyStandardBackground(.systemBackground)
        contentView.isOutlinedIfEmpty = false
        separator.isUserInteractionEnabled = false
        for view in [contentView, separator] { addSubview(view) }
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    /// The label of the primary text, or `nil` in a cell with a content configuration.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/textlabel
    open var textLabel: UILabel? { contentConfiguration == nil ? labels.text : nil }

    /// The label of the secondary text, or `nil` in a cell of the default style or with a content configuration.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel
    open var detailTextLabel: UILabel? { contentConfiguration == nil && style != .default ? labels.detail : nil }

    open var imageView: UIImageView? { contentConfiguration == nil ? labels.image : nil }

    var madeLabels: Labels?

    /// The configuration that creates the content view. Setting it to `nil` replaces the content view with an empty
    /// one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { if oldValue != nil || contentConfiguration != nil { showContentConfiguration() } }
    }
    var mustUpdateConfiguration = true

    /// Returns an empty configuration that matches the cell's style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// A Boolean value indicating whether the cell updates its content configuration when its state changes.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration
    open var automaticallyUpdatesContentConfiguration = true

    /// The traits and states that configurations depend on. Subclasses can add custom states.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/configurationstate-4xwj0
    open var configurationState: UICellConfigurationState { currentState }

    /// Marks the configuration as outdated. The cell updates it before it is measured or laid out.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration(); the
    ///   page doesn't say when the cell updates it.
    open func setNeedsUpdateConfiguration() {
        mustUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the given state. Subclasses override this method.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)
    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Called when the configuration needs an update for the given state, as an alternative to a subclass.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/configurationupdatehandler-974
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    override func followTraits() {
        super.followTraits()
        setNeedsUpdateConfiguration()
    }

    open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }
    /// The view that replaces the standard accessory at the right end.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/accessoryview
    open var accessoryView: UIView? { didSet { updateAccessory() } }

    // MARK: Backgrounds

    open override var backgroundColor: UIColor? { didSet { hasCustomBackground = true } }

    /// The view behind the content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/backgroundview
    open var backgroundView: UIView? { didSet { showBackgroundView(insteadOf: oldValue) } }

    /// The view behind the content while the cell is selected or highlighted. It replaces the standard gray view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/selectedbackgroundview
    open var selectedBackgroundView: UIView? { didSet { showSelection() } }

    var storedSeparatorInset: UIEdgeInsets?
    /// The separator insets of the table view.
    var inheritedSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    /// The insets of the separator, in points. The default is the value of the table view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorinset
    open var separatorInset: UIEdgeInsets {
        get { storedSeparatorInset ?? inheritedSeparatorInset }
        set {
            storedSeparatorInset = newValue
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

    /// Prepares the cell for display of another row. Subclasses that override this method call `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Layout

    /// Returns the size that fits the content, with a height of at least 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(size) }

    /// Returns the size that the content's constraints determine, including the separator, or the result of
    /// `sizeThatFits(_:)` if there are none.
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
