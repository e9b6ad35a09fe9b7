/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    open private(set) var title: String?
    open private(set) var style = Style.default
    /// Whether the button can be tapped.
    open var isEnabled = true { didSet { enablednessDidChange() } }

    private(set) var handler: ((UIAlertAction) -> Void)?
    /// Tells the alert that shows the action.
    var enablednessDidChange: () -> Void = {}

    /// - Parameter handler: Runs when the alert is gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
