/// A button of an alert.
///
/// - Source: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    open private(set) var title: String?
    open private(set) var style = Style.default
    /// A Boolean value indicating whether the user can tap the button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertaction/isenabled
    open var isEnabled = true { didSet { enablednessDidChange() } }

    private(set) var handler: ((UIAlertAction) -> Void)?
    /// Called when `isEnabled` changes, to update the alert that contains the action.
    var enablednessDidChange: () -> Void = {}

    /// Creates an action with a title and a style.
    ///
    /// - Parameter handler: The closure to call after the alert is dismissed.
    /// - Source: https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
