/// What a bar shows in one place.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    /// Whether the item can be tapped.
    open var isEnabled = true { didSet { didChange() } }
    open var tag = 0
    /// What the item is called for those who do not see it; nil for its title.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set { ownAccessibilityLabel = newValue }
    }
    private var ownAccessibilityLabel: String?
    /// A name for tests, which nobody hears.
    open var accessibilityIdentifier: String?

    /// The attributes that were set, by the raw values of states.
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The font and the colour of the title in a state; the other attributes are kept. Nil for the bar's.
    ///
    /// Items of tab bars have the look of their bar, and only keep them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        didChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Tells the bar that shows the item.
    var didChange: () -> Void = {}

    public override init() {
        super.init()
    }

    /// There are no archives of items here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }
}
