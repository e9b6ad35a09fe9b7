/// A button of a navigation bar or a toolbar, a view in its place, or a gap between them.
///
/// Targets with selectors and menus are not modelled: an item performs an action.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    private(set) var systemItem: SystemItem?
    /// What shows the item, if no view of its own does.
    private(set) lazy var button = makeButton()
    /// The view that is in a bar for the item.
    weak var shownView: UIView?
    /// What the system does on a tap, after the action.
    var onTap: () -> Void = {}

    open var style = Style.plain { didSet { didChange() } }

    /// Of a gap, or of a button that is not to be as wide as what it shows, in points; 0 for the natural width.
    open var width: CGFloat = 0 { didSet { didChange() } }

    /// What shows in the item's place; it does by itself what it does.
    open var customView: UIView? { didSet { didChange() } }

    /// The color of what the button shows; nil for the bar's.
    open var tintColor: UIColor? { didSet { didChange() } }

    open var isHidden = false { didSet { didChange() } }

    /// What a tap does. A new action's title and image become the item's, unless it is one of the system's.
    open var primaryAction: UIAction? { didSet { takeLook(of: primaryAction) } }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A plain button; the title and the image of an action come before the others.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        takeLook(of: primaryAction)
    }

    /// A button of the system's, which does not show what the action would.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        self.primaryAction = primaryAction
    }

    /// A button of the system's; see `Selector` about the action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    /// A button with a title; see `Selector` about the action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    /// A button with a picture; see `Selector` about the action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    /// A gap that grows as far as there is room.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// A gap of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let space = space(.fixedSpace)
        space.width = width
        return space
    }

    private static func space(_ systemItem: SystemItem) -> Self {
        let space = makeObject(of: self) as! Self
        space.systemItem = systemItem
        space.style = systemItem.style
        return space
    }
}
