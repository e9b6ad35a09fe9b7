/// Something that can be done with an object, which VoiceOver and Switch Control list by its name.
///
/// Source: Apple, "UIAccessibilityCustomAction".
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
    /// Does it, and answers whether that worked.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What is read out.
    open var name: String
    open var image: UIImage?
    open var actionHandler: ActionHandler?

    public init(name: String, actionHandler: ActionHandler?) {
        self.name = name
        self.actionHandler = actionHandler
    }

    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }
}
