/// A button in a navigation bar or a toolbar, a custom view, or a space between items.
///
/// Targets with selectors and menus aren't modeled. An item performs a `UIAction`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem
/// - Differs: On a phone, an item can also have a target with a selector, and a menu.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    private(set) var systemItem: SystemItem?
    /// The button that displays the item, unless the item has a custom view.
    private(set) lazy var button = makeButton()
    /// The view that currently displays the item in a bar.
    weak var displayedView: UIView?
    /// Called when the user taps the item, after the action is performed.
    var onTap: () -> Void = {}

    open var style = Style.plain { didSet { didChange() } }

    /// The width of a fixed space, or of an item that overrides its natural width, in points. If it is 0, the item has
    /// its natural width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/width, and
    ///   https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/fixedspace
    open var width: CGFloat = 0 { didSet { didChange() } }

    /// The view that displays the item instead of the button. It handles touches itself.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview
    open var customView: UIView? { didSet { didChange() } }

    /// The color of the button's content, or `nil` for the bar's tint color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem; the page doesn't describe `nil`.
    open var tintColor: UIColor? { didSet { didChange() } }

    open var isHidden = false { didSet { didChange() } }

    /// The action to perform on a tap.
    ///
    /// If the item isn't a system item, it adopts the title and the image of a new action.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
    open var primaryAction: UIAction? { didSet { copyTitleAndImage(of: primaryAction) } }

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

    /// Creates a plain item. The title and the image of the action take precedence over the other arguments.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
    /// - Differs: On a phone, the initializer also has a parameter for a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        copyTitleAndImage(of: primaryAction)
    }

    /// Creates a system item, which doesn't adopt the action's title and image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
    /// - Differs: On a phone, the initializer also has a parameter for a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        style = systemItem.style
        self.primaryAction = primaryAction
    }

    /// Creates a system item. For the handling of the action, see `Selector`.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(barbuttonsystemitem:target:action:)
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    /// Creates an item with a title. For the handling of the action, see `Selector`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:style:target:action:)
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    /// Creates an item with an image. For the handling of the action, see `Selector`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(image:style:target:action:)
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    /// Creates a space that expands to the available width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace(), and
    ///   https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/flexiblespace
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// Creates a space with a fixed width, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/fixedspace(_:)
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
