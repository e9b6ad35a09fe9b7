/// A closure that handles an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a handler, and the title and image that a control shows for it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaction
/// - Differs: On a phone, a menu also displays the action.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The title of the action, which a button created with the action shows.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The identifier of the action. A control has at most one action with a given identifier.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.property; in a control:
    ///   https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
    open private(set) var identifier: Identifier
    /// An extended description of the action. This implementation stores the value without using it, because it has no
    /// keyboard menus, which would show it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaction/discoverabilitytitle
    /// - Differs: On a phone, the system displays the title for keyboard shortcuts.
    open var discoverabilityTitle: String?
    /// The attributes of the action in a menu. This implementation stores them without using them, because it has no
    /// menus, and controls ignore them.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenuelement/attributes; that controls ignore them is
    ///   undocumented.
    /// - Differs: On a phone, a menu displays the action with the attributes.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action in a menu. This implementation stores the value without using it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenuelement/state
    /// - Differs: On a phone, a menu displays a mark for the state.
    open var state: UIMenuElement.State
    /// The object that performs the action, or `nil` while the action isn't being performed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenuleaf/sender
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action. Without an identifier, it receives a unique one.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    func perform(by sender: Any) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
