/// What a handler of an action is.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with what a control shows of it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What a button that is made with the action shows.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A control has one action of an identifier.
    open private(set) var identifier: Identifier
    /// What the action does, in more words. Kept; only menus of keys show it, which there are none of.
    open var discoverabilityTitle: String?
    /// How a menu shows the action. Kept, as the mark is: there are no menus, and controls do not look at it.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action has a mark.
    open var state: UIMenuElement.State
    /// Who performs the action; nil while nobody does.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// An action; without an identifier it gets one that no other has.
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
