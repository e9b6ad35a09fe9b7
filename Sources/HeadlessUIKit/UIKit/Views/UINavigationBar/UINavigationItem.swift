/// The items that a navigation bar displays for a view controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title in the center of the bar, and on the back button of the next view controller.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/title
    open var title: String? { didSet { didChange() } }

    /// The view in the center of the bar, which replaces the title.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/titleview
    open var titleView: UIView? { didSet { didChange() } }

    /// A Boolean value indicating whether the back button is hidden.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/hidesbackbutton
    open var hidesBackButton = false { didSet { didChange() } }

    /// Sets whether the back button is hidden. The change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/sethidesbackbutton(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The title of the next view controller's back button. If it is `nil`, the button displays the item's title.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle
    open var backButtonTitle: String? { didSet { didChange() } }

    /// The item for the back button of the next view controller. Only its title has an effect. The button always
    /// returns to this item, whatever its action is.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem
    /// - Differs: On a phone, the image of the item has an effect, too.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

    /// The display mode of the large title, if the bar prefers large titles.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    // MARK: Buttons

    /// The first item on the left. Setting it replaces the first item, and `nil` removes it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = leftBarButtonItems.replacingFirst(by: newValue) }
    }

    /// The items on the left, from left to right. They replace the back button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// A Boolean value indicating whether the back button is displayed in addition to the items on the left.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/leftitemssupplementbackbutton
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }

    /// The first item on the right. Setting it replaces the first item, and `nil` removes it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = rightBarButtonItems.replacingFirst(by: newValue) }
    }

    /// The items on the right, from right to left.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    // MARK: Looks

    /// The appearance of the bar while it displays the item, or `nil` for the bar's appearance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/standardappearance
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// The appearance of the bar in a compact height while it displays the item.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/compactappearance
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// The appearance of the bar while it displays the item and the content is at its top.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/scrolledgeappearance
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    /// Called when the item changes, to update the bar that displays it.
    var didChange: () -> Void = {}

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Returns `nil`, because archives of items aren't supported. Subclasses must provide this initializer, as on a
    /// phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/init(coder:)
    /// - Differs: On a phone, the item is created from an archive.
    public required init?(coder: NSCoder) {
        nil
    }
}

extension [UIBarButtonItem]? {
    /// Returns the items with another first one. An item that is among them moves to the front.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
    @MainActor
    fileprivate func replacingFirst(by item: UIBarButtonItem?) -> [UIBarButtonItem]? {
        let items = self ?? []
        let isMoved = items.contains { $0 === item }
        let others = isMoved ? items.filter { $0 !== item } : Array(items.dropFirst())
        let new = [item].compactMap(\.self) + others
        return new.isEmpty ? nil : new
    }
}
