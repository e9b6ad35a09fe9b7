/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
    /// Raw values as in Apple's header.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves things as they are; an alert has at most one.
        case cancel = 1
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    /// Whether the button can be tapped.
    open var isEnabled = true { didSet { enablednessDidChange() } }

    let handler: ((UIAlertAction) -> Void)?
    /// Tells the alert that shows the action.
    var enablednessDidChange: () -> Void = {}

    /// - Parameter handler: Runs when the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
