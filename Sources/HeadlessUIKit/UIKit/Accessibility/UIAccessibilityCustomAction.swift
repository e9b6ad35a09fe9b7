/// An action of an object that VoiceOver and Switch Control list by its name.
///
/// - Source: Apple, "UIAccessibilityCustomAction".
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
    /// A closure that performs the action and returns a Boolean value indicating whether it succeeded.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action, which assistive technologies read aloud.
    ///
    /// - Source: Apple's header, `name`; Apple's page wasn't found.
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
