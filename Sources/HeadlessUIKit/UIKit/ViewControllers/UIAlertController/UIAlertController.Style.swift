extension UIAlertController {
    /// The style of an alert controller. The raw values match Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertcontroller/style; the raw values: Apple's
    ///   header.
    public enum Style: Int, Sendable {
        /// An action sheet at the bottom of the screen.
        case actionSheet = 0
        /// An alert in the center of the screen.
        case alert = 1
    }
}
