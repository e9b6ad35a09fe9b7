/// An item of a bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    /// A Boolean value indicating whether the user can tap the item.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibaritem/isenabled
    open var isEnabled = true { didSet { didChange() } }
    open var tag = 0
    /// The text with which assistive technologies describe the item. The default is the item's title.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilitylabel: labels of
    ///   standard controls and views derive from their titles. The page doesn't mention items of bars.
    open var accessibilityLabel: String? {
        get { storedAccessibilityLabel ?? title }
        set { storedAccessibilityLabel = newValue }
    }
    private var storedAccessibilityLabel: String?
    /// The identifier of the item for tests. Assistive technologies don't read it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
    open var accessibilityIdentifier: String?

    /// The title attributes by the raw values of the control states.
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and the color of the title in a control state, or the bar's if the attributes are `nil`.
    ///
    /// Other attributes are stored without an effect. Items of a tab bar have the appearance of the bar, and only store
    /// the attributes.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibaritem/settitletextattributes(_:for:)
    /// - Differs: On a phone, the shadow has an effect, too, and items of a tab bar display the attributes.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        didChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Called when the item changes, to update the bar that displays it.
    var didChange: () -> Void = {}

    public override init() {
        super.init()
    }

    /// Returns `nil`, because archives of items aren't supported. Subclasses must provide this initializer, as on a
    /// phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibaritem/init(coder:)
    /// - Differs: On a phone, the item is created from an archive.
    public required init?(coder: NSCoder) {
        nil
    }
}
