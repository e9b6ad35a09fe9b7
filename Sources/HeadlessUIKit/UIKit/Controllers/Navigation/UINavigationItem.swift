/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// In the middle of the bar, and on the back button of the next controller.
    open var title: String? { didSet { didChange() } }

    /// What stands in the middle instead of a title.
    open var titleView: UIView? { didSet { didChange() } }

    /// Whether the bar leads back from here.
    open var hidesBackButton = false { didSet { didChange() } }

    /// Hides the back button or shows it; between the two nothing is drawn.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// What the back button of the next controller says; nil for the title.
    open var backButtonTitle: String? { didSet { didChange() } }

    /// The back button of the next controller: its title counts. It leads back, whatever its action.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

    /// How large the title is, if the bar prefers large ones.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    // MARK: Buttons

    /// The first on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// On the left, from left to right, in place of the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// Whether the back button stays beside the items on the left.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }

    /// The first on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// On the right, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    // MARK: Looks

    /// What the bar looks like while it shows the item; nil for as ever.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// The same on a phone on its side.
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// The same while the content is at its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// Tells the bar that shows the item.
    var didChange: () -> Void = {}

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// There are no archives of items here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }
}
