/// What a handler of an action is.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with what a control shows of it.
@preconcurrency @MainActor
open class UIAction: NSObject {
    /// What a button that is made with the action shows.
    open var title: String
    open var image: UIImage?
    /// A control has one action of an identifier.
    open private(set) var identifier: Identifier
    /// Who performs the action; nil while nobody does.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// An action; without an identifier it gets one that no other has.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform(by sender: Any) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
